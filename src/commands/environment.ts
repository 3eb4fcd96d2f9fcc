import { ConfigError } from '../config/error.ts'
import type { Environment } from '../config.ts'

/** The variables of the environment and of `.env`; the environment wins. Throws a ConfigError if `.env` can't be read. */
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
  // Only APP_MODE changes what the gateway does. But libraries, above all graphql, are twice as fast with this.
  process.env.NODE_ENV = 'production'
  return environment
}
