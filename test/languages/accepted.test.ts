import { describe, expect, it } from 'vitest'
import { acceptedLanguage } from '../../src/languages/accepted.ts'
import { day, minute, money } from '../../src/languages/formats.ts'
import { addLanguage, languageFor, text } from '../../src/languages/index.ts'
import { PSEUDO, pseudoCatalogue } from '../support/pseudo.ts'

describe('Accept-Language', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['de-Latn-AT-1901', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['fr-FR, fr;q=0.9, de;q=0.5, en;q=0.4', 'de'],
    ['en;q=0.2, de;q=0.3', 'de'],
    ['de;q=0, en;q=0.1', 'en'],
    ['de;q=0', undefined],
    ['fr', undefined],
    ['*', undefined],
    ['*, de;q=0.1', 'de'],
    ['de;q=0.5, en;q=0.5', 'de'],
    [' en ; q=0.1 ,de', 'de'],
    ['den, ende', undefined],
    ['__proto__, constructor', undefined],
    [`${'fr,'.repeat(1_000)}de`, undefined],
  ])('%s asks for %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })

  it('knows a language that was added, until it is removed', () => {
    expect(acceptedLanguage('en-xa')).toBe('en')
    const remove = addLanguage(PSEUDO, pseudoCatalogue())
    try {
      expect(acceptedLanguage('en-xa')).toBe(PSEUDO)
      expect(languageFor('en-GB')).toBe('en')
      expect(text(PSEUDO, 'notification.deposit.title')).toBe('[!! Déépööšîît !!]')
    } finally {
      remove()
    }
    expect(acceptedLanguage('en-xa')).toBe('en')
  })
})

describe('amounts, days and times', () => {
  const euro = { code: 'EUR', decimals: 2 }
  it('are written as readers of the language write them', () => {
    expect(money('de', 123_456n, euro)).toBe('1.234,56\u00a0€')
    expect(money('de', -5n, { code: 'JPY', decimals: 0 })).toBe('-5\u00a0¥')
    // Beyond 2^53, where a float would lose cents.
    expect(money('de', 999_999_999_999_999_999n, euro)).toBe('9.999.999.999.999.999,99\u00a0€')
    expect(day('de', '2026-12-23')).toBe('23.12.2026')
    const time = '2026-12-23T08:15:42.000Z'
    expect(minute('de', time, 'UTC')).toBe('23.12.2026, 08:15 UTC')
    expect(minute('de', time, 'Europe/Berlin')).toBe('23.12.2026, 09:15 MEZ')
    expect(minute('de', '2026-06-30T22:30:00.000Z', 'Europe/Berlin')).toBe('01.07.2026, 00:30 MESZ')
    expect(minute('en-US', time, 'America/New_York')).toBe('Dec 23, 2026, 3:15 AM EST')
    expect(minute('en-GB', time, 'Europe/Berlin')).toBe('23 Dec 2026, 09:15 CET')
  })

  it('have in English the form in which the API writes them', () => {
    expect(money('en', 123_456n, euro)).toBe('1234.56 EUR')
    expect(day('en', '2026-12-23')).toBe('2026-12-23')
    const time = '2026-12-23T08:15:42.000Z'
    expect(minute('en', time, 'UTC')).toBe('2026-12-23 08:15 UTC')
    expect(minute('en', time, 'America/New_York')).toBe('2026-12-23 03:15 UTC-5')
    expect(minute('en', time, 'Asia/Kolkata')).toBe('2026-12-23 13:45 UTC+5:30')
  })

  it('have decimals by ISO 4217, as the ledger has them, and not by CLDR', () => {
    expect(money('de', 12_345n, { code: 'HUF', decimals: 2 })).toBe('123,45\u00a0HUF')
  })
})
