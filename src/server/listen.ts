import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'

/** Listens on the address of the settings; throws an Error that says what to change if that is not possible. */
export async function listen(
  app: FastifyInstance,
  { HOST: host, PORT: port }: Config,
): Promise<string> {
  return app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`port ${port} is in use; set PORT to another, or 0 for any free one`)
      : new ConfigError(`HOST, PORT: nothing can listen on ${host}, port ${port} (${error.code})`)
  })
}
