import { useAskedAgain } from '../api/again.ts'
import { Card, EmptyState, Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { fixedUnits, money, percent } from '../parts/money.ts'
import { CashFlow } from './cash-flow.tsx'
import { Charts } from './charts.tsx'
import { Investments } from './investments.tsx'
import { LateTable } from './late-table.tsx'
import { t } from './messages/index.ts'
import { moneyMoved, portfolioQuery, type Totals } from './operations.ts'

/** A lender's totals, charts and investments, asked for again when money moves. */
export function Overview() {
  const { data, error } = useAskedAgain({ query: portfolioQuery }, moneyMoved)
  if (data === undefined)
    return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const { portfolio, wallet } = data.me
  if (fixedUnits(portfolio.invested) === 0n)
    return (
      <EmptyState title={t('nothingLent')}>
        <p>{t('nothingLent.hint')}</p>
        <a class="button primary" href="/app/lend">
          {t('seeWhatIsOpen')}
        </a>
      </EmptyState>
    )
  return (
    <>
      <Sums totals={portfolio} currency={wallet.currency} />
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

function annualReturnOf({ annualReturn, defaulted }: Totals): string {
  if (annualReturn !== null) return percent(annualReturn)
  return fixedUnits(defaulted) > 0n ? t('annualReturn.none') : '–'
}

function Sums({ totals, currency }: { readonly totals: Totals; readonly currency: string }) {
  type Shown = 'outstanding' | 'pending' | 'repaid' | 'earned' | 'late' | 'defaulted' | 'writtenOff'
  const shown = (name: Shown) => money(totals[name], currency)
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
          [t('annualReturn'), annualReturnOf(totals)],
          [t('repaidToYou'), shown('repaid')],
          [t('interestEarned'), shown('earned')],
          [t('owedAndLate'), shown('late')],
          [t('total.inDefault'), shown('defaulted')],
          [t('total.writtenOff'), shown('writtenOff')],
        ]}
      />
      <p class="soft small">{t('annualReturn.how')}</p>
    </Card>
  )
}
