import { money } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import type { Line } from './operations.ts'

/** Money that is set aside for a loan, or no longer is: it stays the reader's, and changes no balance. */
const aside: Readonly<Partial<Record<Line['type'], string>>> = {
  INVESTMENT_HOLD: 'set aside',
  INVESTMENT_RELEASE: 'free again',
}

/** What happened, in the reader's words. */
const names: Readonly<Record<Line['type'], string>> = {
  DEPOSIT: 'Money added',
  WITHDRAWAL: 'Money taken out',
  TRANSFER_IN: 'Received from a member',
  TRANSFER_OUT: 'Sent to a member',
  INVESTMENT_HOLD: 'Held until the loan is funded',
  INVESTMENT_RELEASE: 'Not funded: no longer held',
  INVESTMENT_SETTLEMENT: 'Lent: paid out to the borrower',
  LOAN_DISBURSEMENT: 'Your loan, paid out to you',
  REPAYMENT_PAID: 'You repaid',
  REPAYMENT_RECEIVED: 'A borrower repaid you',
  FEE: 'Platform’s fee',
  REVERSAL: 'Undone',
}

/** What became of a line later. */
const undone: Readonly<Partial<Record<Line['status'], string>>> = {
  REVERSED: ', undone later',
  RETURNED: ', taken back by the bank later',
}

/** A line of the statement: each amount that came in or went out leads from one balance to the next. */
export function StatementRow({ line }: { readonly line: Line }) {
  const { type, direction, amount, currency, balanceAfter, loan, counterparty, charges } = line
  const about = [counterparty?.fullName, line.description].filter(Boolean).join(' · ')
  const sign = direction === 'CREDIT' ? '+' : '−'
  const stays = direction === 'NONE'
  return (
    <tr>
      <td class="soft small">{day(line.createdAt)}</td>
      <td>
        {type === 'FEE' && direction === 'CREDIT'
          ? 'Paid to you from the platform’s fees'
          : names[type]}
        {undone[line.status]}
        <span class="soft small about">
          {loan ? <a href={`/app/lend/${loan.id}`}>{loan.title}</a> : about}
          {charges && ` · including ${money(charges, currency)} of late charges`}
        </span>
      </td>
      <td class={`end figures ${direction === 'CREDIT' ? 'in' : ''}`}>
        {stays ? (
          <span class="soft">
            {money(amount, currency)} {aside[type]}
          </span>
        ) : (
          `${sign}${money(amount, currency)}`
        )}
      </td>
      <td class="end figures soft wide">{money(balanceAfter, currency)}</td>
    </tr>
  )
}
