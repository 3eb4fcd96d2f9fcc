import type { GraphQLField, GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import { isUuid, notAnId } from '../../database/ids.ts'
import type { UserError } from '../types.generated.ts'

type Payload = { readonly userErrors: readonly UserError[] }
type Given = { readonly input?: Readonly<Record<string, unknown>> }

/** Makes every mutation that finds no record say so if the given id can't be one, such as `<loan id>`. */
export function explainingIds(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) explain(field)
  return schema
}

function explain(field: GraphQLField<unknown, Context>): void {
  const { resolve } = field
  if (!resolve) return
  field.resolve = async (source, given: Given, context, info) => {
    const payload = (await resolve(source, given, context, info)) as Payload
    if (payload.userErrors.length === 0) return payload
    return { ...payload, userErrors: payload.userErrors.map((one) => explained(one, given)) }
  }
}

function explained(error: UserError, { input = {} }: Given): UserError {
  const { code, field } = error
  const id = field === null ? undefined : input[field]
  if (code !== 'NOT_FOUND' || field === null || typeof id !== 'string' || isUuid(id)) return error
  return { ...error, message: notAnId(id, field) }
}
