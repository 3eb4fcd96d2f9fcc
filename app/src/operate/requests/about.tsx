import { money } from '../../parts/money.ts'
import { moment } from '../../parts/time.ts'
import { words } from '../../parts/words.ts'
import { BASE } from '../../shell/router.ts'
import type { ApprovalRequest } from './operations.ts'

/** The record that a request is about, and whose it is. */
export function About({ request }: { readonly request: ApprovalRequest }) {
  const { act, loan, transaction, member } = request
  return (
    <p>
      {loan && <a href={`${BASE}/operate/${loan.id}`}>{loan.title}</a>}
      {transaction && (
        <>
          <a href={`${BASE}/operate/${transaction.id}`}>{lineName(transaction)}</a>,{' '}
          {moment(transaction.createdAt)}
        </>
      )}
      {act === 'assignBankLine' && (
        <>
          <a href={`${BASE}/operate/bank`}>A line that nobody has assigned</a>, as a deposit
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
