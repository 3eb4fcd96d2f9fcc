import type { Refusal } from '../../api/refusals.ts'
import { t } from './messages/index.ts'

/** A refusal with details that help to remove its cause. */
export interface Refused extends Refusal {
  readonly details?: Readonly<Record<string, unknown>> | null
}

/** Why an act is refused, as an operator reads it. */
export function reasonOf({ code, message }: Refused): string {
  // The API writes this one to the member.
  return code === 'MONEY_OWED' ? t('moneyOwed') : message
}

/** Links to what stands in the way: paths of the app, each with its text. */
export function waysOut({ details }: Refused): readonly (readonly [string, string])[] {
  const { memberId, loanId, requestId, loans } = details ?? {}
  const ways = [
    [memberId, t('seeTheMembersMoney'), '?tab=money'],
    [loanId, t('seeTheLoan'), ''],
    ...(Array.isArray(loans) ? loans : []).map(
      (id, at) => [id, t('seeLoanNumber', { number: at + 1 }), ''] as const,
    ),
  ] as const
  const found = ways.flatMap(([id, text, search]) =>
    typeof id === 'string' ? [[`/operate/${id}${search}`, text] as const] : [],
  )
  return requestId === undefined ? found : [...found, ['/operate/requests', t('seeTheRequests')]]
}
