import { useAskedAgain } from '../api/again.ts'
import { signed } from '../parts/amounts.ts'
import { Card, EmptyState, Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { LendingLink } from '../parts/help-link.tsx'
import { fixedUnits, money, moneyInColumn, percent } from '../parts/money.ts'
import { OutOfMoney } from '../parts/out-of-money.tsx'
import { daysAfter, now } from '../parts/time.ts'
import { CashFlow } from './cash-flow.tsx'
import { Charts } from './charts.tsx'
import { isAllLate, overdueOf } from './flows.ts'
import { Investments } from './investments.tsx'
import { LateTable } from './late-table.tsx'
import { t } from './messages/index.ts'
import { moneyMoved, portfolioQuery, type Totals } from './operations.ts'
import { Outlook } from './outlook.tsx'

/** An annual return of fewer days says little. */
const RETURN_AFTER_DAYS = 30

/** A lender's totals, charts and investments, asked for again when money moves. */
export function Overview() {
  const { data, error } = useAskedAgain({ query: portfolioQuery }, moneyMoved)
  if (data === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const { portfolio, wallet, investments, standingOrderResults: order, preferences } = data.me
  const outOfMoney = (
    <OutOfMoney
      since={order.outOfMoneySince}
      minimum={data.platform.investmentMin}
      reserve={preferences.autoInvestReserve ?? null}
      currency={wallet.currency}
    />
  )
  if (fixedUnits(portfolio.invested) === 0n)
    return (
      <>
        {outOfMoney}
        <EmptyState title={t('nothingLent')}>
          <p>{t('nothingLent.hint')}</p>
          <a class="button primary" href="/app/lend">
            {t('seeWhatIsOpen')}
          </a>
          <p>
            <LendingLink />
          </p>
        </EmptyState>
      </>
    )
  return (
    <>
      {outOfMoney}
      <Sums
        totals={portfolio}
        currency={wallet.currency}
        firstPaidOut={investments.nodes[0]?.loan.disbursementDate ?? undefined}
      />
      <Outlook
        outlook={portfolio.outlook}
        owed={portfolio.outstanding}
        currency={wallet.currency}
      />
      <CashFlow totals={portfolio} currency={wallet.currency} />
      <LateTable totals={portfolio} currency={wallet.currency} />
      <Charts totals={portfolio} currency={wallet.currency} />
      <Investments />
    </>
  )
}

interface HeadlineProps {
  readonly name: string
  readonly figure: string
  readonly children: string
}

function Headline({ name, figure, children }: HeadlineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="big figures">{figure}</dd>
      <dd class="soft small">{children}</dd>
    </div>
  )
}

interface SumsProps {
  readonly totals: Totals
  readonly currency: string
  /** When the first loan that the reader lent to was paid out. */
  readonly firstPaidOut: string | undefined
}

/** The annual return, and what it would be if late loans were lost; where there is none that means anything, a dash with the reason below. */
function annualReturnOf(totals: Totals, isEarly: boolean) {
  const { annualReturn, annualReturnIfLateLost: least, defaulted, late } = totals
  if (!isEarly && annualReturn !== null)
    return (
      <>
        {percent(annualReturn)}
        {fixedUnits(late) > 0n && (
          <span class="soft small beneath">
            {least === null
              ? t('annualReturn.lateLost.none')
              : t('annualReturn.lateLost', { percent: percent(least) })}
          </span>
        )}
      </>
    )
  if (!isEarly && fixedUnits(defaulted) === 0n) return '–'
  return (
    <>
      –
      <span class="soft small beneath">
        {isEarly ? t('annualReturn.later', { days: RETURN_AFTER_DAYS }) : t('annualReturn.none')}
      </span>
    </>
  )
}

function Sums({ totals, currency, firstPaidOut }: SumsProps) {
  type Shown = 'outstanding' | 'pending' | 'repaid' | 'earned' | 'late' | 'defaulted' | 'writtenOff'
  const shown = (name: Shown) => moneyInColumn(totals[name], currency)
  const overdue = overdueOf(totals)
  const isEarly = firstPaidOut !== undefined && now() < daysAfter(firstPaidOut, RETURN_AFTER_DAYS)
  const countsLate = !isEarly && totals.annualReturn !== null && fixedUnits(totals.late) > 0n
  return (
    <Card>
      <dl class="headline">
        <Headline name={t('borrowersOweYou')} figure={shown('outstanding')}>
          {t('outstanding.hint')}
        </Headline>
        <Headline name={t('heldForLoans')} figure={shown('pending')}>
          {t('pending.hint')}
        </Headline>
      </dl>
      <Facts
        of={[
          [t('annualReturn'), annualReturnOf(totals, isEarly)],
          [t('repaidToYou'), shown('repaid')],
          [t('interestEarned'), shown('earned')],
          [t('owedAndLate'), shown('late')],
          ...(overdue > 0n
            ? ([[t('overdueBefore'), moneyInColumn(signed(overdue, currency), currency)]] as const)
            : []),
          [t('total.inDefault'), shown('defaulted')],
          [t('total.writtenOff'), shown('writtenOff')],
        ]}
      />
      {countsLate && (
        <p class="small">
          {t(isAllLate(totals) ? 'annualReturn.everythingLate' : 'annualReturn.late', {
            amount: money(totals.late, currency),
          })}
        </p>
      )}
      <p class="soft small">{t('annualReturn.how')}</p>
    </Card>
  )
}
