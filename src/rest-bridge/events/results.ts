import type { ExecutionResult, GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import { RequestError } from '../../http/errors.ts'
import type { LiveEndpoint } from '../../http/live/endpoint.ts'
import { masked } from '../../http/live/frame.ts'
import type { Answer } from '../answer.ts'
import { allCodes } from '../codes.ts'
import type { RowDocument } from '../presenter.ts'

/** REST's messages for refusals whose own messages are worded for subscriptions. */
const messages: Readonly<Record<string, string>> = {
  BAD_CURSOR: 'Last-Event-ID is not the id of one of your events; connect without it.',
  CURSOR_EXPIRED:
    'Notifications after this Last-Event-ID are no longer kept: connect without it, then read GET /notifications.',
}

/** The error of a result, with the status of its code. */
export function refusalOf(schema: GraphQLSchema, { errors = [] }: ExecutionResult): RequestError {
  const code = String(errors[0]?.extensions.code)
  const { status = 400 } = allCodes(schema).find((one) => one.code === code) ?? {}
  return new RequestError(status, code, messages[code] ?? errors[0]?.message ?? '')
}

/** Executes a query before a stream begins; throws its error as a RequestError. */
export async function readBefore(
  { schema, execute }: LiveEndpoint,
  { plan }: RowDocument,
  variables: Answer,
  contextValue: Context,
): Promise<Answer> {
  const { data, errors } = masked(await execute({ plan, variables }, contextValue))
  if (errors !== undefined) throw refusalOf(schema, { errors })
  return data as Answer
}
