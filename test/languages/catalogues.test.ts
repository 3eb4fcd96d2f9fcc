import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import type { MessageKey } from '../../src/languages/catalogue.ts'
import { de } from '../../src/languages/de/index.ts'
import { en } from '../../src/languages/en/index.ts'
import { pseudoCatalogue } from '../support/pseudo.ts'

/** A part of a parsed message. */
interface Part {
  readonly type: number
  readonly value: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>
}

const [LITERAL, SELECT] = [0, 5]

/** The arguments of a message, with the choices of those that decide between words; of an argument that decides nothing, none. */
function argumentsOf(message: string): Map<string, string> {
  const parsed = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true })
  const found = new Map<string, string>()
  const walk = (parts: readonly Part[]) => {
    for (const { type, value, options = {} } of parts) {
      const choices = type === SELECT ? Object.keys(options).toSorted().join(' ') : ''
      if (type !== LITERAL && value !== undefined) found.set(value, found.get(value) || choices)
      for (const option of Object.values(options)) walk(option.value)
    }
  }
  walk(parsed.getAst() as unknown as readonly Part[])
  return found
}

const keys = Object.keys(en) as MessageKey[]

describe.each([
  ['German', de],
  ['the pseudo-locale', pseudoCatalogue()],
] as const)('%s', (_, messages) => {
  it('has every message, and no others', () => {
    expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted())
  })

  it.each(keys)('%s has the arguments and choices that it has in English', (key) => {
    expect(messages[key].trim()).not.toBe('')
    const [own, english] = [argumentsOf(messages[key]), argumentsOf(en[key])]
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    // A language may decide where English has one word for all.
    for (const [name, choices] of english) if (choices !== '') expect(own.get(name)).toBe(choices)
  })
})

it('German is not English: a message that is the same in both is meant to be', () => {
  const same = keys.filter((key) => (de[key] as string) === en[key])
  expect(same).toEqual([])
})
