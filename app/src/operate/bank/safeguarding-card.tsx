import { Card } from '../../parts/blocks.tsx'
import { decimalString, decimalsOf } from '../../parts/forms/minor.ts'
import { fixedUnits, moneyInColumn } from '../../parts/money.ts'
import { t } from './messages/index.ts'
import type { Safeguarding } from './operations.ts'

/** Whether members' money is at the bank: both sides of the sum, as a table. */
export function SafeguardingCard({ of }: { readonly of: Safeguarding }) {
  const { currency, items, unexplained } = of
  const decimals = decimalsOf(currency)
  const shown = (amount: string) => moneyInColumn(amount, currency)
  const sum = (...amounts: readonly string[]) =>
    shown(
      decimalString(
        amounts.reduce((all, one) => all + fixedUnits(one, decimals), 0n),
        decimals,
      ),
    )
  return (
    <Card title={t('membersMoney')}>
      <table class="sums-table figures">
        <caption class="hidden">{t('membersMoney.table')}</caption>
        <tbody>
          <Line name={t('inWallets')} amount={shown(of.wallets)} />
          <Line name={t('heldInWallets')} amount={shown(of.held)} />
          <Line name={t('inTransit')} amount={shown(of.inTransit)} />
          <Line name={t('together')} amount={sum(of.wallets, of.held, of.inTransit)} total />
          <Line name={t('atTheBank')} amount={shown(of.bank)} />
          {items.map(({ kind, amount }) => (
            <Line key={kind} name={t(`difference.${kind}`)} amount={shown(amount)} />
          ))}
          <Line
            name={t('together')}
            amount={sum(of.bank, ...items.map(({ amount }) => amount))}
            total
          />
          <Line
            name={t('unexplained')}
            amount={shown(unexplained)}
            wrong={fixedUnits(unexplained) !== 0n}
          />
        </tbody>
      </table>
      <p class="soft small">{t('inTransit.hint')}</p>
    </Card>
  )
}

interface LineProps {
  readonly name: string
  readonly amount: string
  readonly total?: boolean
  readonly wrong?: boolean
}

function Line({ name, amount, total = false, wrong = false }: LineProps) {
  return (
    <tr class={total ? 'total' : wrong ? 'wrong' : undefined}>
      <th scope="row">{name}</th>
      <td>{amount}</td>
    </tr>
  )
}
