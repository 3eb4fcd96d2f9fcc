import { decimal } from '../../parts/amounts.ts'
import { fixedUnits, money, percent } from '../../parts/money.ts'
import { term } from '../../parts/time.ts'
import { rich, t } from '../messages/index.ts'
import type { Buy } from './buys.ts'

interface Props {
  readonly buys: readonly Buy[]
  readonly isEmpty: boolean
  readonly currency: string
  /** How much of the available money it may use now. */
  readonly usable: string
  readonly available: string
  /** What is to stay in the wallet, if that alone leaves nothing of what is available there. */
  readonly reserve: { readonly kept: string; readonly inWallet: string } | undefined
}

/** What a standing order would put money into, and what it comes to. */
export function Buys({ buys, isEmpty, currency, usable, available, reserve }: Props) {
  if (isEmpty) return <p class="soft">{t('loosen')}</p>
  if (reserve)
    return (
      <p>
        {t('reserveTakesAll', {
          kept: money(reserve.kept, currency),
          available: money(reserve.inWallet, currency),
        })}
      </p>
    )
  const isPart = fixedUnits(usable) < fixedUnits(available)
  const amounts = { usable: money(usable, currency), available: money(available, currency) }
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
        {buys.map(({ loan, amount }) => (
          <li key={loan.id} class="apart">
            <span>
              <a href={`/app/lend/${loan.id}`}>{loan.title}</a>
              <br />
              <span class="soft small">
                {loan.interestRate && percent(loan.interestRate)}
                {loan.repaymentPeriodMonths && ` · ${term(loan.repaymentPeriodMonths)}`}
              </span>
            </span>
            <b class="figures">{money(amount, currency)}</b>
          </li>
        ))}
      </ul>
      <p class="apart total figures">
        <span>{t(isPart ? 'togetherOf.part' : 'togetherOf', amounts)}</span>
        <b>{money(decimal(total, currency), currency)}</b>
      </p>
    </>
  )
}
