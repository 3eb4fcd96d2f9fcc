import { afterEach, describe, expect, it } from 'vitest'
import { messages } from '../../app/messages.ts'
import { language } from '../../app/src/language/language.ts'
import { type Message, pieces } from '../../app/src/language/message.ts'
import { amountEntry, typedAmount } from '../../app/src/parts/forms/entered.ts'
import { money, percent } from '../../app/src/parts/money.ts'
import { day } from '../../app/src/parts/time.ts'

afterEach(() => language.set('en'))

/** What the build makes of a German text for a key of the app's. */
async function built(key: string, text: string): Promise<Message> {
  const { load } = messages(async () => ({ [key]: text }))
  const path = new URL('../../app/src/parts/messages/de.ts', import.meta.url).pathname
  const code = await (load as (id: string) => Promise<string>).call(
    { addWatchFile: () => undefined } as never,
    path,
  )
  return JSON.parse(code.replace('export const de = ', ''))[key]
}

describe('a message', () => {
  it('has plurals and numbers of the language', async () => {
    const message = await built('months', '{count, plural, one {# Monat} other {# Monate}}')
    const said = (count: number) => pieces(message, { count }).join('')
    language.set('de')
    expect([1, 2, 1200].map(said)).toEqual(['1 Monat', '2 Monate', '1.200 Monate'])
    language.set('en')
    expect(said(1200)).toBe('1,200 Monate')
  })

  it('gives what a tag holds to whoever draws it', async () => {
    const message = await built('noLogin', 'Setzen Sie <code>CLIENT</code>.')
    const code = (content: unknown) => [`[${content}]`]
    expect(pieces(message, { code: code as never })).toEqual(['Setzen Sie ', '[CLIENT]', '.'])
  })

  it('has the number of a plural also within a tag and a choice', () => {
    const message: Message = [
      ['count', 'plural', { other: [['b', 'tag', [0]], ' in ', ['kind', 'select', { of: [0] }]] }],
    ]
    const b = (content: unknown) => content
    expect(pieces(message, { count: 3, kind: 'of', b: b as never }).flat()).toEqual([
      '3',
      ' in ',
      '3',
    ])
  })

  it.each([
    [
      'other values than in English',
      'months',
      '{number} Monate',
      'takes number, but in English count',
    ],
    [
      'no form for all other numbers',
      'months',
      '{count, plural, one {# Monat}}',
      'ICU MessageFormat',
    ],
    ['a brace that stays open', 'months', '{count Monate', 'ICU MessageFormat'],
    ['a value that is a date', 'plan.effective', 'seit {day, date}', 'as a text'],
  ])('with %s fails the build', async (_, key, text, why) => {
    await expect(built(key, text)).rejects.toThrow(why)
  })
})

describe('in German', () => {
  it('amounts, rates and days are written as Germans do', () => {
    language.set('de')
    expect(money('1234.56', 'EUR')).toBe('1.234,56\u00a0€')
    expect(percent('9.5')).toBe('9,5\u00a0%')
    expect(day('2026-12-23')).toBe('23.12.2026')
  })

  it.each([
    ['1.000', '1000'],
    ['1.234,56', '1234.56'],
    ['1234,5', '1234.5'],
    ['9.5', '9.5'],
    ['9,125', '9.125'],
    ['1,234,567.50', '1234567.50'],
    ['1.234.567', '1234567'],
  ])('%s is %s', (typed, amount) => {
    language.set('de')
    expect(typedAmount(typed)).toBe(amount)
  })

  it('what a form begins with can be typed', () => {
    language.set('de')
    expect(typedAmount(amountEntry('1234.50'))).toBe('1234.50')
  })
})
