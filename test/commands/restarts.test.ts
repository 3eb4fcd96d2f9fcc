import { createServer } from 'node:http'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { listen } from '../../src/server/listen.ts'

it.each([
  ['another program', { hello: 'world' }],
  ['a gateway that serves', { status: 'ok', gateway: 'ok' }],
])('do not wait for a port of %s, and say what to do', async (_name, body) => {
  const other = createServer((_request, response) => response.end(JSON.stringify(body)))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const PORT = String(typeof address === 'object' && address ? address.port : 0)
  const told: string[] = []
  const app = fastify()
  try {
    await expect(listen(app, readConfig({ PORT }), (line) => told.push(line))).rejects.toThrow(
      `port ${PORT} is in use; set PORT to another`,
    )
    expect(told).toEqual([])
  } finally {
    await app.close()
    other.close()
  }
})
