import { useQuery } from '@urql/preact'
import { decimal } from '../parts/amounts.ts'
import { fixedUnits, money, percent } from '../parts/money.ts'
import { t } from './messages/index.ts'
import { exposureQuery, type LoanToLendTo } from './operations.ts'

interface Props {
  readonly loan: LoanToLendTo
  readonly amount: string
}

/** How much of the reader's money would be with one person after this investment. */
export function Exposure({ loan, amount }: Props) {
  const [{ data }] = useQuery({ query: exposureQuery })
  if (!data) return null
  const { wallet, portfolio } = data.me
  const [whole, before] = [
    fixedUnits(wallet.balance) + fixedUnits(portfolio.outstanding),
    fixedUnits(loan.lentToBorrower),
  ]
  const after = before + fixedUnits(amount)
  if (whole <= 0n || after > whole) return null
  const shown = (units: bigint) => money(decimal(units, loan.currency), loan.currency)
  return (
    <p class="soft small">
      {t('exposure', {
        name: loan.borrower.fullName ?? t('theBorrower'),
        after: shown(after),
        share: percent(String(Number((after * 2_000n + whole) / (2n * whole)) / 10)),
        whole: shown(whole),
        had: before > 0n ? 'some' : 'none',
        before: shown(before),
      })}
    </p>
  )
}
