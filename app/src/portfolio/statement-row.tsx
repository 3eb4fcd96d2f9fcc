import { money } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Line } from './operations.ts'

/** A line of the statement: each amount that came in or went out leads from one balance to the next. */
export function StatementRow({ line }: { readonly line: Line }) {
  const { type, direction, amount, currency, balanceAfter, loan, counterparty } = line
  const why = reasonOf(line)
  const about = [counterparty?.fullName, line.description].filter(Boolean).join(' · ')
  const sign = direction === 'CREDIT' ? '+' : '−'
  const stays = direction === 'NONE'
  return (
    <tr>
      <td class="soft small day">{day(line.createdAt)}</td>
      <td>
        {t('line', {
          name: nameOf(line),
          became: becameOf(line),
          day: day(line.reversedAt ?? line.createdAt),
        })}
        <span class="soft small about">
          {loan ? <a href={`/app/lend/${loan.id}`}>{loan.title}</a> : about}
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

type Kind = Pick<Line, 'type' | 'direction'>

/** What happened, in the reader's words. */
function nameOf(line: Line): string {
  const { type, reverses } = line
  if (reverses === null || type === 'FEE' || type === 'REVERSAL') return t(`type.${kindOf(line)}`)
  const how = reverses.reversalReason === null ? 'CORRECTED' : 'UNDONE'
  return t('reversing', { kind: kindOf(reverses), day: day(reverses.createdAt), how })
}

/** The kind of a movement; a repayment in the other direction is an amount that was lent again. */
function kindOf({ type, direction }: Kind) {
  if (type === 'FEE' && direction === 'CREDIT') return 'FEE_BACK'
  if (type === 'REPAYMENT_PAID' && direction === 'CREDIT') return 'LENT_TO_YOU_AGAIN'
  if (type === 'REPAYMENT_RECEIVED' && direction === 'DEBIT') return 'LENT_AGAIN'
  return type
}

/** How a repayment is split. */
function partsOf({ principal, interest, charges, fee, currency }: Line): string {
  const parts = { principal, interest, charges, fee }
  return (['principal', 'interest', 'charges', 'fee'] as const)
    .filter((name) => Number(parts[name]) > 0)
    .map((name) => t(`part.${name}`, { amount: money(parts[name] ?? '0', currency) }))
    .join(' · ')
}

/** What has become of it since: a repayment that was reversed without a reason was only booked anew. */
function becameOf({ type, status, reversalReason }: Line): string {
  const isRepayment = type === 'REPAYMENT_PAID' || type === 'REPAYMENT_RECEIVED'
  if (status !== 'REVERSED') return status
  return isRepayment && reversalReason === null ? 'CORRECTED' : 'UNDONE'
}

/** Why it was undone, or undoes another; that of a reversal is said with it. */
function reasonOf({ type, reversalReason, reverses }: Line): string | null | undefined {
  return reversalReason ?? (type === 'REVERSAL' ? undefined : reverses?.reversalReason)
}
