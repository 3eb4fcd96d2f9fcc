import { CombinedError, mapExchange, type OperationResult } from '@urql/core'
import { t } from '../parts/messages/index.ts'
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
  // Several fields can fail for one reason.
  const texts = new Set(graphQLErrors.map(textOf))
  plain.message = networkError ? t('unreachableNow') : [...texts].join(' ')
  return plain
}

/** Messages for people, by code, in place of those that are written for developers. */
const plainTexts = (): Readonly<Record<string, string>> => ({
  UNAUTHENTICATED: t('sessionEnded.again'),
  TOKEN_EXPIRED: t('sessionEnded.again'),
  BLOCKED: t('frozen'),
  MANDATE_MISSING: t('mandateMissing'),
  PAYMENTS_UNAVAILABLE: t('paymentsUnavailable'),
  VERSION_CONFLICT: t('changedMeanwhile'),
})

function textOf({ message, extensions }: CombinedError['graphQLErrors'][number]): string {
  return plainTexts()[String(extensions.code)] ?? plainly(message)
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
  errors.map((one) => ({ ...one, message: plainTexts()[one.code ?? ''] ?? plainly(one.message) }))
