import { money } from '../../parts/money.ts'
import { today } from '../../parts/time.ts'
import { t as ofCases } from '../cases/messages/index.ts'
import { memberNamed } from '../who.ts'
import { t } from './messages/index.ts'
import type { Work } from './operations.ts'

/** What an item is called: its loan, or else the member whom it concerns, or who has paid. */
export function subjectOf({ loan, member, counterparty, kind }: Work): string {
  const name = member?.fullName ? memberNamed(member, '') : counterparty
  return loan?.title ?? name ?? t(kind === 'BANK_LINE' ? 'ofNobody' : 'aMember')
}

/** Of what kind it is, what a request for help or a case is about and, if it is called after a loan, whose loan that is. */
export function aboutOf({ kind, nextStep, topic, rule, loan, member }: Work): string {
  const is = t(nextStep === 'RECOVER' ? 'is.IN_DEFAULT' : `is.${kind}`)
  const about = topic ? t(`topic.${topic}`) : rule && ofCases(`rule.${rule}`)
  return [is, about, loan && member?.fullName && memberNamed(member, '')]
    .filter(Boolean)
    .join(' · ')
}

/** Whether a reader who may act can take an item, or note something on it: a case is taken on its own page, which the audit trail does not tell of. */
export function mayChange({ kind, memberId }: Work, own: string | undefined): own is string {
  return kind !== 'CASE' && own !== undefined && memberId !== own
}

/** Whether an item is put away until a day to come: once that has come, it is on the list like any other. */
export function isPutAway({ lookAgainOn }: Pick<Work, 'lookAgainOn'>): boolean {
  return lookAgainOn !== null && lookAgainOn > today()
}

/** How much it is about, and whether that is due. */
export function amountOf(
  { kind, nextStep, amount }: Pick<Work, 'kind' | 'nextStep' | 'amount'>,
  currency: string,
): string {
  const shown = money(amount ?? '0', currency)
  if (kind !== 'LATE') return shown
  // In default, all that is owed is due at once.
  return t(nextStep === 'RECOVER' ? 'amountDueByPlan' : 'amountDue', { amount: shown })
}
