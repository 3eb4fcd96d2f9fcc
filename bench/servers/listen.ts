import type { Server } from 'node:http'

/** Listens on any free port and tells where. */
export function listen(server: Server): void {
  server.keepAliveTimeout = 72_000
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    process.stdout.write(`http://127.0.0.1:${port}\n`)
  })
}
