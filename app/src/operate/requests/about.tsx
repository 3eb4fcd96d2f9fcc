import { chargeName } from '../../parts/charge.tsx'
import { money } from '../../parts/money.ts'
import { moment } from '../../parts/time.ts'
import { words } from '../../parts/words.ts'
import { BASE } from '../../shell/router.ts'
import type { ApprovalRequest } from './operations.ts'

const BANK_LINE = 'A line of the bank’s statement'

/** The record that a request is about, and whose it is. */
export function About({ request }: { readonly request: ApprovalRequest }) {
  const { act, loan, charge, transaction, bankLine, member, status } = request
  return (
    <p>
      {charge && `${chargeName(charge)}, `}
      {loan && <a href={`${BASE}/operate/${loan.id}`}>{loan.title}</a>}
      {transaction && (
        <>
          <a href={`${BASE}/operate/${transaction.id}`}>{lineName(transaction)}</a>,{' '}
          {moment(transaction.createdAt)}
        </>
      )}
      {act === 'assignBankLine' && (
        <>
          {status === 'PENDING' ? <a href={`${BASE}/operate/bank`}>{BANK_LINE}</a> : BANK_LINE}
          {bankLine?.counterparty && ` from ${bankLine.counterparty}`}
          {bankLine?.remittance && ` (“${bankLine.remittance}”)`}, as a deposit
        </>
      )}
      {act === 'redactAuditTrail' && 'What the trail and decided requests say'} of{' '}
      <a href={`${BASE}/operate/${member.id}`}>{member.fullName ?? 'a member'}</a>
    </p>
  )
}

/** A line of a statement, such as `Deposit of $40`. */
export function lineName({
  type,
  amount,
  currency,
}: NonNullable<ApprovalRequest['transaction']>): string {
  return `${words(type)} of ${money(amount, currency)}`
}
