import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Vitest would load graphql twice, once as ESM and once as CommonJS: one of them for all.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/cluster.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/**/*.generated.ts'] },
  },
})
