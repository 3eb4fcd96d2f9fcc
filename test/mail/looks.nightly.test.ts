import { describe, expect, it } from 'vitest'
import { compose } from '../../src/lending/mail/compose.ts'
import { htmlOf, textOf } from '../../src/lending/mail/render.ts'
import { currencyOf } from '../../src/money.ts'
import { browserPath, openPage } from '../support/app/browser.ts'
import { expectSound, looks } from '../support/app/looks.ts'
import { picture, wantsPictures } from '../support/pictures.ts'

const facts = {
  amount: 10_662,
  currency: 'USD',
  loan_title: 'A loom for the weavers of <Turin> & friends',
  due_on: '2026-12-01',
  principal: 10_000,
  interest: 662,
  autopay: true,
  missing: 2_000,
  next_amount: 10_662,
  next_due_on: '2027-01-01',
}
const told = [{ type: 'repayment_due', title: null, message: null, data: facts }]
const platform = {
  currency: currencyOf('USD'),
  timezone: 'UTC',
  supportEmail: 'help@lending.example',
}
const letter = (kind: string, about: readonly (typeof told)[number][]) =>
  compose({ kind, name: 'Ada Lovelace', language: 'en-GB', told: about }, platform)
const links = {
  app: 'https://lending.example/app/inbox',
  unsubscribe: 'https://lending.example/mail/unsubscribe/x',
}

it('says the same as text and as HTML, in lines that every mail program shows', () => {
  for (const [kind, about] of [
    ['repayment_due', told],
    ['digest', [...told, ...told]],
  ] as const) {
    const content = letter(kind, about)
    if (content === null) throw new Error('there is a letter')
    const [text, html] = [textOf(content, links), htmlOf(content, links)]
    expect(text.split('\n').every((line) => line.length <= 76)).toBe(true)
    const plain = html
      .replace(/<style>.*<\/style>|<title>.*<\/title>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
    const words = (given: string) => [...given.matchAll(/[\p{L}\d.<>&]+/gu)].map(([word]) => word)
    const urls = new Set(Object.values(links).flatMap(words))
    expect(words(plain).filter((word) => !words(content.subject).includes(word))).toEqual(
      words(text).filter((word) => !(urls.has(word) || words(content.subject).includes(word))),
    )
  }
})

it('keeps no notification that is gone, and has English for a language that it does not speak', () => {
  expect(letter('deposit', [])).toBeNull()
  expect(compose({ kind: 'digest', name: null, language: 'tlh', told }, platform)).toMatchObject({
    language: 'en',
    subject: 'One new notification',
    parts: [{ text: 'Hello,' }, {}, {}, {}, {}],
  })
})

describe.skipIf(browserPath === undefined)('a letter', () => {
  it.each(looks.slice(0, wantsPictures ? 2 : 1).concat(looks.slice(1, 2)))(
    'is readable: %o',
    async (look) => {
      const content = letter('repayment_due', told)
      if (content === null) throw new Error('there is a letter')
      const html = htmlOf(content, links)
      const { page, faults } = await openPage(
        `data:text/html;charset=utf-8,${encodeURIComponent(html)}`,
        {
          colorScheme: look.theme ?? 'light',
          viewport: { width: 640, height: 560 },
        },
      )
      await expectSound('letter', page, faults)
      if (wantsPictures) await picture(page, 'letter', look)
    },
    60_000,
  )
})
