import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// While developing, the Python server answers what is not a page: start it with `benben serve`.
const server = process.env.BENBEN_SERVER ?? 'http://localhost:8000'
const behind = { target: server, changeOrigin: true, headers: { origin: server } }
const above = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) } },
  server: {
    proxy: { '/api': behind, '/socket': { ...behind, ws: true } },
    fs: { allow: [above] }, // the games' words lie beside their rules
  },
  build: {
    outDir: fileURLToPath(new URL('../src/benben/server/site', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0, // fonts, styles and scripts from `data:` would be refused by the server's own rules
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
})
