import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { scrape, sumOf } from '../support/contract/metrics.ts'
import { startWorld } from '../support/world.ts'

const lines: string[] = []
const written = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk))
    done()
  },
})
const world = await startWorld({ LOG_LEVEL: 'info' }, written)
const state = mkdtempSync(join(tmpdir(), 'log-'))
afterAll(async () => {
  rmSync(state, { recursive: true })
  await world.close()
})

const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8')
/** The commands of a section of the runbook, except those of other platforms. */
function commandsOf(section: string): string {
  const [, text = ''] = runbook.split(`### ${section}\n`)
  const [, commands = ''] = /```console\n([^`]+)```/.exec(text) ?? []
  return commands.replaceAll(/^(journalctl|docker|kubectl) .*\n/gm, '')
}

/** What the runbook's commands show of a request, when the log is in several files. */
function found(id: string): string[] {
  const [even, odd] = [0, 1].map((rest) => lines.filter((_, index) => index % 2 === rest))
  writeFileSync(join(state, 'gateway-4001.log'), `no JSON\n${even?.join('')}`)
  writeFileSync(join(state, 'gateway-4002.log'), String(odd?.join('')))
  const commands =
    commandsOf('How to read the log') +
    commandsOf('A member names a request id: what became of their payment?')
  const shown = execFileSync('bash', ['-euc', commands.replace('the-id-that-they-name', id)], {
    encoding: 'utf8',
    env: { ...process.env, STATE: state },
  })
  return shown.trim().split('\n')
}

/** The fields of the line of a request, as the runbook's commands show it. */
async function told(id: string): Promise<Record<string, unknown>> {
  await expect.poll(() => lines.some((line) => line.includes(id))).toBe(true)
  const [line = ''] = found(id).filter((one) => / 30 request \{/.test(one))
  return JSON.parse(/\{.*\}$/.exec(line)?.[0] ?? '{}')
}

const deposit =
  'mutation Pay($input: DepositInput!) { money: deposit(input: $input) { transaction { id paymentId } userErrors { code } } }'

it('the log as the runbook reads it has plain lines, such as why a gateway did not start', () => {
  const now = Math.floor(Date.now() / 1000) * 1000
  const line = (level: number, msg: string, time = now) =>
    JSON.stringify({ level, time, msg, pid: 7 })
  const [before, after] = [40, 50].map((level) => line(level, `${level}`))
  const refused = line(40, 'refused: the database is away')
  const why = 'lending-gateway: PORT: must be a port'
  writeFileSync(
    join(state, 'gateway-4001.log'),
    `${line(50, 'of yesterday', now - 86_400_000)}\n${before}\n\n  The gateway is running; Ctrl-C stops it.\n${why}\n\n${after}\n${refused}\n${refused}\n`,
  )
  rmSync(join(state, 'gateway-4002.log'), { force: true })
  const shown = execFileSync('bash', ['-euc', commandsOf('How to read the log')], {
    encoding: 'utf8',
    env: { ...process.env, STATE: state },
  })
  expect(shown.trim().split('\n')).toEqual(
    [
      '40 40 {"pid":7}',
      `60 ${why} {}`,
      '50 50 {"pid":7}',
      '40 refused: the database is away {"requests":2}',
    ].map((told) => `${new Date(now).toISOString().replace('.000', '')} ${told}`),
  )
})

describe('the line of a request', () => {
  it('names the payment that it made over GraphQL, and says if it was made before', async () => {
    const token = await world.token('ada')
    const input = { amount: '1.02', description: 'a secret', idempotencyKey: 'once-and-for-all' }
    const send = (id: string) =>
      world.rest('POST', '/graphql', {
        token,
        headers: { 'x-request-id': id },
        body: { query: deposit, variables: { input } },
      })
    const { body } = await send('paying-1')
    const { id, paymentId } = body.data.money.transaction
    const records = [`transaction:${id}`, `payment:${paymentId}`]
    const line = await told('paying-1')
    expect(line).toMatchObject({ operation: 'Pay', fields: ['deposit'], records, status: 200 })
    expect(line).not.toHaveProperty('code')
    expect(line).not.toHaveProperty('replayed')
    await send('paying-2')
    expect(await told('paying-2')).toMatchObject({ records, replayed: true })
    expect(lines.join('')).not.toContain('a secret')
    // Whose id the line names can be asked for by an operator.
    const operator = await world.token('oscar', { scope: 'lending:support' })
    const payment = await world.rest('GET', `/payments/${paymentId}`, { token: operator })
    expect(payment.body.member_id ?? payment.body.payment.member_id).toBe(line.member)
  })

  it('says why a token was refused, in the words of the answer', async () => {
    const token = await world.token('ada')
    for (const [id, path] of [
      ['unsigned-1', '/wallet'],
      ['unsigned-2', '/graphql'],
    ] as const) {
      const { status, body } = await world.rest(path === '/wallet' ? 'GET' : 'POST', path, {
        token: token.slice(0, -9),
        headers: { 'x-request-id': id },
        ...(path === '/graphql' && { body: { query: '{ __typename }' } }),
      })
      expect(status).toBe(401)
      const { why } = await told(id)
      expect(why).toEqual(expect.any(String))
      expect(JSON.stringify(body)).toContain(String(why))
    }
  })

  it('names the member who was refused since they are frozen, and how many statements it sent', async () => {
    const token = await world.token('fred')
    const pay = (id: string) =>
      world.rest('POST', '/wallet/deposit', {
        token,
        headers: { 'x-request-id': id },
        body: { amount: 5 },
      })
    await pay('not-frozen-1')
    const { member, statements } = await told('not-frozen-1')
    expect(statements).toBeGreaterThan(0)
    const admin = await world.token('olga', { scope: 'lending:support lending:admin' })
    const freeze = { token: admin, body: { reason: 'a check' } }
    expect((await world.rest('POST', `/operator/members/${member}/freeze`, freeze)).status).toBe(
      200,
    )
    expect((await pay('frozen-1')).status).toBe(403)
    expect(await told('frozen-1')).toMatchObject({ member, code: 'BLOCKED' })
  })

  it('names a mutation that is called in a fragment', async () => {
    const query = `mutation { ...all ... on Mutation { again: markAllNotificationsRead(input: {}) { readCount } } }
      fragment all on Mutation { deposit(input: { amount: "-1" }) { userErrors { code } } markAllNotificationsRead(input: {}) { readCount } }`
    const headers = { 'x-request-id': 'in-pieces-1' }
    await world.rest('POST', '/graphql', {
      token: await world.token('cyd'),
      headers,
      body: { query },
    })
    const { fields } = await told('in-pieces-1')
    expect(fields).toEqual(['deposit', 'markAllNotificationsRead'])
  })

  it('says why nothing was made, over GraphQL and REST', async () => {
    const token = await world.token('bob')
    const headers = { 'x-request-id': 'refused-1' }
    const input = { amount: '-1' }
    await world.rest('POST', '/graphql', {
      token,
      headers,
      body: { query: deposit, variables: { input } },
    })
    const line = await told('refused-1')
    expect(line).toMatchObject({ fields: ['deposit'], status: 200, code: expect.any(String) })
    expect(line).not.toHaveProperty('records')
    await world.rest('POST', '/wallet/withdraw', {
      token,
      headers: { 'x-request-id': 'refused-2' },
      body: { amount: 5 },
    })
    expect(await told('refused-2')).toMatchObject({
      operation: 'withdraw',
      code: 'INSUFFICIENT_FUNDS',
    })
  })

  it('names the transaction that it made over REST', async () => {
    const token = await world.token('ada')
    const headers = { 'x-request-id': 'resting-1' }
    const { body } = await world.rest('POST', '/wallet/deposit', {
      token,
      headers,
      body: { amount: 1 },
    })
    const { operation, records } = await told('resting-1')
    expect([operation, (records as string[])[0]]).toEqual([
      'deposit',
      `transaction:${body.transaction.id}`,
    ])
  })

  it('is there if the client has left before the answer, and says so', async () => {
    const token = await world.token('ada')
    const before = await counted()
    const leaving = new AbortController()
    const other = new Client({ connectionString: world.database.ownerUrl })
    await other.connect()
    await other.query('begin; lock table wallet_transaction in access exclusive mode')
    const sent = fetch(`${world.url}/wallet/deposit`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-request-id': 'leaving-1',
      },
      body: '{"amount": 1}',
    })
    const left = expect(sent).rejects.toThrow()
    // Jobs may wait, too.
    const waits = `select from pg_stat_activity where datname = current_database()
      and wait_event = 'relation' and query ~ 'make_movements'`
    await expect
      .poll(async () => (await world.database.sql(waits)).length, { timeout: 60_000 })
      .toBeGreaterThan(0)
    leaving.abort()
    await left
    await other.query('rollback')
    await other.end()
    const line = await told('leaving-1')
    expect(line).toMatchObject({
      operation: 'deposit',
      left: true,
      records: [expect.stringMatching(/^transaction:/), expect.stringMatching(/^payment:/)],
    })
    expect(line).not.toHaveProperty('code')
    expect(await counted()).toEqual({ answers: before.answers + 1, left: before.left + 1 })
  })

  it('says for how long it wanted something of the database, and how much of that it waited for its turn', async () => {
    const token = await world.token('greta')
    const other = new Client({ connectionString: world.database.ownerUrl })
    await other.connect()
    await world.rest('GET', '/wallet', { token })
    await other.query('begin; lock table loan in access exclusive mode')
    const ids = Array.from({ length: 12 }, (_, index) => `waiting-${index}`)
    const sent = ids.map((id) =>
      world.rest('POST', '/loans', {
        token,
        headers: { 'x-request-id': id },
        body: { title: id, amount_requested: 500 },
      }),
    )
    const waits = `select from pg_stat_activity where datname = current_database()
      and wait_event = 'relation' and query ~ 'create_loan'`
    await expect
      .poll(async () => (await world.database.sql(waits)).length, { timeout: 60_000 })
      .toBeGreaterThan(0)
    await setTimeout(500)
    await other.query('rollback')
    await other.end()
    await Promise.all(sent)
    const lines = await Promise.all(ids.map(told))
    const has = (line: Record<string, unknown>, name: string) => Number(line[name] ?? 0)
    for (const line of lines) {
      expect(has(line, 'database_ms')).toBeGreaterThan(400)
      expect(has(line, 'database_ms')).toBeLessThanOrEqual(has(line, 'ms'))
      expect(has(line, 'waited_ms')).toBeLessThanOrEqual(has(line, 'database_ms'))
    }
    const waited = lines.filter((line) => has(line, 'waited_ms') > 400)
    expect(waited.length).toBeGreaterThan(0)
    expect(waited.length).toBeLessThan(ids.length)
    const series = await scrape(world.url)
    const labels = { operation: 'createLoan' }
    const [all, waiting] = ['database', 'database_wait'].map((name) =>
      sumOf(series, `operation_${name}_seconds_total`, labels),
    )
    expect(waiting).toBeGreaterThan(0.4)
    expect(all).toBeGreaterThan(Number(waiting))
  })
})

/** How many deposits the metrics count as answered, and whose clients left. */
async function counted() {
  const series = await scrape(world.url)
  const labels = { method: 'POST', route: '/wallet/deposit' }
  return {
    answers: sumOf(series, 'http_request_duration_seconds_count', labels),
    left: sumOf(series, 'http_requests_left_total', labels),
  }
}
