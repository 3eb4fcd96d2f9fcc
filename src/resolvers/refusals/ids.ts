import type { GraphQLField, GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import { checkId } from '../../lending/refusal.ts'
import type { UserError } from '../types.generated.ts'
import { userError } from './outcome.ts'

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
    return {
      ...payload,
      userErrors: payload.userErrors.map((one) => explained(context, one, given)),
    }
  }
}

function explained(context: Context, error: UserError, { input = {} }: Given): UserError {
  const { code, field } = error
  const id = field === null ? undefined : input[field]
  if (code !== 'NOT_FOUND' || field === null || typeof id !== 'string') return error
  const reason = checkId(field, id)
  return reason ? { ...error, message: userError(context, reason).message } : error
}
