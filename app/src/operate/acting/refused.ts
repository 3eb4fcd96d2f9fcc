import type { Refusal } from '../../api/refusals.ts'
import { fundedPart } from '../../parts/loans/funded.ts'
import { money } from '../../parts/money.ts'
import { words } from '../values.ts'
import { t } from './messages/index.ts'

/** A refusal with details that help to remove its cause. */
export interface Refused extends Refusal {
  readonly details?: Readonly<Record<string, unknown>> | null
}

/** Why an act is refused, as an operator reads it. */
export function reasonOf({ code, message, details }: Refused): string {
  if (code === 'VERSION_CONFLICT' && details?.version !== undefined) return changedTo(details)
  // The API writes this one to the member.
  return code === 'MONEY_OWED' ? t('moneyOwed') : message
}

/** What has changed since the page was read, as far as the gateway says it. */
function changedTo(details: NonNullable<Refused['details']>): string {
  const { status, frozen, fundedPercent, writtenOff, owed, currency, previewed } = details
  if (previewed === true) return t('changed.previewed')
  if (typeof status !== 'string') return t('changed')
  const state = writtenOff === true ? t('changed.writtenOff') : words(status.toUpperCase())
  if (owed !== undefined)
    return t('changed.debt', { state, owed: money(String(owed), String(currency)) })
  return t('changed.loan', {
    state: frozen === true ? t('changed.frozen', { state }) : state,
    percent: fundedPart(Number(fundedPercent ?? 0)),
    open: status.toUpperCase() === 'OPEN' ? 'yes' : 'no',
  })
}

/** What would remove each thing that keeps an account from being closed; nothing for other refusals. */
export function stepsOf({ code, details }: Refused): readonly string[] {
  if (code !== 'OBLIGATIONS_LEFT' || !details) return []
  const has = (name: string) => {
    const left = details[name]
    return Array.isArray(left) ? left.length > 0 : Number(left ?? 0) > 0
  }
  return [
    ...(has('available') ? [t('left.available')] : []),
    ...(has('held') || has('pending') || has('payments') ? [t('left.moving')] : []),
    ...(has('loans') ? [t('left.loans')] : has('owed') ? [t('left.owed')] : []),
    ...(has('investments') ? [t('left.investments')] : []),
  ]
}

/** Links to what stands in the way: paths of the app, each with its text. */
export function waysOut({ details }: Refused): readonly (readonly [string, string])[] {
  const { memberId, loanId, requestId, loans, investments, payments } = details ?? {}
  const some = (ids: unknown) => (Array.isArray(ids) ? ids : [])
  const ways = [
    [memberId, t('seeTheMembersMoney'), '?tab=money'],
    [loanId, t('seeTheLoan'), ''],
    ...some(loans).map((id, at) => [id, t('seeLoanNumber', { number: at + 1 }), ''] as const),
    ...some(investments)
      .slice(0, 1)
      .map(() => [memberId, t('seeTheInvestments'), '?tab=investments'] as const),
    ...some(payments).map((id, at) => [id, t('seePaymentNumber', { number: at + 1 }), ''] as const),
  ] as const
  const found = ways.flatMap(([id, text, search]) =>
    typeof id === 'string' ? [[`/operate/${id}${search}`, text] as const] : [],
  )
  return requestId === undefined ? found : [...found, ['/operate/requests', t('seeTheRequests')]]
}
