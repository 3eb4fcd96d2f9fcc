import type { GraphQLScalarType } from 'graphql'
import { expect, it } from 'vitest'
import type { sandbox } from '../../src/resolvers/sandbox.ts'
import type {
  Resolvers,
  ResolversParentTypes,
  ResolversTypes,
} from '../../src/resolvers/types.generated.ts'
import type { written } from '../../src/schema.ts'

type Part = (typeof written)[number] | typeof sandbox
type Roots = 'Query' | 'Mutation' | 'Subscription'

/** The fields of a type that resolvers of ours resolve. */
type Resolved<Type extends string, One = Part> =
  One extends Readonly<Record<Type, infer Fields>> ? keyof Fields : never

/** The fields of a type that are neither resolved nor properties of its record: they would be null for everybody, or fail. */
type Lost<Type extends keyof Resolvers & keyof ResolversParentTypes> =
  NonNullable<Resolvers[Type]> extends GraphQLScalarType
    ? never
    : Exclude<
        keyof NonNullable<Resolvers[Type]>,
        `__${string}` | keyof ResolversParentTypes[Type] | Resolved<Type>
      >

type AllLost = {
  [Type in Exclude<
    keyof Resolvers & keyof ResolversParentTypes,
    Roots
  >]: `${Type}.${Lost<Type> & string}`
}[Exclude<keyof Resolvers & keyof ResolversParentTypes, Roots>]

/** Does not compile while a field has no source, and names it: give its record the property, or src/resolvers/ a resolver. */
const everyFieldHasASource: [AllLost] extends [never] ? true : `${AllLost} has no source` = true

/** The values of an enum in the schema that the code does not know, and those of the code that the schema does not show. */
type Apart<Name extends keyof Resolvers & keyof ResolversTypes> =
  NonNullable<Resolvers[Name]> extends GraphQLScalarType
    ? never
    : ResolversTypes[Name] extends string
      ?
          | Exclude<keyof NonNullable<Resolvers[Name]>, Uppercase<ResolversTypes[Name]>>
          | Exclude<Uppercase<ResolversTypes[Name]>, keyof NonNullable<Resolvers[Name]>>
      : never

type AllApart = {
  [Name in keyof Resolvers & keyof ResolversTypes]: `${Name}.${Apart<Name> & string}`
}[keyof Resolvers & keyof ResolversTypes]

/** Does not compile while an enum has other values in schema/ than in the code, and names them: `enumValues` in codegen.ts says where the code has them. */
const everyEnumIsAlike: [AllApart] extends [never] ? true : `${AllApart} is in one only` = true

it('every field has a resolver, or is a property of its record', () => {
  expect(everyFieldHasASource).toBe(true)
})

it('every enum has the same values in the schema and in the code', () => {
  expect(everyEnumIsAlike).toBe(true)
})
