import { chargeName } from '../../parts/loans/charge.tsx'
import { money } from '../../parts/money.ts'
import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { words } from '../values.ts'
import { memberNamed } from '../who.ts'
import { rich, t } from './messages/index.ts'
import type { ApprovalRequest } from './operations.ts'

/** The record that a request is about, and whose it is. */
export function About({ request }: { readonly request: ApprovalRequest }) {
  const { loan, charge, transaction, bankLine, member, status } = request
  return (
    <p>
      {rich(whatOf(request), {
        charge: charge ? chargeName(charge) : '',
        title: loan?.title,
        line: transaction && lineName(transaction),
        time: transaction && moment(transaction.createdAt),
        counterparty: bankLine?.counterparty,
        remittance: bankLine?.remittance,
        name: memberNamed(member ?? {}, t('aMember')),
        record: (part) => <a href={`${BASE}/operate/${loan?.id ?? transaction?.id}`}>{part}</a>,
        bank: (part) => (status === 'PENDING' ? <a href={`${BASE}/operate/bank`}>{part}</a> : part),
        member: (part) => (member ? <a href={`${BASE}/operate/${member.id}`}>{part}</a> : part),
      })}
    </p>
  )
}

/** The message that says what a request is about. */
function whatOf({ act, loan, charge, transaction, bankLine, assignedTo }: ApprovalRequest) {
  if (act === 'redactAuditTrail') return 'about.trail'
  if (assignedTo === 'OWN_FUNDS') return 'about.ownFunds'
  if (assignedTo === 'FEES') return 'about.bankFees'
  if (assignedTo === 'PROVIDER') return 'about.keptByProvider'
  if (act === 'assignBankLine')
    return bankLine?.counterparty
      ? bankLine.remittance
        ? 'about.bankLine.all'
        : 'about.bankLine.from'
      : bankLine?.remittance
        ? 'about.bankLine.saying'
        : 'about.bankLine'
  if (transaction) return 'about.transaction'
  if (charge) return 'about.charge'
  return loan ? 'about.loan' : 'about.member'
}

/** A line of a statement, such as `Deposit of $40`. */
export function lineName({
  type,
  amount,
  currency,
}: NonNullable<ApprovalRequest['transaction']>): string {
  return t('lineOf', { type: words(type), amount: money(amount, currency) })
}
