import { money } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { words } from '../parts/words.ts'
import type { Line } from './operations.ts'

/** A line of the statement. */
export function StatementRow({ line }: { readonly line: Line }) {
  const { type, direction, amount, currency, balanceAfter, loan, counterparty } = line
  const about = [counterparty?.fullName, line.description].filter(Boolean).join(' · ')
  const sign = direction === 'CREDIT' ? '+' : '−'
  return (
    <tr>
      <td class="soft small">{day(line.createdAt)}</td>
      <td>
        {words(type)}
        {line.status === 'REVERSED' && ', undone later'}
        <span class="soft small about">
          {loan ? <a href={`/app/lend/${loan.id}`}>{loan.title}</a> : about}
        </span>
      </td>
      <td class={`end figures ${direction === 'CREDIT' ? 'in' : ''}`}>
        {sign}
        {money(amount, currency)}
      </td>
      <td class="end figures soft wide">{money(balanceAfter, currency)}</td>
    </tr>
  )
}
