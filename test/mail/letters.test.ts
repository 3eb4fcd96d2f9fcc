import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { long } from '../support/long.ts'
import { type MailWorld, pathIn, startMailWorld, zoneAt } from '../support/mail.ts'
import type { Arrived } from '../support/servers/smtp.ts'

let mail: MailWorld
beforeAll(async () => {
  mail = await startMailWorld()
})
afterAll(() => mail.close())
beforeEach(() => mail.answers.clear())

/** A notification that can't be switched off. */
const warn = (userId: string, loan = 'A loom') =>
  mail.world.database.sql(
    "select notify_users(array[$1::uuid], array['loan_defaulted'], array[$2::jsonb])",
    [
      userId,
      JSON.stringify({ loan_title: loan, amount: 12345, payoff_amount: 12345, currency: 'USD' }),
    ],
  )
const to = (letters: readonly Arrived[], address: string) =>
  letters.filter(({ recipients }) => recipients.includes(address))

describe('a letter', () => {
  it('is sent once for each notification, in the words of the inbox, under the notification’s id', async () => {
    const ada = await mail.person('ada')
    await ada.call('POST', '/wallet/deposit', { amount: 1234.5 })
    const [letter, ...more] = await mail.deliver()
    const [told] = await ada.news()
    expect(more).toEqual([])
    expect(letter?.recipients).toEqual(['ada@example.org'])
    expect(letter?.messageId).toBe(`<${told?.id}@lending.example>`)
    expect([letter?.subject, letter?.from?.text]).toEqual([
      'Deposit',
      '"Lending" <letters@lending.example>',
    ])
    expect(letter?.text).toContain('Hello ada,\n\n$1,234.50 came into your wallet.')
    expect(told?.message).toBe('1234.50 USD came into your wallet.')
    expect(letter?.html).toContain('<p>$1,234.50 came into your wallet.</p>')
    // Nobody reads an amount on a locked screen.
    expect(letter?.subject).not.toMatch(/\d/)
    expect(await mail.deliver()).toEqual([])
  })

  long(
    'is in the member’s file: what was sent, to where, when and in which words, without links that act',
    async () => {
      const ben = await mail.person('ben')
      await ben.call('POST', '/wallet/deposit', { amount: 5 })
      await mail.deliver()
      const letter = await mail.letter(ben)
      expect(letter).toMatchObject({
        kind: 'deposit',
        state: 'sent',
        address: 'ben@example.org',
        subject: 'Deposit',
        sent_at: expect.any(String),
        problem: null,
      })
      expect(letter.text).toContain('$5 came into your wallet.')
      expect(`${letter.text}${letter.html}`).not.toContain('http')
      const text = `{ memberFile(memberId: "${ben.id}") { emailAddress { address fromToken } letters { totalCount nodes { id text } } } }`
      const sam = await mail.world.token('sam', { scope: 'lending:support' })
      expect((await mail.world.graphql(sam, text)).body.data.memberFile).toEqual({
        emailAddress: { address: 'ben@example.org', fromToken: true },
        letters: { totalCount: 1, nodes: [{ id: letter.id, text: letter.text }] },
      })
      expect((await ben.call('GET', `/operator/members/${ben.id}/letters`)).status).toBe(403)
    },
  )

  it('says where to write, and a demand that there may be a plan for whoever can’t pay', async () => {
    const moe = await mail.person('moe')
    await warn(moe.id)
    const [demand] = to(await mail.deliver(), 'moe@example.org')
    expect(demand?.text).toMatch(/can’t pay this, ask us for help/)
    expect(demand?.text).toContain('You can reach us at help@lending.example.')
    await moe.call('POST', '/wallet/deposit', { amount: 5 })
    const [letter] = to(await mail.deliver(), 'moe@example.org')
    expect(letter?.text).toContain('You can reach us at help@lending.example.')
    expect(letter?.text).not.toContain('can’t pay')
    await warn(moe.id)
    const [bare] = to(await mail.deliver({ supportEmail: null }), 'moe@example.org')
    expect(bare?.text).not.toContain('reach us')
  })

  it('shows what people write as text, in no header, and their title not as the subject', async () => {
    const eve = await mail.person('eve')
    const title = 'Win 500 USD\r\nBcc: all@example.org <b>now</b>'
    await eve.call('POST', '/notifications', { title, message: '<script>alert(1)</script> & {x}' })
    const [letter] = to(await mail.deliver(), 'eve@example.org')
    expect(letter?.subject).toBe('You have a new message')
    expect(letter?.recipients).toEqual(['eve@example.org'])
    expect(letter?.headers.has('bcc')).toBe(false)
    expect(letter?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; {x}')
    expect(letter?.html).not.toContain('<script')
    expect(letter?.text).toContain('<script>alert(1)</script>')
  })

  it('leads to the loan that it is about, whose title is in the subject unless it could be an amount', async () => {
    const ivy = await mail.person('ivy')
    const jo = await mail.person('jo')
    const { loan } = (await ivy.call('POST', '/loans', { title: 'A loom', amount_requested: 100 }))
      .body
    const tell = (userId: string, kind: string, title: string) =>
      mail.world.database.sql('select notify_users(array[$1::uuid], array[$2], array[$3::jsonb])', [
        userId,
        kind,
        JSON.stringify({ loan_id: loan.id, loan_title: title, due_on: '2026-12-21' }),
      ])
    await tell(ivy.id, 'loan_withdrawn', 'A loom')
    await tell(jo.id, 'investment_paused', 'A loom for $500')
    const letters = await mail.deliver()
    const [own] = to(letters, 'ivy@example.org')
    expect(own?.subject).toBe('You withdrew from a loan: A loom')
    expect(own?.text).toContain(`https://lending.example/app/borrow/${loan.id}`)
    expect(own?.html).toContain(`https://lending.example/app/borrow/${loan.id}`)
    expect(own?.text).toContain('by Dec 21, 2026')
    // The payout has its title from the statement.
    await mail.world.database.sql(
      "select notify_users(array[$1::uuid], array['loan_disbursed'], array[$2::jsonb])",
      [ivy.id, JSON.stringify({ loan_id: loan.id, description: 'A loom' })],
    )
    const [paidOut] = to(await mail.deliver(), 'ivy@example.org')
    expect(paidOut?.subject).toBe('Your loan is paid out: A loom')
    await tell(ivy.id, 'repayment_late', 'A loom')
    const [demand] = to(await mail.deliver(), 'ivy@example.org')
    expect(demand?.text).toContain(`https://lending.example/app/help?about=loan-${loan.id}`)
    const [other] = to(letters, 'jo@example.org')
    expect(other?.subject).toBe('Funding of a loan is paused')
    expect(other?.text).toContain(`https://lending.example/app/lend/${loan.id}`)
  })

  it('is one for all loans of a borrower that are paused, or resumed, at once', async () => {
    const kim = await mail.person('kim')
    const told = ['A loom', 'A barn', 'Seeds'].map((title) => JSON.stringify({ loan_title: title }))
    await mail.world.database.sql(
      "select notify_users(array_fill($1::uuid, array[3]), array_fill('loan_paused'::text, array[3]), $2::jsonb[])",
      [kim.id, told],
    )
    await kim.call('POST', '/wallet/deposit', { amount: 5 })
    const letters = to(await mail.deliver(), 'kim@example.org')
    const subjects = letters.map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Deposit', 'Funding of 3 of your loans is paused'])
    const paused = letters.find(({ subject }) => subject === 'Funding of 3 of your loans is paused')
    for (const title of ['A loom', 'A barn', 'Seeds']) expect(paused?.text).toContain(`"${title}"`)
    expect(await mail.deliver()).toEqual([])
    // The notification itself is about several.
    const data = { loan_id: kim.id, loan_title: 'A loom', loan_ids: [kim.id, kim.id] }
    const tell = "select notify_users(array[$1::uuid], array['loan_resumed'], array[$2::jsonb])"
    await mail.world.database.sql(tell, [kim.id, JSON.stringify(data)])
    const [resumed] = to(await mail.deliver(), 'kim@example.org')
    expect(resumed?.subject).toBe('Funding of 2 of your loans has resumed')
    expect(resumed?.text).toContain('2 of your loans take investments again.')
    expect(resumed?.text).toContain('https://lending.example/app/inbox')
  })

  it('goes to nobody whose token has no verified address, or one that is none', async () => {
    for (const [subject, email] of [
      ['una'],
      ['ugo', 'ugo'],
      ['uwe', 'uwe@example.org\r\nBcc: x@y.zz'],
      ['uta', 'uta@localhost'],
    ]) {
      const token = await mail.world.token(subject ?? '', email === undefined ? {} : { email })
      await mail.world.rest('POST', '/wallet/deposit', { token, body: { amount: 5 } })
      expect(
        (await mail.world.rest('GET', '/email-address', { token })).body.email_address.address,
      ).toBeNull()
    }
    expect(await mail.deliver()).toEqual([])
  })
})

describe('preferences', () => {
  long(
    'switch off letters that one can do without, never those that the law or the contract asks for',
    async () => {
      const cy = await mail.person('cy')
      await cy.call('PUT', '/preferences', {
        email_notifications: false,
        notification_types: { loan_defaulted: false, withdrawal: false },
      })
      await cy.call('POST', '/wallet/deposit', { amount: 5 })
      await cy.call('POST', '/wallet/withdraw', { amount: 1 })
      await warn(cy.id)
      const [letter, ...more] = await mail.deliver()
      expect([letter?.subject, more]).toEqual(['Your loan is in default: A loom', []])
      expect(letter?.headers.has('list-unsubscribe')).toBe(false)
      expect(letter?.text).toContain('whatever your settings are')
      expect((await cy.news()).map(({ type }) => type)).toEqual(['loan_defaulted', 'deposit'])
    },
  )

  it('gather a day’s letters into one in the morning', async () => {
    const dan = await mail.person('dan')
    await dan.call('PUT', '/preferences', { email_digest: true })
    for (const amount of [1, 2, 3]) await dan.call('POST', '/wallet/deposit', { amount })
    await warn(dan.id)
    expect((await mail.deliver()).map(({ subject }) => subject)).toEqual([
      'Your loan is in default: A loom',
    ])
    expect(await mail.deliver()).toEqual([])
    // The next morning comes.
    await mail.world.database.sql(
      "update letter set created_at = created_at - interval '1 day', due_at = due_at - interval '1 day' where user_id = $1",
      [dan.id],
    )
    const [digest, ...more] = await mail.deliver()
    expect([digest?.subject, more]).toEqual(['3 new notifications', []])
    const at = [1, 2, 3].map((amount) => digest?.text?.indexOf(`$${amount} came`) ?? -1)
    expect(at.toSorted((a, b) => a - b)).toEqual(at)
    expect(at).not.toContain(-1)
    expect(await mail.deliver()).toEqual([])
    expect((await mail.letter(dan)).kind).toBe('digest')
  })

  it('end letters by one click that needs no login, and nobody can guess', async () => {
    const flo = await mail.person('flo')
    await flo.call('POST', '/wallet/deposit', { amount: 5 })
    const [letter] = await mail.deliver()
    const header = letter?.raw.replaceAll('\r\n ', ' ') ?? ''
    expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const path = pathIn(letter?.text, 'unsubscribe')
    expect(header).toContain(`List-Unsubscribe: <https://lending.example${path}>`)
    const wants = async () =>
      (await flo.call('GET', '/preferences')).body.preferences.email_notifications
    const click = (to: string, method = 'POST') =>
      fetch(`${mail.world.url}${to}`, {
        method,
        ...(method === 'POST' && { body: new URLSearchParams('List-Unsubscribe=One-Click') }),
      })
    // Mail programs open links.
    expect([(await click(path, 'GET')).status, await wants()]).toEqual([200, true])
    const [head = '', mac = ''] = path.split('.')
    const other = Buffer.from(`unsubscribe\n${flo.id}\n`).toString('base64url')
    for (const wrong of [
      head,
      `${head}.`,
      `${head}.${mac.toUpperCase()}`,
      `/mail/unsubscribe/${other}.${'A'.repeat(43)}`,
      path.replace('unsubscribe', 'confirm'),
    ])
      expect((await click(wrong)).status).toBe(404)
    expect(await wants()).toBe(true)
    for (const _ of [1, 2]) expect((await click(path)).status).toBe(200)
    expect(await wants()).toBe(false)
    await flo.call('POST', '/wallet/deposit', { amount: 5 })
    expect(await mail.deliver()).toEqual([])
  })
})

describe('the time of day', () => {
  long('lets what is not urgent wait for the person’s morning', async () => {
    const gil = await mail.person('gil', 23)
    await gil.call('POST', '/wallet/deposit', { amount: 5 })
    await warn(gil.id)
    expect(await mail.deliver()).toEqual([])
    const due = await mail.world.database.sql<{ local: string }>(
      "select distinct to_char(due_at at time zone timezone, 'HH24:MI') as local from letter join preferences using (user_id) where user_id = $1",
      [gil.id],
    )
    expect(due).toEqual([{ local: '08:00' }])
    await mail.world.database.sql(
      'select notify_users(array[$1::uuid], array[\'bank_account_added\'], array[\'{"last_digits": "1234", "usable_at": "2026-01-01T00:00:00Z"}\'::jsonb])',
      [gil.id],
    )
    expect((await mail.deliver()).map(({ subject }) => subject)).toEqual(['Bank account added'])
    const again = () =>
      mail.world.database.sql(
        "update letter set due_at = gateway_now() where user_id = $1 and state = 'waiting'",
        [gil.id],
      )
    await again()
    expect(await mail.deliver()).toEqual([])
    // Somewhere else it is morning.
    await gil.call('PUT', '/preferences', { timezone: zoneAt(9) })
    await again()
    expect((await mail.deliver()).map(({ subject }) => subject).toSorted()).toEqual([
      'Deposit',
      'Your loan is in default: A loom',
    ])
  })

  long('is that of the platform for whoever has chosen none', async () => {
    const token = await mail.world.token('hal', { email: 'hal@example.org' })
    await mail.world.rest('POST', '/wallet/deposit', { token, body: { amount: 5 } })
    expect(await mail.deliver({ timezone: zoneAt(3) })).toEqual([])
    await mail.world.database.sql(
      "update letter set due_at = gateway_now() where state = 'waiting'",
    )
    expect(to(await mail.deliver({ timezone: zoneAt(9) }), 'hal@example.org')).toHaveLength(1)
  })
})
