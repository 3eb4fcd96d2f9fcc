import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { NotSent } from '../../src/lending/mail/mail.ts'
import { openSmtp } from '../../src/mail/smtp.ts'
import { scrape, sumOf } from '../support/contract/metrics.ts'
import { long } from '../support/long.ts'
import { type MailWorld, startMailWorld } from '../support/mail.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { startMailServer } from '../support/servers/smtp.ts'

let mail: MailWorld
let sam: Person
beforeAll(async () => {
  mail = await startMailWorld()
  sam = await personOf(mail.world, 'sam', { scope: 'lending:support' })
})
afterAll(() => mail.close())
beforeEach(() => mail.answers.clear())

const deposit = (person: Person, amount = 5) => person.call('POST', '/wallet/deposit', { amount })
const due = (person: Person) =>
  mail.world.database.sql(
    'update letter set due_at = gateway_now(), held_until = null where user_id = $1',
    [person.id],
  )
const addressOf = async (person: Person) =>
  (await person.call('GET', '/email-address')).body.email_address

describe('a mail server', () => {
  it('that refuses for now gets the letter again later, with the same words and the same Message-ID', async () => {
    const ada = await mail.person('ada')
    mail.answers.set('ada@example.org', '451 4.3.0 try again')
    await deposit(ada)
    expect(await mail.counted()).toEqual({ sent: 0, failed: 0, bounced: 0 })
    const { state, problem, due_at: next, text } = await mail.letter(ada)
    expect([state, problem]).toEqual(['waiting', '451 4.3.0 try again'])
    expect(Date.parse(next ?? '')).toBeGreaterThan(Date.now() + 30_000)
    mail.answers.clear()
    expect(await mail.deliver()).toEqual([])
    await due(ada)
    const [letter] = await mail.deliver()
    const shown = await mail.letter(ada)
    expect([shown.text, shown.problem, shown.state]).toEqual([text, null, 'sent'])
    expect(letter?.messageId).toBe(`<${shown.id}@lending.example>`)
  })

  it('that refuses for 5 days is given up', async () => {
    const amy = await mail.person('amy')
    mail.answers.set('amy@example.org', '451 4.3.0 try again')
    await deposit(amy)
    await mail.world.database.sql(
      "update letter set created_at = created_at - interval '6 days' where user_id = $1",
      [amy.id],
    )
    expect(await mail.counted()).toMatchObject({ failed: 1 })
    expect(await mail.letter(amy)).toMatchObject({
      state: 'failed',
      problem: '451 4.3.0 try again',
    })
  })

  it('that knows no such recipient marks the address, and operators see it in the member’s trail', async () => {
    const bob = await mail.person('bob')
    mail.answers.set('bob@example.org', '550 5.1.1 no such user')
    await deposit(bob)
    expect(await mail.counted()).toEqual({ sent: 0, failed: 0, bounced: 1 })
    expect(await mail.letter(bob)).toMatchObject({
      state: 'bounced',
      problem: '550 5.1.1 no such user',
    })
    expect(await addressOf(bob)).toMatchObject({
      address: 'bob@example.org',
      bounced_at: expect.any(String),
      bounce_reason: '550 5.1.1 no such user',
    })
    const { body } = await sam.call('GET', `/operator/members/${bob.id}/history?limit=1`)
    expect(body.history[0]).toMatchObject({
      act: 'markMailAddress',
      reason: '550 5.1.1 no such user',
    })
    // Nothing else goes there; what must be told is in the file as failed.
    mail.answers.clear()
    await deposit(bob)
    await mail.world.database.sql(
      'select notify_users(array[$1::uuid], array[\'member_closed\'], array[\'{"reason": "x"}\'::jsonb])',
      [bob.id],
    )
    expect(await mail.counted()).toEqual({ sent: 0, failed: 1, bounced: 0 })
    expect(await mail.letter(bob)).toMatchObject({
      kind: 'member_closed',
      state: 'failed',
      problem: 'Letters to bob@example.org come back.',
      address: 'bob@example.org',
    })
  })

  it('that dislikes one letter, or has a full mailbox, says nothing about the address', async () => {
    const cat = await mail.person('cat')
    for (const answer of ['550 5.7.1 looks like spam', '552 5.2.2 mailbox full']) {
      mail.answers.set('cat@example.org', answer)
      await deposit(cat)
      expect(await mail.counted()).toEqual({ sent: 0, failed: 1, bounced: 0 })
      expect(await mail.letter(cat)).toMatchObject({ state: 'failed', problem: answer })
    }
    expect((await addressOf(cat)).bounced_at).toBeNull()
  })

  it('that takes no letters shows in the metrics, as do the letters that it refused', async () => {
    const dot = await mail.person('dot')
    await mail.world.database.sql('delete from letter')
    await deposit(dot)
    await mail.world.database.sql(
      "update letter set due_at = gateway_now() - interval '2 hours' where user_id = $1",
      [dot.id],
    )
    const late = await scrape(mail.world.url)
    expect(sumOf(late, 'letters_due')).toBe(1)
    expect(sumOf(late, 'letters_oldest_due_seconds')).toBeGreaterThanOrEqual(7200)
    mail.answers.set('dot@example.org', '552 5.2.2 mailbox full')
    await mail.counted()
    const refused = await scrape(mail.world.url)
    expect(sumOf(refused, 'letters_due')).toBe(0)
    expect(sumOf(refused, 'letters_undelivered', { state: 'failed' })).toBe(1)
  })

  it('that is down is not asked again for each letter, and none is lost', async () => {
    const people = await Promise.all(['d1', 'd2', 'd3'].map((name) => mail.person(name)))
    for (const one of people) for (const amount of [1, 2, 3, 4, 5]) await deposit(one, amount)
    const tried: string[] = []
    const gone = async ({ id }: { readonly id: string }) => {
      tried.push(id)
      throw new NotSent('later', 'connection refused', true)
    }
    const down = {
      send: gone,
      together: 3,
      url: '',
      key: await key(),
      eventSecret: undefined,
      close: () => undefined,
    }
    expect(await mail.counted({ mail: down })).toEqual({ sent: 0, failed: 0, bounced: 0 })
    expect(tried.length).toBeLessThan(6)
    for (const one of people) await due(one)
    expect(await mail.deliver()).toHaveLength(15)
  })

  it('may accept a letter whose gateway dies before it notes that: it comes again, with the same Message-ID', async () => {
    const eli = await mail.person('eli')
    await deposit(eli)
    const { sql } = mail.world.database
    // Between the server's 250 and the commit, the database goes away.
    const { send } = openSmtp(mail.server.url, 'letters@lending.example')
    const dying = async (message: Parameters<typeof send>[0]) => {
      await send(message)
      await sql('alter function record_letters(jsonb) rename to gone')
    }
    const given = {
      send: dying,
      together: 1,
      url: 'https://lending.example',
      key: await key(),
      eventSecret: undefined,
      close: () => undefined,
    }
    await expect(mail.counted({ mail: given })).rejects.toThrow()
    await sql('alter function gone(jsonb) rename to record_letters')
    expect(await mail.counted()).toMatchObject({ sent: 0 })
    await sql('update letter set held_until = clock_timestamp() where user_id = $1', [eli.id])
    const first = mail.server.arrived.at(-1)?.messageId
    const [again] = await mail.deliver()
    expect([first !== undefined, again?.messageId]).toEqual([true, first])
    expect(await mail.counted()).toMatchObject({ sent: 0 })
  })

  it('gets each letter once from several gateways at once', async () => {
    const fay = await mail.person('fay')
    for (let amount = 1; amount <= 40; amount += 1) await deposit(fay, amount)
    mail.server.arrived.splice(0)
    // Some begin while others are sending.
    const begin = async (after: number) => {
      await sleep(after)
      return mail.counted()
    }
    const counts = await Promise.all([0, 0, 30, 60, 90, 120, 150].map(begin))
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(40)
    expect(new Set(mail.server.arrived.map(({ messageId }) => messageId)).size).toBe(40)
    expect(mail.server.arrived).toHaveLength(40)
  })
})

describe('a connection to a mail server', () => {
  const message = {
    id: '01a1fddc-8957-7000-8000-000000000007',
    to: 'x@example.org',
    subject: 'x',
    text: 'x',
    html: 'x',
    unsubscribe: undefined,
  }

  it('uses TLS unless the URL says that it need not', async () => {
    const plain = await startMailServer()
    onTestFinished(plain.close)
    const strict = openSmtp(plain.url.replace('?tls=optional', ''), 'a@lending.example')
    onTestFinished(strict.close)
    await expect(strict.send(message)).rejects.toMatchObject({ because: 'later', always: true })
    expect(plain.arrived).toEqual([])
    const lax = openSmtp(plain.url, 'a@lending.example')
    onTestFinished(lax.close)
    await lax.send(message)
    expect(plain.arrived).toHaveLength(1)
  })

  it('trusts no certificate that nobody vouches for', async () => {
    // The server's own, which it has made itself.
    const server = await startMailServer({ options: { disabledCommands: ['AUTH'] } })
    onTestFinished(server.close)
    const { send, close } = openSmtp(server.url, 'a@lending.example')
    onTestFinished(close)
    await expect(send(message)).rejects.toMatchObject({
      because: 'later',
      always: true,
      message: expect.stringMatching(/certificate/i),
    })
    expect(server.arrived).toEqual([])
  })

  long(
    'ends if the server says nothing',
    async () => {
      const silent = createServer(() => undefined).listen(0, '127.0.0.1')
      onTestFinished(() => void silent.close())
      await new Promise((resolve) => silent.once('listening', resolve))
      const address = silent.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const { send, close } = openSmtp(`smtp://127.0.0.1:${port}`, 'a@lending.example')
      onTestFinished(close)
      await expect(send(message)).rejects.toMatchObject({ because: 'later', always: true })
    },
    20_000,
  )
})

async function key() {
  const { createSecretKey } = await import('node:crypto')
  return createSecretKey(Buffer.alloc(32, 1))
}
