import { defineConfig } from 'vite'
import { cities } from './cities.ts'
import { messages } from './messages.ts'
import { operations } from './operations.ts'
import { towns } from './towns.ts'

export default defineConfig({
  base: '/app/',
  // Tests build it too, with another NODE_ENV: without this, each element would name its file.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  plugins: [cities(), messages(), operations(), towns()],
  build: {
    target: 'es2024',
    // MapLibre is loaded with the map alone; the test counts the first bundle.
    chunkSizeWarningLimit: 1_500,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
