import { Parser } from '@asyncapi/parser'
import { expect, it } from 'vitest'
import { described } from '../support/contract/events.ts'

const problems = async (document: unknown) => {
  const { diagnostics } = await new Parser().parse(JSON.stringify(document))
  return diagnostics.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)
}

/** Tools for 3.0 read it all: 3.1 adds nothing that it needs. */
const newer = /^asyncapi-latest-version: /

it('is AsyncAPI 3, to its own parser, which complains of nothing', async () => {
  expect((await problems(described)).filter((one) => !newer.test(one))).toEqual([])
})

it('would not be, if a message were missing', async () => {
  const changed = structuredClone(described)
  delete changed.channels.webhooks.messages['loan.active']
  expect((await problems(changed)).join()).toContain('loan.active')
})
