import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../src/languages/en/index.ts'
import { addLanguage } from '../../src/languages/index.ts'
import { letterClasses } from '../../src/lending/mail/classes.ts'
import { compose } from '../../src/lending/mail/compose.ts'
import { type MailWorld, pathIn, startMailWorld } from '../support/mail.ts'
import { isPseudo, PSEUDO, pseudoCatalogue } from '../support/pseudo.ts'

let mail: MailWorld
let remove: () => void
beforeAll(async () => {
  remove = addLanguage(PSEUDO, pseudoCatalogue())
  mail = await startMailWorld()
})
afterAll(async () => {
  await mail.close()
  remove()
})

const usd = { code: 'USD', decimals: 2 }

describe('a letter in the member’s language', () => {
  it('is German from its subject to its last line, and says so in its HTML', async () => {
    const ada = await mail.person('ada')
    await ada.call('PUT', '/preferences', { language: 'de-AT' })
    await ada.call('POST', '/wallet/deposit', { amount: 1234.5 })
    const [letter] = await mail.deliver()
    expect(letter?.subject).toBe('Einzahlung')
    expect(letter?.text).toContain(
      'Guten Tag ada,\n\n$\u00a01.234,50 sind auf Ihrem Konto eingegangen.',
    )
    expect(letter?.text).toContain('Solche E-Mails abbestellen')
    expect(letter?.html).toContain('<html lang="de">')
    expect(`${letter?.text}`).not.toMatch(/\b(the|you|your|letter)\b/i)
  })

  it('comes as a German summary, too', async () => {
    const ben = await mail.person('ben')
    await ben.call('PUT', '/preferences', { language: 'de', email_digest: true })
    for (const amount of [1, 2]) await ben.call('POST', '/wallet/deposit', { amount })
    await mail.deliver()
    await mail.world.database.sql(
      "update letter set created_at = created_at - interval '1 day', due_at = due_at - interval '1 day' where user_id = $1",
      [ben.id],
    )
    const [digest] = await mail.deliver()
    expect(digest?.subject).toBe('2 neue Benachrichtigungen')
    expect(digest?.text).toContain('haben Sie 2 neue Benachrichtigungen:')
  })

  it('leads to pages in that language, whatever the browser accepts', async () => {
    const cy = await mail.person('cy')
    await cy.call('PUT', '/preferences', { language: 'de' })
    await cy.call('PUT', '/email-address', { address: 'cy@new.example.org' })
    const [letter] = await mail.deliver()
    expect(letter?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse')
    const link = `${mail.world.url}${pathIn(letter?.text, 'confirm')}`
    const asked = await fetch(link, { headers: { 'accept-language': 'en' } })
    expect(asked.headers.get('content-language')).toBe('de')
    const page = await asked.text()
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Unsere E-Mails an Sie gehen künftig an cy@new.example.org.')
    expect(await (await fetch(link, { method: 'POST' })).text()).toContain(
      'Ihre Adresse ist bestätigt',
    )
  })

  it('leads to pages that the browser accepts for a member who has chosen no language', async () => {
    const dan = await mail.person('dan')
    await dan.call('POST', '/wallet/deposit', { amount: 1 })
    const letters = await mail.deliver()
    const letter = letters.find(({ recipients }) => recipients.includes('dan@example.org'))
    const link = `${mail.world.url}${pathIn(letter?.text, 'unsubscribe')}`
    const page = await fetch(link, { headers: { 'accept-language': 'de' } })
    expect(await page.text()).toContain('E-Mails abbestellen?')
    expect(page.headers.get('vary')).toMatch(/accept-language/i)
    expect(await (await fetch(link)).text()).toContain('Stop letters?')
  })
})

it.each([
  ['en', '$1,234.50', 'Jan 2, 2027'],
  ['en-GB', 'US$1,234.50', '2 Jan 2027'],
  ['de', '1.234,50 $', '02.01.2027'],
  ['de-AT', '$ 1.234,50', '02.01.2027'],
  ['de-CH', "$ 1'234.50", '02.01.2027'],
])('a letter has amounts and days as the app writes them for %s', (language, amount, day) => {
  const data = { amount: 123_450, currency: 'USD', principal: 1, due_on: '2027-01-02' }
  const told = [{ type: 'repayment_due', title: null, message: null, data }]
  const letter = compose(
    { kind: 'repayment_due', name: null, language, told },
    { currency: usd, timezone: 'UTC', supportEmail: null },
  )
  const said = (letter?.parts ?? []).flatMap(Object.values).join(' ').replaceAll(/\s/g, ' ')
  expect(said).toContain(amount)
  // As browsers do, which have the same data.
  expect(
    new Intl.NumberFormat(language === 'en' ? 'en-US' : language, {
      style: 'currency',
      currency: 'USD',
    })
      .format(1234.5)
      .replaceAll(/\s/g, ' '),
  ).toBe(amount)
  expect(said).toContain(day)
})

/** A notification of every type, with every fact that one can have. */
const facts = {
  amount: 10_000,
  currency: 'USD',
  principal: 9_000,
  interest: 1_000,
  charges: 300,
  due_on: '2027-01-02',
  effective_on: '2027-03-03',
}
const types = Object.keys(en).flatMap((key) => /^notification\.(\w+)\.title$/.exec(key)?.[1] ?? [])
const kinds = Object.keys(letterClasses)

describe('nothing that a letter says is written anywhere but in a catalogue', () => {
  it.each(kinds)('%s', (kind) => {
    const told = (type: string) => ({ type, title: null, message: null, data: facts })
    const about = types.includes(kind) ? [told(kind)] : kind === 'digest' ? types.map(told) : []
    const custom = { type: 'message', title: 'T', message: 'M', data: {} }
    const letter = compose(
      {
        kind,
        name: 'Ada',
        language: PSEUDO,
        told: kind === 'custom' ? [custom] : about,
      },
      { currency: usd, timezone: 'UTC', supportEmail: 'help@lending.example' },
    )
    const said = [...(letter?.parts ?? []), ...(letter?.footer ?? [])].flatMap(Object.values)
    const words = [letter?.subject, ...said].filter(
      (one) =>
        !['T', 'M', 'app', 'documents', 'help', 'confirm', 'unsubscribe'].includes(String(one)),
    )
    expect(words.length).toBeGreaterThan(2)
    expect(words.filter((one) => !isPseudo(String(one)))).toEqual([])
  })

  it('nor what the pages say that letters lead to', async () => {
    const eve = await mail.person('eve')
    await eve.call('PUT', '/preferences', { language: PSEUDO })
    await eve.call('POST', '/wallet/deposit', { amount: 1 })
    const [letter] = await mail.deliver()
    const link = `${mail.world.url}${pathIn(letter?.text, 'unsubscribe')}`
    for (const method of ['GET', 'POST']) {
      const page = await (await fetch(link, { method })).text()
      const said = [...page.matchAll(/<(?:h1|p|button|title)>([^<]+)</g)].map(([, one = '']) => one)
      expect(said.length).toBeGreaterThan(2)
      expect(said.filter((one) => !isPseudo(one))).toEqual([])
    }
  })
})
