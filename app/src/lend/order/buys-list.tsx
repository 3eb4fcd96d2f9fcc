import { decimal } from '../../parts/amounts.ts'
import { fixedUnits, money, moneyInColumn, percent } from '../../parts/money.ts'
import { term } from '../../parts/time.ts'
import { rich, t } from '../messages/index.ts'
import type { Bought } from './buys.ts'
import type { Around, reserveIn } from './cannot-work.ts'

/** How many loans are listed one by one. */
const SHOWN = 20

interface Props {
  readonly bought: Bought
  /** How many older loans match, too, which were not looked at. */
  readonly unseen: number
  readonly isEmpty: boolean
  readonly isAnyOpen: boolean
  /** How much of the available money it may use now. */
  readonly usable: string
  readonly available: string
  readonly around: Around
  readonly reserve: ReturnType<typeof reserveIn>
}

/** What a standing order would put money into, and what it comes to. */
export function Buys(props: Props) {
  const { bought, unseen, isEmpty, isAnyOpen, usable, available, reserve, around } = props
  const { currency } = around
  const { buys } = bought
  if (reserve)
    return (
      <p>
        {t('reserveTakesAll', {
          kept: money(decimal(reserve.kept, currency), currency),
          available: money(around.available, currency),
          some: reserve.left > 0n ? 'yes' : 'no',
          left: money(decimal(reserve.left < 0n ? 0n : reserve.left, currency), currency),
          least: money(around.investmentMin, currency),
        })}
      </p>
    )
  if (isEmpty) return isAnyOpen ? <p class="soft">{t('loosen')}</p> : null
  const isPart = fixedUnits(usable) < fixedUnits(available)
  const amounts = { usable: money(usable, currency), available: money(available, currency) }
  if (buys.length === 0 && bought.passed.borrower + bought.passed.loan > 0)
    return <Left bought={bought} unseen={unseen} />
  if (buys.length === 0)
    return (
      <p>
        {rich(isPart ? 'nothingAffordable.part' : 'nothingAffordable', {
          ...amounts,
          link: (part) => <a href="/app/wallet">{part}</a>,
        })}
      </p>
    )
  const total = buys.reduce((sum, { amount }) => sum + fixedUnits(amount), 0n)
  return (
    <>
      <ul class="lines">
        {buys.slice(0, SHOWN).map(({ loan, amount }) => (
          <li key={loan.id} class="apart">
            <span>
              <a href={`/app/lend/${loan.id}`}>{loan.title}</a>
              <br />
              <span class="soft small">
                {[
                  loan.borrower.fullName ?? t('aMember'),
                  loan.interestRate && percent(loan.interestRate),
                  loan.repaymentPeriodMonths && term(loan.repaymentPeriodMonths),
                  loan.riskLevel ? t('risk.of', { risk: loan.riskLevel }) : t('notScored'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <b class="figures">{moneyInColumn(amount, currency)}</b>
          </li>
        ))}
        {buys.length > SHOWN && (
          <li class="soft small">{t('buys.more', { count: buys.length - SHOWN })}</li>
        )}
      </ul>
      <p class="apart total figures">
        <span>{t(isPart ? 'togetherOf.part' : 'togetherOf', amounts)}</span>
        <b>{moneyInColumn(decimal(total, currency), currency)}</b>
      </p>
      <Left bought={bought} unseen={unseen} />
    </>
  )
}

/** How many of the loans that match would get nothing, and why. */
function Left({ bought, unseen }: Pick<Props, 'bought' | 'unseen'>) {
  const { buys, passed, isSpent } = bought
  const older = Math.max(0, unseen)
  const counts = {
    borrower: passed.borrower,
    loan: passed.loan,
    money: passed.money + (isSpent ? older : 0),
    unseen: isSpent ? 0 : older,
  }
  const why = (['borrower', 'loan', 'money', 'unseen'] as const).filter((name) => counts[name] > 0)
  return (
    <ul class="plain-list small soft">
      <li>{t('passed.bought', { count: buys.length })}</li>
      {why.map((name) => (
        <li key={name}>{t(`passed.${name}`, { count: counts[name] })}</li>
      ))}
    </ul>
  )
}
