import { Bar } from '../parts/bar.tsx'
import { Card } from '../parts/blocks.tsx'
import { fundedPart } from '../parts/loans/funded.ts'
import { money, shareOf } from '../parts/money.ts'
import { day, timeLeft } from '../parts/time.ts'
import { initials } from '../parts/words.ts'
import { rich, t } from './messages/index.ts'
import type { FullLoan } from './operations.ts'

function titleOf({ status, paused }: FullLoan): string {
  if (status !== 'OPEN') return t('fundedBy')
  return paused ? t('fundedSoFar') : t('beingFunded')
}

/** How far a loan is funded, and by whom; live. */
export function Progress({ loan }: { readonly loan: FullLoan }) {
  const { amountFunded, amountRequested, amountRemaining, currency, investments } = loan
  // What was taken back, or never paid out, is not among what the loan has.
  const lenders = investments.nodes.filter(({ status }) => status !== 'CANCELLED')
  const older = investments.totalCount - investments.nodes.length
  if (loan.status !== 'OPEN' && lenders.length === 0) return null
  return (
    <Card title={titleOf(loan)}>
      <div class="apart wrap figures">
        <p>
          {rich('fundedOf', {
            funded: money(amountFunded, currency),
            asked: money(amountRequested, currency),
            b: (part) => <b class="great">{part}</b>,
            soft: (part) => <span class="soft">{part}</span>,
          })}
        </p>
        <span class="soft">{fundedPart(loan.fundedPercent)}</span>
      </div>
      <Bar share={shareOf(amountFunded, amountRequested)} label={t('funded')} />
      {loan.status === 'OPEN' && (
        <p class="soft small" aria-live="polite">
          {[
            t('stillNeeded', { amount: money(amountRemaining, currency) }),
            !loan.paused && loan.expiresAt && timeLeft(loan.expiresAt),
            t('investments', { count: lenders.length + older }),
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
                {initials(lender.fullName ?? t('aMember'))}
              </span>
              <span>
                {lender.fullName ?? t('aMember')}
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
      {older > 0 && <p class="soft small">{t('newestShown', { count: lenders.length })}</p>}
    </Card>
  )
}
