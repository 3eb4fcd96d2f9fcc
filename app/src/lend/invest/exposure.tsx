import { useQuery } from '@urql/preact'
import { decimal } from '../../parts/amounts.ts'
import { fixedUnits, money, percent } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import { exposureQuery, type LoanToLendTo } from '../operations.ts'

/** The share of all that the reader has here, in percent, from which lending so much to one borrower is warned of. */
const WARNED_FROM = 20

interface Props {
  readonly loan: LoanToLendTo
  readonly amount: string | undefined
}

/** How much of the reader's money would be with one person after this investment, in words, and whether that is a lot. */
export function useExposure({ loan, amount }: Props) {
  const [{ data }] = useQuery({ query: exposureQuery })
  if (!data || amount === undefined || fixedUnits(amount) === 0n) return undefined
  const { wallet, portfolio } = data.me
  const [whole, before] = [
    fixedUnits(wallet.balance) + fixedUnits(portfolio.outstanding),
    fixedUnits(loan.lentToBorrower),
  ]
  const after = before + fixedUnits(amount)
  if (whole <= 0n || after > whole) return undefined
  const shown = (units: bigint) => money(decimal(units, loan.currency), loan.currency)
  const share = Number((after * 2_000n + whole) / (2n * whole)) / 10
  const isElsewhere = before > fixedUnits(loan.myInvestment)
  const words = {
    name: loan.borrower.fullName ?? t('theBorrower'),
    after: shown(after),
    share: percent(String(share)),
    whole: shown(whole),
    had: before > 0n ? 'some' : 'none',
    before: shown(before),
  }
  const warning =
    share >= WARNED_FROM
      ? t('exposure.high', { share: words.share, elsewhere: isElsewhere ? 'yes' : 'no' })
      : undefined
  return { text: t('exposure', words), warning }
}

/** The same beside the button, in a warning colour if it is a lot. */
export function Exposure({ of }: { readonly of: ReturnType<typeof useExposure> }) {
  return (
    <div role="status">
      {of?.warning && <p class="notice small">{of.warning}</p>}
      {of && <p class="soft small">{of.text}</p>}
    </div>
  )
}
