import { getIntrospectionQuery } from 'graphql'
import { expect, it } from 'vitest'
import { createGuard } from '../../../src/http/guard/guard.ts'
import { trusting } from '../../../src/http/guard/request.ts'
import { pointsOf } from '../../../src/http/rates/rate-limiter.ts'
import { createSchema } from '../../../src/schema.ts'

const guard = createGuard({
  schema: createSchema({ code: 'USD', decimals: 2 }),
  introspection: true,
  suggestions: false,
  trusted: trusting(new Map(), false),
  refused: () => undefined,
})

/** What a document takes the second time, or the code of its refusal. */
function price(query: string): number | string {
  guard({ query })
  const asked = guard({ query })
  return 'errors' in asked ? String(asked.errors[0]?.extensions.code) : pointsOf(asked)
}

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')
const ofType = 'type { ofType { name } }'
const fields = `fields { args { ${ofType} } ${ofType} }`
const schemaWide = `__schema { types { ${fields} inputFields { type { name } } enumValues { name } } }`

it('the standard question of explorers takes little of what an operation and a minute may take', () => {
  const standard = getIntrospectionQuery({
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
  })
  expect(price(standard)).toBeGreaterThanOrEqual(1 + 10)
  expect(price(standard)).toBeLessThan(1 + 30)
})

it.each([
  ['a question about the schema', `{ ${schemaWide} }`, 1 + 10],
  ['one about a type', '{ __type(name: "Query") { name } }', 1 + 10],
  ['one in a fragment', `{ ...S } fragment S on Query { ${schemaWide} }`, 1 + 10],
  ['18 questions at once', `{ ${aliases(18, schemaWide)} }`, 18 * (1 + 10)],
  ['the name of the root', '{ __typename }', 1],
])('A50: %s takes its points', (_, query, points) => {
  expect(price(query)).toBe(points)
})

it('A50: what one question repeats or nests takes more points, and is refused in the end', () => {
  const repeated = `{ __schema { types { ${aliases(18, fields)} } } }`
  const spread = `{ __schema { types { ...T } } } fragment T on __Type { ${aliases(18, fields)} }`
  expect(price(repeated)).toBeGreaterThan(1 + 20)
  expect(price(spread)).toBe(price(repeated))
  const nested = `fields { ${aliases(27, `args { name description ${ofType} }`)} }`
  expect(price(`{ __schema { types { fields { type { ${nested} } } } } }`)).toBeGreaterThan(1 + 40)
  const both = 'fields { type { name fields { name isDeprecated } ofType { fields { name } } } }'
  expect(price(`{ __schema { types { ${aliases(30, both)} } } }`)).toBe('TOO_COSTLY')
})
