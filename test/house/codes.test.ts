import { globSync, readFileSync } from 'node:fs'
import { isEnumType } from 'graphql'
import { expect, it } from 'vitest'
import { currencyOf } from '../../src/money.ts'
import { allCodes } from '../../src/rest-bridge/codes.ts'
import { refusalStatus } from '../../src/rest-bridge/refusal-status.ts'
import { createSchema } from '../../src/schema.ts'

const root = new URL('../../', import.meta.url).pathname

it('explains every code that a request can be refused with, with its status', () => {
  const sources = globSync('src/**/*.ts', { cwd: root }).map((path) =>
    readFileSync(`${root}${path}`, 'utf8'),
  )
  const thrown = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:RequestError|saying)\(\s*(\d{3}),\s*'([A-Z_]+)'/g)].map(
      ([, status, code]) => `${code} ${status}`,
    ),
  )
  const explained = allCodes(createSchema(currencyOf('USD'))).map(
    ({ code, status }) => `${code} ${status}`,
  )
  expect(thrown.length).toBeGreaterThan(20)
  expect(thrown.filter((one) => !explained.includes(one))).toEqual([])
})

it('gives each code of the rules an HTTP status', () => {
  const codes = createSchema(currencyOf('USD')).getType('ErrorCode')
  const names = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []
  expect(names.length).toBeGreaterThan(20)
  expect(
    names.filter((name) => !(name in refusalStatus)),
    'add each to src/rest-bridge/refusal-status.ts: 409 if it depends on what there is now, 422 on the request, 403 on who asks',
  ).toEqual([])
})
