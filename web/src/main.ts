import { mount } from 'svelte'
import App from './App.svelte'
import { loadWords } from './lib/words.svelte.ts'
import './lib/theme.css'

const target = document.getElementById('app')
if (target) void loadWords('site').then(() => mount(App, { target }))

if (import.meta.env.PROD && 'serviceWorker' in navigator && isSecureContext) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined) // it works without, only not as quickly
}
