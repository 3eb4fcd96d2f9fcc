try {
  process.loadEnvFile()
} catch {
  // No .env: the environment says it all.
}
const environment = { ...process.env }
// APP_MODE alone decides how the gateway behaves; libraries, graphql above all, are twice as fast this way.
process.env.NODE_ENV = 'production'
const { run } = await import('./commands/run.ts')
await run(environment, process.argv.slice(2))
