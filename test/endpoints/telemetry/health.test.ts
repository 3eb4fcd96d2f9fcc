import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { healthPaths, NotReady, openReadiness } from '../../../src/http/health.ts'

const app = fastify()
afterEach(() => app.close())

it('concurrent calls share one readiness check, but each checks whether the gateway is stopping', async () => {
  let looks = 0
  let isStopping = false
  const database = async () => {
    looks += 1
  }
  const gateway = async () => {
    if (isStopping) throw new NotReady('the gateway is stopping')
  }
  healthPaths(app, openReadiness({ database }, gateway))
  const ask = () => app.inject('/readyz')
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  for (const answer of answers)
    expect(answer.json()).toEqual({ status: 'ok', database: 'ok', gateway: 'ok' })
  expect(looks).toBe(1)
  isStopping = true
  const last = await ask()
  expect([last.statusCode, last.json().gateway]).toEqual([503, 'the gateway is stopping'])
  isStopping = false
  await expect.poll(async () => (await ask()) && looks).toBeGreaterThan(1)
})
