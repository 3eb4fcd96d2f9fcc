import { defineConfig } from 'vite'
import relay from 'vite-plugin-relay'

export default defineConfig({
  plugins: [relay],
  build: {
    ssr: 'client.ts',
    outDir: '.',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      external: /token\.ts$/,
      output: { entryFileNames: 'client.generated.js' },
    },
  },
})
