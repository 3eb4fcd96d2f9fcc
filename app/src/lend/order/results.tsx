import { useAskedAgain } from '../../api/again.ts'
import { decimal } from '../../parts/amounts.ts'
import { Card, Facts, Notice } from '../../parts/blocks.tsx'
import { fixedUnits, money, moneyInColumn } from '../../parts/money.ts'
import { OutOfMoney } from '../../parts/out-of-money.tsx'
import { day } from '../../parts/time.ts'
import { rich, t } from '../messages/index.ts'
import { fundsChanged } from '../operations.ts'
import { type Made, type Newest, type Preferences, resultsQuery } from './operations.ts'

interface Props {
  /** The order as it is saved. */
  readonly kept: Preferences
  readonly currency: string
}

/** What a standing order has invested so far, what became of it, and the limits that it goes on within; nothing for an order that is not on and never invested. */
export function Results({ kept, currency }: Props) {
  const { data, error } = useAskedAgain({ query: resultsQuery }, fundsChanged)
  if (data === undefined) return <Notice refused>{error?.message}</Notice>
  const { standingOrderResults: results, investments, givenBack } = data.me
  const { since, invested, loans } = results
  const back = givenBack.nodes.reduce((sum, { amount }) => sum + fixedUnits(amount), 0n)
  if (since == null && back === 0n && !kept.autoInvestEnabled) return null
  const shown = (amount: string) => money(amount, currency)
  const figure = (amount: string) => moneyInColumn(amount, currency)
  return (
    <Card title={t('made.title')}>
      <OutOfMoney
        since={results.outOfMoneySince}
        minimum={data.platform.investmentMin}
        reserve={kept.autoInvestReserve ?? null}
        currency={currency}
      />
      <p>
        {since == null
          ? back > 0n
            ? t('made.allGivenBack', {
                amount: shown(decimal(back, currency)),
                count: givenBack.nodes.length,
              })
            : t('made.none')
          : rich('made', {
              day: day(since),
              amount: shown(invested),
              count: loans,
              b: (part) => <b>{part}</b>,
            })}
      </p>
      {since != null && back > 0n && (
        <p>{t('made.alsoGivenBack', { amount: shown(decimal(back, currency)) })}</p>
      )}
      {since != null && (
        <Facts of={became(results).map(([name, amount]) => [t(`made.${name}`), figure(amount)])} />
      )}
      {kept.autoInvestEnabled && (
        <>
          <h3>{t('made.limits')}</h3>
          <Facts of={limitsOf(kept, results.budgetLeft, figure)} />
        </>
      )}
      {investments.nodes.length > 0 && (
        <>
          <h3>{t('made.newest')}</h3>
          <ul class="lines">
            {investments.nodes.map((one) => (
              <Row key={one.id} {...one} />
            ))}
          </ul>
          <p>
            <a href="/app/portfolio/investments?kind=automatic">{t('made.all')}</a>
          </p>
        </>
      )}
    </Card>
  )
}

/** What became of all that was invested; the parts that most orders don't have are left out while they are 0. */
function became({ pending, outstanding, repaid, earned, defaulted }: Made) {
  const isSome = (amount: string) => fixedUnits(amount) > 0n
  return [
    ...(isSome(pending) ? ([['pending', pending]] as const) : []),
    ['outstanding', outstanding] as const,
    ...(isSome(defaulted) ? ([['defaulted', defaulted]] as const) : []),
    ['repaid', repaid] as const,
    ['earned', earned] as const,
  ]
}

function limitsOf(
  { autoInvestMaxPerLoan: perLoan, autoInvestReserve: reserve, ...kept }: Preferences,
  left: string | null | undefined,
  shown: (amount: string) => string,
) {
  const { autoInvestMaxPerBorrower: perBorrower, autoInvestBudget: budget } = kept
  const most = perBorrower ?? perLoan
  return [
    [t('made.perLoan'), perLoan == null ? '–' : shown(perLoan)],
    [t('made.perBorrower'), most == null ? '–' : shown(most)],
    [t('made.budget'), budget == null ? t('made.noBudget') : shown(budget)],
    ...(left == null ? [] : ([[t('made.budgetLeft'), shown(left)]] as const)),
    ...(reserve == null ? [] : ([[t('made.reserve'), shown(reserve)]] as const)),
  ] as const
}

function Row({ status, amount, createdAt, loan }: Newest) {
  const facts = [
    loan.borrower.fullName ?? t('aMember'),
    day(createdAt),
    status && status !== 'ACTIVE' && t(`made.state.${status}`),
  ]
  return (
    <li class="apart">
      <span>
        <a href={`/app/lend/${loan.id}`}>{loan.title}</a>
        <br />
        <span class="soft small">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <b class="figures">{moneyInColumn(amount, loan.currency)}</b>
    </li>
  )
}
