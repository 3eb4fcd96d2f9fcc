import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailWorld, pathIn, startMailWorld } from '../support/mail.ts'
import type { Person } from '../support/market/operating.ts'

const secret = Buffer.alloc(32, 7)
let mail: MailWorld
beforeAll(async () => {
  mail = await startMailWorld({ MAIL_EVENT_SECRET: `whsec_${secret.toString('base64')}` })
})
afterAll(() => mail.close())

const addressOf = async (person: Person) =>
  (await person.call('GET', '/email-address')).body.email_address
const change = (person: Person, address: string | null) =>
  person.call('PUT', '/email-address', { address })
const open = (path: string, method: string) => fetch(`${mail.world.url}${path}`, { method })

describe('an address', () => {
  it('counts once it is confirmed by the link in a letter to it, and the one before is told', async () => {
    const ada = await mail.person('ada', 23)
    expect((await change(ada, 'Ada@Work.Example')).body.email_address).toMatchObject({
      address: 'ada@example.org',
      from_token: true,
      pending_address: 'Ada@work.example',
      pending_since: expect.any(String),
    })
    // Somebody waits for it, so it comes at night as well.
    const [letter, ...more] = await mail.deliver()
    expect([letter?.recipients, more]).toEqual([['Ada@work.example'], []])
    const path = pathIn(letter?.text, 'confirm')
    const page = await open(path, 'GET')
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Ada@work.example'),
    ])
    expect((await addressOf(ada)).address).toBe('ada@example.org')
    for (const _ of [1, 2])
      expect(await (await open(path, 'POST')).text()).toContain('is confirmed')
    expect(await addressOf(ada)).toMatchObject({
      address: 'Ada@work.example',
      from_token: false,
      pending_address: null,
    })
    const told = await mail.deliver()
    expect(told.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [['ada@example.org'], 'Your e-mail address was changed'],
    ])
    await change(ada, null)
    expect(await addressOf(ada)).toMatchObject({ address: 'ada@example.org', from_token: true })
    // The link has done what it was for.
    expect(await (await open(path, 'POST')).text()).toContain('no longer valid')
  })

  it('is not confirmed by an old link, one for another address, or one for another member', async () => {
    const [ben, cy] = [await mail.person('ben'), await mail.person('cy')]
    await change(ben, 'one@work.example')
    const [first] = await mail.deliver()
    await change(ben, 'two@work.example')
    const [second] = await mail.deliver()
    expect(await (await open(pathIn(first?.text, 'confirm'), 'POST')).text()).toContain(
      'no longer valid',
    )
    const [head = '', mac = ''] = pathIn(second?.text, 'confirm').split('.')
    const forged = Buffer.from(`confirm\n${cy.id}\ntwo@work.example`).toString('base64url')
    expect((await open(`/mail/confirm/${forged}.${mac}`, 'POST')).status).toBe(404)
    await mail.world.database.sql(
      "update mail_address set wanted_at = wanted_at - interval '8 days' where user_id = $1",
      [ben.id],
    )
    expect(await (await open(`${head}.${mac}`, 'POST')).text()).toContain('no longer valid')
    expect((await addressOf(ben)).address).toBe('ben@example.org')
  })

  it('is refused with what would work, and letters to strangers are few', async () => {
    const dan = await mail.person('dan')
    for (const wrong of [
      '',
      'x',
      'a@b',
      'a b@example.org',
      'a@example.org\nBcc: c@example.org',
      '<a@example.org>',
      'a@b@example.org',
      `${'x'.repeat(250)}@example.org`,
      'a@-x.example',
      '"a"@example.org',
    ]) {
      const { status, body } = await change(dan, wrong)
      expect([wrong, status, body.error?.details?.[0]?.field]).toEqual([wrong, 400, 'address'])
    }
    for (let asked = 0; asked < 5; asked += 1)
      expect((await change(dan, `a${asked}@example.org`)).status).toBe(200)
    const { status, body } = await change(dan, 'a6@example.org')
    expect([status, body.error.code]).toEqual([422, 'LIMIT_EXCEEDED'])
    expect((await mail.deliver()).length).toBe(5)
    // What counts already needs no letter.
    expect((await change(dan, 'dan@example.org')).status).toBe(200)
    expect((await addressOf(dan)).pending_address).toBeNull()
  })
})

describe('a report of a letter that came back', () => {
  const send = (
    body: string,
    type: string,
    { key = secret, at = Math.floor(Date.now() / 1000) } = {},
  ) => {
    const signature = createHmac('sha256', key).update(`msg_1.${at}.${body}`).digest('base64')
    return fetch(`${mail.world.url}/mail/events`, {
      method: 'POST',
      body,
      headers: {
        'content-type': type,
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(at),
        'webhook-signature': `v1,xyz v1,${signature}`,
      },
    })
  }
  const dsn = (address: string, id: string, action = 'failed', status = '5.1.1') =>
    [
      'From: MAILER-DAEMON@mx.example',
      'Message-ID: <dsn-1@mx.example>',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
      '',
      '--x',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${address}`,
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 <x>:',
      ' user unknown',
      '',
      '--x',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${id}@lending.example>`,
      'Subject: Deposit',
      '',
      '--x--',
      '',
    ].join('\r\n')
  const letterTo = async (subject: string) => {
    const one = await mail.person(subject)
    await one.call('POST', '/wallet/deposit', { amount: 5 })
    await mail.deliver()
    return { one, id: (await mail.letter(one)).id ?? '' }
  }

  it('marks the address: as a delivery status notification', async () => {
    const { one, id } = await letterTo('eli')
    expect(await (await send(dsn('someone@example.org', id), 'message/rfc822')).json()).toEqual({
      received: true,
      bounced: 0,
    })
    expect(
      await (await send(dsn('eli@example.org', id, 'delayed', '4.4.1'), 'message/rfc822')).json(),
    ).toEqual({ received: true, bounced: 0 })
    expect((await addressOf(one)).bounced_at).toBeNull()
    expect(await (await send(dsn('ELI@example.org', id), 'message/rfc822')).json()).toEqual({
      received: true,
      bounced: 1,
    })
    expect(await addressOf(one)).toMatchObject({
      bounced_at: expect.any(String),
      bounce_reason: '550 5.1.1 <x>: user unknown',
    })
    expect((await mail.letter(one)).state).toBe('bounced')
    expect(await (await send(dsn('eli@example.org', id), 'message/rfc822')).json()).toEqual({
      received: true,
      bounced: 0,
    })
    // The same address, confirmed again, gets letters again.
    await change(one, 'eli@example.org')
    const [letter] = await mail.deliver()
    await open(pathIn(letter?.text, 'confirm'), 'POST')
    expect((await addressOf(one)).bounced_at).toBeNull()
  })

  it('marks the address: as a provider’s event, unless the mailbox is only full', async () => {
    const { one, id } = await letterTo('fay')
    const event = (permanent: boolean) =>
      JSON.stringify({
        type: 'email.bounced',
        data: {
          message_id: `<${id}@lending.example>`,
          recipient: 'fay@example.org',
          permanent,
          reason: 'gone',
        },
      })
    await send(event(false), 'application/json')
    expect([(await mail.letter(one)).state, (await addressOf(one)).bounced_at]).toEqual([
      'bounced',
      null,
    ])
    const { id: second } = await letterTo('gus')
    expect(
      await (
        await send(event(true).replace(id, second).replace('fay', 'gus'), 'application/json')
      ).json(),
    ).toEqual({ received: true, bounced: 1 })
  })

  it('is believed only if it is signed, and new', async () => {
    const { one, id } = await letterTo('hal')
    const body = dsn('hal@example.org', id)
    const old = Math.floor(Date.now() / 1000) - 400
    for (const how of [
      { key: Buffer.alloc(32) },
      { at: old },
      { at: Math.floor(Date.now() / 1000) + 400 },
    ])
      expect((await send(body, 'message/rfc822', how)).status).toBe(401)
    expect((await fetch(`${mail.world.url}/mail/events`, { method: 'POST', body })).status).toBe(
      401,
    )
    expect((await send('{', 'application/json')).status).toBe(400)
    for (const odd of [
      'null',
      '[]',
      '{"type":"email.bounced"}',
      '{"type":"email.bounced","data":{"message_id":5,"recipient":7}}',
    ])
      expect((await send(odd, 'application/json')).status).toBe(200)
    expect((await addressOf(one)).bounced_at).toBeNull()
  })
})
