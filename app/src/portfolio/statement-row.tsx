import { money } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Line } from './operations.ts'

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
        {t('line', { name: nameOf(line), status: line.status })}
        <span class="soft small about">
          {loan ? <a href={`/app/lend/${loan.id}`}>{loan.title}</a> : about}
          {type === 'REPAYMENT_PAID' && direction === 'DEBIT' && (
            <>
              {' · '}
              <a href={`/app/borrow/receipt?of=${line.id}`}>{t('receipt')}</a>
            </>
          )}
          {charges && ` · ${t('lateChargesIncluded', { charges: money(charges, currency) })}`}
        </span>
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

/** What happened, in the reader's words. */
function nameOf({ type, direction }: Line): string {
  return type === 'FEE' && direction === 'CREDIT' ? t('type.FEE_BACK') : t(`type.${type}`)
}
