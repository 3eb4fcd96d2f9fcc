import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
  visit,
} from 'graphql'
import { expect, it } from 'vitest'
import { operationTexts } from '../../app/operations.ts'
import { readDocument } from '../../src/http/guard/document.ts'
import { limitOf } from '../../src/http/guard/request.ts'
import { directive, evaluate } from '../../src/reads/plan/amount.ts'
import { planOf } from '../../src/reads/plan/plan.ts'
import { schemaText } from '../../src/schema.ts'

const schema = buildSchema(schemaText())

/** A value that costs as much as any of its type: all fields of an input, and the enum's value that costs most. */
function dearest(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return dearest(type.ofType)
  if (isListType(type)) return [dearest(type.ofType)]
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields()).map((field) => [field.name, dearest(field.type)]),
    )
  if (isEnumType(named)) {
    const weightOf = (one: Parameters<typeof directive>[1]) =>
      Number(directive(schema, one, 'cost')?.weight ?? 0)
    return named.getValues().toSorted((one, other) => weightOf(other) - weightOf(one))[0]?.name
  }
  return 'x'
}

/** What an operation costs at most. Lists whose length is a variable are as long as usual. */
function costAtMost(text: string): number {
  const document = parse(text)
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  )
  if (operation === undefined) throw new Error(`no operation: ${text}`)
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type }) => {
    const input = typeFromAST(schema, type as never) as GraphQLInputType
    return [variable.name.value, dearest(input)] as const
  })
  return evaluate(planOf(schema, document, operation).price.cost, Object.fromEntries(variables))
}

it('whatever is chosen on a page of the app, its operations cost no more than one may', () => {
  const texts = operationTexts()
  expect(texts.length).toBeGreaterThan(100)
  const dear = texts.flatMap((text) => {
    const cost = costAtMost(text)
    return cost > limitOf('cost') ? [`${/\w+ \w+/.exec(text)?.[0]}: ${cost}`] : []
  })
  expect(dear, 'ask for the parts in operations of their own').toEqual([])
})

/** An operation as the app sends it: its cache has the type of each record asked for, too. */
function asSent(text: string): string {
  const type = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const
  const sent = visit(parse(text), {
    SelectionSet: (set, _key, parent) =>
      (parent as { readonly kind?: string }).kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...set, selections: [...set.selections, type] },
  })
  return print(sent)
}

it('no operation of the app is larger or deeper than one may be', () => {
  const rules = { schema, introspection: false, suggestions: false }
  const refused = operationTexts().flatMap((text) => {
    const read = readDocument(rules, asSent(text))
    // What is asked of a sandbox alone is not in this schema.
    const sizes = ('errors' in read ? read.errors : []).filter(
      ({ extensions }) => extensions.code !== 'GRAPHQL_VALIDATION_FAILED',
    )
    return sizes.map(({ message }) => `${/\w+ \w+/.exec(text)?.[0]}: ${message}`)
  })
  expect(refused, 'ask for the parts in operations of their own').toEqual([])
})
