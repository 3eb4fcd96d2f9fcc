import { CombinedError, mapExchange, type OperationResult } from '@urql/core'
import { plainly } from '../parts/plainly.ts'

/** Puts each refusal into the words of the page: fields as its forms call them, amounts as readers write them. */
export const plainWords = () => mapExchange({ onResult })

function onResult(result: OperationResult): OperationResult {
  const { error, data, operation } = result
  return {
    ...result,
    ...(error && { error: readable(error) }),
    ...(data && operation.kind === 'mutation' && { data: mapped(data) }),
  }
}

function readable(error: CombinedError): CombinedError {
  const { networkError, graphQLErrors, response } = error
  const plain = new CombinedError({
    ...(networkError && { networkError }),
    graphQLErrors,
    response,
  })
  plain.message = networkError
    ? 'The service can’t be reached just now; try again.'
    : graphQLErrors.map(textOf).join(' ')
  return plain
}

const ended = 'Your session has ended. Sign in again, then try once more: what you typed is kept.'

/** Messages for people, by code, in place of those that are written for developers. */
const texts: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: ended,
  TOKEN_EXPIRED: ended,
  BLOCKED: 'Your account is frozen.',
  MANDATE_MISSING:
    'This account can’t be debited any more: allow debits for it first, under “Bank accounts”.',
  PAYMENTS_UNAVAILABLE:
    'This isn’t available: the platform has no payment service for it. Please tell its operator.',
}

function textOf({ message, extensions }: CombinedError['graphQLErrors'][number]): string {
  return texts[String(extensions.code)] ?? plainly(message)
}

interface UserError {
  readonly code?: string
  readonly message: string
}

interface Payload {
  readonly userErrors?: readonly UserError[]
}

function mapped(data: Readonly<Record<string, Payload | null>>) {
  return Object.fromEntries(
    Object.entries(data).map(([name, payload]) => [
      name,
      payload?.userErrors === undefined
        ? payload
        : { ...payload, userErrors: told(payload.userErrors) },
    ]),
  )
}

const told = (errors: readonly UserError[]) =>
  errors.map((one) => ({ ...one, message: texts[one.code ?? ''] ?? plainly(one.message) }))
