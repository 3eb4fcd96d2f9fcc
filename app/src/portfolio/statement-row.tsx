import { loanPage } from '../parts/loans/loan-page.ts'
import { money } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Line } from './operations.ts'
import { nameOf, reasonOf } from './statement-words.ts'

interface Props {
  readonly line: Line
  /** The reader's id as a member: their own loans have a page of their own. */
  readonly reader: string | undefined
}

/** A line of the statement: each amount that came in or went out leads from one balance to the next. */
export function StatementRow({ line, reader }: Props) {
  const { type, direction, amount, currency, balanceAfter, loan, counterparty } = line
  const why = reasonOf(line)
  const about = [counterparty?.fullName, line.description].filter(Boolean).join(' · ')
  const sign = direction === 'CREDIT' ? '+' : '−'
  const stays = direction === 'NONE'
  return (
    <tr>
      <td class="soft small day">{day(line.createdAt)}</td>
      <td>
        {nameOf(line)}
        <span class="soft small about">
          {loan ? <a href={loanPage(loan, reader)}>{loan.title}</a> : about}
          {type === 'REPAYMENT_PAID' && direction === 'DEBIT' && (
            <>
              {' · '}
              <a href={`/app/borrow/receipt?of=${line.id}`}>{t('receipt')}</a>
            </>
          )}
        </span>
        {line.principal !== null && <span class="soft small about">{partsOf(line)}</span>}
        {why && <span class="soft small about">{t('reason', { reason: why })}</span>}
      </td>
      <td class={`end figures ${direction === 'CREDIT' ? 'in' : ''}`}>
        {stays ? (
          <span class="soft">{t('stays', { amount: money(amount, currency), type })}</span>
        ) : (
          `${sign}${money(amount, currency)}`
        )}
      </td>
      <td class="end figures soft wide">{money(balanceAfter, currency)}</td>
    </tr>
  )
}

/** How a repayment is split. */
function partsOf({ principal, interest, charges, fee, currency }: Line): string {
  const parts = { principal, interest, charges, fee }
  return (['principal', 'interest', 'charges', 'fee'] as const)
    .filter((name) => Number(parts[name]) > 0)
    .map((name) => t(`part.${name}`, { amount: money(parts[name] ?? '0', currency) }))
    .join(' · ')
}
