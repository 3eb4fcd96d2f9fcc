import { Bar } from '../parts/bar.tsx'
import { Card } from '../parts/blocks.tsx'
import { money, percent, shareOf } from '../parts/money.ts'
import { day, timeLeft } from '../parts/time.ts'
import { counted, initials } from '../parts/words.ts'
import type { FullLoan } from './operations.ts'

/** How far a loan is funded, and by whom; live. */
export function Progress({ loan }: { readonly loan: FullLoan }) {
  const { amountFunded, amountRequested, amountRemaining, currency, investments } = loan
  const lenders = investments.nodes
  return (
    <Card title={loan.status === 'OPEN' ? 'Being funded' : 'Funded by'}>
      <div class="apart wrap figures">
        <p>
          <b class="great">{money(amountFunded, currency)}</b>
          <span class="soft"> of {money(amountRequested, currency)}</span>
        </p>
        <span class="soft">{percent(loan.fundedPercent)}</span>
      </div>
      <Bar share={shareOf(amountFunded, amountRequested)} label="Funded" />
      {loan.status === 'OPEN' && (
        <p class="soft small" aria-live="polite">
          {[
            `${money(amountRemaining, currency)} still needed`,
            loan.expiresAt && timeLeft(loan.expiresAt),
            counted(lenders.length, 'investment'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {lenders.length > 0 && (
        <ul class="lenders">
          {lenders.toReversed().map(({ id, amount, createdAt, lender }) => (
            <li key={id}>
              <span class="face" aria-hidden="true">
                {initials(lender.fullName ?? 'A member')}
              </span>
              <span>
                {lender.fullName ?? 'A member'}
                <br />
                <span class="soft small">
                  {[lender.city, day(createdAt)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <b class="figures">{money(amount, currency)}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
