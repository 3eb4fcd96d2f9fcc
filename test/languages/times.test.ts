import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailWorld, startMailWorld } from '../support/mail.ts'
import { bankSettings } from '../support/payments/bank.ts'

const zone = 'Asia/Kolkata'
let mail: MailWorld
beforeAll(async () => {
  mail = await startMailWorld({
    ...bankSettings,
    BUSINESS_TIMEZONE: zone,
    SANDBOX: 'on',
    SEED_DEMO: 'off',
  })
})
afterAll(() => mail.close())

/** What a clock in the platform's time zone shows, which is half an hour away from all full hours of UTC. */
const clock = (time: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(new Date(time))
const plain = (text: unknown) => String(text).replaceAll(/\s/g, ' ')

it('every text that a member reads has its times in the platform’s time zone, and names it', async () => {
  const dan = await mail.person('dan')
  const account = { holder: 'dan', iban: 'DE02120300000000202051' }
  const { id, usable_at: usableAt } = (await dan.call('POST', '/bank-accounts', account)).body
    .bank_account
  expect(usableAt).toMatch(/Z$/)
  const [told] = await dan.news()
  expect(told?.message).toContain(`${clock(usableAt, 'sv-SE')} UTC+5:30.`)
  expect(told?.data.usable_at).toBe(usableAt)
  const german = { 'accept-language': 'de' }
  const { notifications } = (await dan.call('GET', '/notifications', undefined, german)).body
  expect(notifications[0].message).toContain(`, ${clock(usableAt, 'de')} GMT+5:30`)
  const withdrawal = { amount: 10, bank_account_id: id }
  const { error } = (await dan.call('POST', '/wallet/withdraw', withdrawal)).body
  expect(error.details[0].usable_at).toBe(usableAt)
  const minuteAfter = new Date(Math.ceil(Date.parse(usableAt) / 60_000) * 60_000).toISOString()
  expect(error.message).toContain(`${clock(minuteAfter, 'sv-SE')} UTC+5:30.`)
  await mail.deliver({ timezone: zone })
  expect(plain((await mail.letter(dan)).text)).toContain(
    plain(`${clock(usableAt, 'en-US')} GMT+5:30.`),
  )
})
