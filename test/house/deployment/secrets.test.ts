import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from '../../support/world.ts'

const canaries = { city: 'Canaryville', bio: 'canary-bio-7391', monthly_income: 73917391.73 }

let world: World
let logged = ''

beforeAll(async () => {
  const stream = new PassThrough()
  stream.on('data', (chunk) => {
    logged += chunk
  })
  world = await startWorld({ LOG_LEVEL: 'trace' }, stream)
})
afterAll(() => world.close())

it('tells neither logs nor clients what is inside, whatever breaks', async () => {
  const token = await world.token('canary-subject', { name: 'Canary Name' })
  const put = () => world.rest('PUT', '/profile', { token, body: canaries })
  expect((await put()).status).toBe(200)
  // The database itself refuses now, with the whole row in its message.
  await world.database.sql(
    "alter table profile add constraint broken check (bio <> 'canary-bio-7391') not valid",
  )
  const overRest = await world.rest('PUT', '/profile', { token, body: { ...canaries, city: 'x' } })
  const query = 'mutation { updateProfile(input: { occupation: "y" }) { profile { id } } }'
  const overGraphql = await world.graphql(token, query)
  expect([overRest.status, overRest.body.error.code]).toEqual([500, 'INTERNAL'])
  expect(overGraphql.body.errors[0].extensions.code).toBe('INTERNAL')
  const told = JSON.stringify([overRest.body, overGraphql.body])
  expect(told).not.toMatch(/broken|constraint|update |select |\bat .*\.ts/i)
  expect(logged).toContain(overRest.body.error.request_id)
  expect(logged).toContain('"constraint":"broken"')
  for (const secret of [
    'Canaryville',
    'canary-bio',
    '7391739',
    'Canary Name',
    'canary-subject',
    token,
  ])
    expect(logged + told).not.toContain(secret)
})

it('names no software in its headers', async () => {
  const { headers } = await world.rest('GET', '/nothing')
  expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
})

it('gives metrics to this machine, or to who has the token', async () => {
  expect((await world.rest('GET', '/metrics')).body).toContain('http_request_duration_seconds')
  const guarded = await startWorld({ METRICS_TOKEN: 'a-long-enough-token' })
  expect((await guarded.rest('GET', '/metrics')).status).toBe(401)
  const token = 'a-long-enough-token'
  expect((await guarded.rest('GET', '/metrics', { token })).status).toBe(200)
  // What a proxy on this machine passes on is not of this machine.
  for (const header of ['forwarded', 'x-forwarded-for'])
    expect((await world.rest('GET', '/metrics', { headers: { [header]: 'x' } })).status).toBe(403)
  await guarded.close()
})

it('serves the explorer from here alone', async () => {
  const page = String((await world.rest('GET', '/graphiql')).body)
  expect(page).toContain('/graphql')
  expect(page).not.toMatch(/(?:src|href)="https?:/)
})
