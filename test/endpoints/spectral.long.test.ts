import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { contract } from '../support/contract/contract.ts'

it('has nothing that Spectral complains of', async () => {
  const linter = new spectral.Spectral()
  const rules = {
    // Who runs a gateway has an address; its source has none.
    'contact-properties': 'off',
    // OpenAPI 3.1 has `identifier` instead.
    'license-url': 'off',
    // The tags are in the order in which one reads them.
    'openapi-tags-alphabetical': 'off',
  } as const
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'all']], rules }))
  const found = await linter.run(JSON.stringify(contract))
  expect(found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual(
    [],
  )
})
