import { expect, it } from 'vitest'
import { askIn } from '../../../app/src/api/asked.ts'

const consent = {
  code: 'CONSENT_REQUIRED',
  message: 'Accept “Terms” first.',
  details: { agreements: [{ id: 'terms-2' }, { id: 'notice-1' }] },
}
const level = (needed: string) => ({
  code: 'NOT_VERIFIED',
  message: 'This needs a verified identity.',
  details: { act: 'withdraw', level: needed, held: 'NONE' },
})
const refused = (...userErrors: object[]) => ({ userErrors: userErrors as never })

it('a refusal asks for the agreements that it names, or for the level that it names', () => {
  expect(askIn({ deposit: refused(consent) })).toEqual({ agreements: ['terms-2', 'notice-1'] })
  expect(askIn({ invest: refused(level('BASIC')) })).toEqual({ level: 'BASIC' })
  expect(askIn({ withdraw: refused(level('FULL')) })).toEqual({ level: 'FULL' })
})

it('other refusals and answers ask for nothing', () => {
  expect(askIn({ deposit: refused({ code: 'LIMIT_EXCEEDED', message: 'No.' }) })).toBeUndefined()
  expect(askIn({ deposit: refused({ ...consent, details: null }) })).toBeUndefined()
  expect([askIn({ deposit: null }), askIn(null), askIn(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('what an operator does for a borrower asks nothing of the operator', () => {
  expect(askIn({ acted: refused(level('FULL')), approved: refused(consent) })).toBeUndefined()
})
