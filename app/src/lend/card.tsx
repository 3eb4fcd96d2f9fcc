import { Bar } from '../parts/bar.tsx'
import { fundedPart } from '../parts/loans/funded.ts'
import { fixedUnits, money, percent, shareOf } from '../parts/money.ts'
import { term, timeLeft } from '../parts/time.ts'
import { words } from '../parts/words.ts'
import { Reasons } from './invest/reasons.tsx'
import { rich, t } from './messages/index.ts'
import type { Opportunity } from './operations.ts'
import { RiskTag } from './risk-tag.tsx'
import { excerptOf } from './search/found.ts'
import { Marked } from './search/marked.tsx'
import { lessBy, yearlyOf } from './yearly.ts'

interface Props {
  readonly opportunity: Opportunity
  /** What was searched for, which is marked. */
  readonly q: string
  /** Whether any preference says what suits. */
  readonly hasWishes: boolean
  /** What the platform takes of the interest, in percent. */
  readonly serviceFee: string
}

/** A loan to invest in: what it pays, how far it is, and why it suits. */
export function OpportunityCard({ opportunity, q, hasWishes, serviceFee }: Props) {
  const { loan, netYield, yearlyLoss, matchReasons, matchMisses, distanceKm } = opportunity
  const { id, currency, borrower } = loan
  const place = loan.locationDescription ?? borrower.city
  const distance = distanceKm == null ? undefined : t('kmAway', { km: distanceKm })
  const yearly = yearlyOf(loan.interestRate, netYield, serviceFee)
  const excerpt = excerptOf(loan.description ?? '', q)
  return (
    <li class="card offer">
      <div>
        <h2>
          <a href={`/app/lend/${id}`}>
            <Marked text={loan.title} q={q} />
          </a>
        </h2>
        <p class="soft small">
          <Marked
            text={[borrower.fullName ?? t('aMember'), place].filter(Boolean).join(' · ')}
            q={q}
          />
          {distance && ` · ${distance}`}
        </p>
        {excerpt && (
          <p class="small">
            <Marked text={excerpt} q={q} />
          </p>
        )}
      </div>
      <p class="terms figures">
        <b>{loan.interestRate ? percent(loan.interestRate) : '–'}</b>
        <span class="soft small">
          {[
            afterFees(loan.interestRate, yearly),
            loan.repaymentPeriodMonths && term(loan.repaymentPeriodMonths),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {yearly != null && yearlyLoss != null && (
          <span class="soft small">
            {t('afterLosses', { rate: percent(lessBy(yearly, yearlyLoss)) })}
          </span>
        )}
      </p>
      <Progress loan={loan} />
      {hasWishes && <Reasons all={matchReasons} misses={matchMisses} />}
      <p class="row tags">
        <RiskTag risk={loan.riskLevel} record={loan.borrowerRecord} />
        {borrower.verificationStatus === 'VERIFIED' && <span class="tag">{t('verified')}</span>}
        {loan.purpose && <span class="tag">{words(loan.purpose)}</span>}
        {fixedUnits(loan.myInvestment) > 0n && (
          <span class="tag mine">
            {t(isPaidOut(loan) ? 'youLentAmount' : 'youReservedAmount', {
              amount: money(loan.myInvestment, currency),
            })}
          </span>
        )}
      </p>
    </li>
  )
}

/** Whether what was put into a loan has gone to its borrower; until then, it is only reserved. */
const isPaidOut = ({ status }: Opportunity['loan']) => status !== 'OPEN' && status !== 'FUNDED'

/** The rate that is left after fees; empty if they take nothing. */
function afterFees(rate?: string | null, net?: string | null): string {
  return rate && net && fixedUnits(net) < fixedUnits(rate) && percent(net) !== percent(rate)
    ? t('afterFees', { rate: percent(net) })
    : ''
}

function standingOf({ status, paused, expiresAt }: Opportunity['loan']) {
  if (status !== 'OPEN') return t('closed')
  return paused ? t('pausedLoan') : expiresAt && timeLeft(expiresAt)
}

/** How much of a loan is funded, and how long it can be. */
export function Progress({ loan }: { readonly loan: Opportunity['loan'] }) {
  const { amountFunded, amountRequested, amountRemaining, currency, fundedPercent } = loan
  const isOpen = loan.status === 'OPEN'
  return (
    <div class="progress">
      <div class="apart small figures">
        <span>
          {rich(isOpen ? 'stillNeeded' : 'raised', {
            amount: money(isOpen ? amountRemaining : amountFunded, currency),
            asked: money(amountRequested, currency),
            b: (part) => <b>{part}</b>,
            soft: (part) => <span class="soft">{part}</span>,
          })}
        </span>
        <span class="soft">{fundedPart(fundedPercent)}</span>
      </div>
      <Bar share={shareOf(amountFunded, amountRequested)} label={t('funded')} />
      <p class="small soft">{standingOf(loan)}</p>
    </div>
  )
}
