import type { Refusal } from '../../api/refusals.ts'

/** A refusal with details that help to remove its cause. */
export interface Refused extends Refusal {
  readonly details?: Readonly<Record<string, unknown>> | null
}

/** Messages that the API writes to the member, for operators who act on the member's records. */
const texts: Readonly<Record<string, string>> = {
  MONEY_OWED:
    'The borrower owes the platform money, because payments were taken back after the money was spent. The loan can be published once that is paid.',
}

/** Why an act is refused, as an operator reads it. */
export function reasonOf({ code, message }: Refused): string {
  return texts[code] ?? message
}

/** Links to what stands in the way: paths of the app, each with its text. */
export function waysOut({ details }: Refused): readonly (readonly [string, string])[] {
  const { memberId, loanId, requestId, loans } = details ?? {}
  const ways = [
    [memberId, 'See the member’s money', '?tab=money'],
    [loanId, 'See the loan', ''],
    ...(Array.isArray(loans) ? loans : []).map((id, at) => [id, `See loan ${at + 1}`, ''] as const),
  ] as const
  const found = ways.flatMap(([id, text, search]) =>
    typeof id === 'string' ? [[`/operate/${id}${search}`, text] as const] : [],
  )
  return requestId === undefined ? found : [...found, ['/operate/requests', 'See the requests']]
}
