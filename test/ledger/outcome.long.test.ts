import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { losingAnswers } from '../support/servers/databases/meddlers.ts'
import { startProxy } from '../support/servers/proxy.ts'
import { startWorld, type World } from '../support/world.ts'

let proxy: Awaited<ReturnType<typeof startProxy>>
let world: World

beforeAll(async () => {
  const { hostname, port } = new URL(inject('adminUrl'))
  proxy = await startProxy({ host: hostname, port: Number(port) })
  world = await startWorld({}, undefined, (url) => ({
    DATABASE_URL: Object.assign(new URL(url), { port: String(proxy.port) }).href,
  }))
})
afterAll(async () => {
  proxy.close()
  await world.close()
})

it('says that an outcome is unknown when the answer of the database is lost, and settles it on a retry', async () => {
  const token = await world.token('ada')
  await world.rest('POST', '/wallet/deposit', { token, body: { amount: 1 } })
  const calls = [
    ['/wallet/deposit', { amount: 5 }],
    ['/loans', { title: 'Lost', amount_requested: 50 }],
  ] as const
  for (const [path, body] of calls) {
    const headers = { 'idempotency-key': `lost-answer-${path}` }
    const send = async () => {
      // A connection that is there, since one can't be made while answers are lost.
      await world.rest('GET', '/wallet', { token })
      proxy.meddler = losingAnswers
      const answer = await world.rest('POST', path, { token, body, headers })
      proxy.meddler = undefined
      return answer
    }
    let lost = await send()
    // What runs beside may have lost all connections: then nothing was sent, and it is done again.
    while (lost.body.error?.code === 'UNAVAILABLE') lost = await send()
    expect([lost.status, lost.body.error.code]).toEqual([503, 'OUTCOME_UNKNOWN'])
    expect(lost.headers.get('retry-after')).toBe('1')
    // A retry needs a connection, though the last one was lost with BEGIN on it.
    const again = await world.rest('POST', path, { token, body, headers })
    expect(again.status).toBe(201)
  }
  // The deposit had been made; the loan's transaction was cut before its commit.
  const { body } = await world.rest('GET', '/wallet', { token })
  expect(body.wallet.balance).toBe(6)
  expect(await world.database.sql("select from loan where title = 'Lost'")).toHaveLength(1)
})

it('does a transaction again that another made impossible, but not for ever', async () => {
  const token = await world.token('bea')
  await world.rest('GET', '/wallet', { token })
  await world.database.sql(`create sequence tries;
    create function give_up() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= current_setting('test.tries', true)::int then
        raise exception 'again' using errcode = '40001'; end if; return new; end $$;
    grant usage on sequence tries to public;
    create trigger give_up before insert on ledger_transaction for each row execute function give_up()`)
  const deposit = () => world.rest('POST', '/wallet/deposit', { token, body: { amount: 5 } })
  const name = new URL(world.database.url).pathname.slice(1)
  const giveUp = async (times: number) => {
    await world.database.sql(`alter database ${name} set test.tries = ${times}`)
    await world.database.sql("select setval('tries', 1, false)")
    await world.database.sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  }
  await giveUp(3)
  await expect.poll(async () => (await world.rest('GET', '/wallet', { token })).status).toBe(200)
  expect((await deposit()).body.wallet.balance).toBe(5)
  await giveUp(4)
  await expect.poll(async () => (await world.rest('GET', '/wallet', { token })).status).toBe(200)
  const busy = await deposit()
  expect([busy.status, busy.body.error.code]).toEqual([503, 'UNAVAILABLE'])
  expect((await world.rest('GET', '/wallet', { token })).body.wallet.balance).toBe(5)
})
