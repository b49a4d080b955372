import { mount } from 'svelte'
import '../lib/theme.css'
import { loadWords } from '../lib/words.svelte.ts'
import Bench from './Bench.svelte'

const target = document.getElementById('app')
if (target) void loadWords('site').then(() => mount(Bench, { target }))
