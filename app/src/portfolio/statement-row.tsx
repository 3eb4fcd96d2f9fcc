import { useLayoutEffect, useRef } from 'preact/hooks'
import { loanPage } from '../parts/loans/loan-page.ts'
import { moneyInColumn } from '../parts/money.ts'
import { dayIn } from '../parts/time-zones.ts'
import { t } from './messages/index.ts'
import type { Line } from './operations.ts'
import { nameOf, reasonOf } from './statement-words.ts'

interface Props {
  readonly line: Line
  /** Whether the address leads to this line. */
  readonly isMeant: boolean
  /** The time zone of days. */
  readonly zone: string
  /** The reader's id as a member: their own loans have a page of their own. */
  readonly reader: string | undefined
}

/** A line of the statement: each amount that came in or went out leads from one balance to the next. */
export function StatementRow({ line, isMeant, zone, reader }: Props) {
  const row = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    if (isMeant) row.current?.scrollIntoView({ block: 'center' })
  }, [isMeant])
  const { type, direction, amount, currency, balanceAfter, loan, counterparty } = line
  const why = reasonOf(line)
  const about = [counterparty?.fullName, line.description].filter(Boolean).join(' · ')
  const sign = direction === 'CREDIT' ? '+' : '−'
  const stays = direction === 'NONE'
  return (
    <tr ref={row} aria-current={isMeant || undefined}>
      <td class="soft small day">{dayIn(zone, line.createdAt)}</td>
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
          <span class="soft">{t('stays', { amount: moneyInColumn(amount, currency), type })}</span>
        ) : (
          `${sign}${moneyInColumn(amount, currency)}`
        )}
      </td>
      <td class="end figures soft wide">{moneyInColumn(balanceAfter, currency)}</td>
    </tr>
  )
}

/** How a repayment is split. */
function partsOf({ principal, interest, charges, fee, currency }: Line): string {
  const parts = { principal, interest, charges, fee }
  return (['principal', 'interest', 'charges', 'fee'] as const)
    .filter((name) => Number(parts[name]) > 0)
    .map((name) => t(`part.${name}`, { amount: moneyInColumn(parts[name] ?? '0', currency) }))
    .join(' · ')
}
