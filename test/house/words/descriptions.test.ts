import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { currencyOf } from '../../../src/money.ts'
import { createSchema } from '../../../src/schema.ts'

const types = Object.values(createSchema(currencyOf('USD')).getTypeMap()).filter(
  ({ name }) => !name.startsWith('__'),
)

it.each(types.map((type) => [type.name, type] as const))(
  '%s says what it is, and so does all in it',
  (_, type) => {
    const fields =
      isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : []
    const values = isEnumType(type) ? type.getValues() : []
    // The roots say what they are by their fields.
    const own = /^(Query|Mutation|Subscription)$/.test(type.name) ? [] : [type]
    const silent = [...own, ...fields, ...values].filter(({ description }) => !description)
    expect(
      silent.map(({ name }) => name),
      `describe each where ${type.name} is, in schema/`,
    ).toEqual([])
  },
)
