import { ConfigError } from '../config/error.ts'
import type { Environment } from '../config.ts'

/** The variables of the environment and of `.env`, of which the former count; throws a ConfigError when `.env` can't be read. */
export function readEnvironment(): Environment {
  try {
    process.loadEnvFile()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw new ConfigError(
        ".env can't be read; make it a file that this user may read, or remove it",
      )
  }
  const environment = { ...process.env }
  // APP_MODE alone decides how the gateway behaves; libraries, graphql above all, are twice as fast this way.
  process.env.NODE_ENV = 'production'
  return environment
}
