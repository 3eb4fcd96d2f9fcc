import { Writable } from 'node:stream'
import { expect } from 'vitest'
import { long } from '../support/long.ts'
import { startWorld } from '../support/world.ts'

long('has no line for a probe that succeeds, and one for each other request', async () => {
  const lines: string[] = []
  const written = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const world = await startWorld({ LOG_LEVEL: 'info' }, written)
  for (const path of ['/livez', '/readyz', '/metrics', '/openapi.json', '/profile'])
    await world.rest('GET', path)
  const requests = () =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  await expect
    .poll(() => requests().map(({ route, status }) => `${route} ${status}`))
    .toEqual(['/openapi.json 200', '/profile 401'])
  await world.close()
})
