import { Card } from '../../parts/blocks.tsx'
import { decimalString, decimalsOf } from '../../parts/minor.ts'
import { fixedUnits, money } from '../../parts/money.ts'
import type { Safeguarding } from './operations.ts'
import { differences } from './words.ts'

/** Whether members' money is at the bank: both sides of the sum, as a table. */
export function SafeguardingCard({ of }: { readonly of: Safeguarding }) {
  const { currency, items, unexplained } = of
  const decimals = decimalsOf(currency)
  const shown = (amount: string) => money(amount, currency)
  const sum = (...amounts: readonly string[]) =>
    shown(
      decimalString(
        amounts.reduce((all, one) => all + fixedUnits(one, decimals), 0n),
        decimals,
      ),
    )
  return (
    <Card title="Members’ money">
      <table class="sums-table figures">
        <caption class="hidden">Members’ money, and what is at the bank</caption>
        <tbody>
          <Line name="Available in wallets" amount={shown(of.wallets)} />
          <Line name="Held in wallets" amount={shown(of.held)} />
          <Line name="In transit" amount={shown(of.inTransit)} />
          <Line name="Together" amount={sum(of.wallets, of.held, of.inTransit)} total />
          <Line name="At the bank" amount={shown(of.bank)} />
          {items.map(({ kind, amount }) => (
            <Line key={kind} name={differences[kind]} amount={shown(amount)} />
          ))}
          <Line name="Together" amount={sum(of.bank, ...items.map(({ amount }) => amount))} total />
          <Line
            name="Unexplained"
            amount={shown(unexplained)}
            wrong={fixedUnits(unexplained) !== 0n}
          />
        </tbody>
      </table>
      <p class="soft small">
        “In transit” is money at the bank that is in no wallet yet; if negative, it is money in
        wallets that has not reached the bank.
      </p>
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
