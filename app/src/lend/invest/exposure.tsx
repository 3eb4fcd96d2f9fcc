import { useAskedAgain } from '../../api/again.ts'
import { decimal } from '../../parts/amounts.ts'
import { fixedUnits, money, percent } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import { exposureQuery, fundsChanged, type LoanToLendTo } from '../operations.ts'

/** The share of all that the reader has here, in percent, from which lending so much to one borrower is warned of. */
const WARNED_FROM = 20

interface Props {
  readonly loan: LoanToLendTo
  readonly amount: string | undefined
}

/**
 * How much of the reader's money is with the borrower and in loans of this risk, in words: after this investment, or now while there is
 * no amount; and whether it would be a lot with one person. Asked for again when money moves, in another window too.
 */
export function useExposure({ loan, amount = '0' }: Props) {
  const { data } = useAskedAgain({ query: exposureQuery, variables: {} }, fundsChanged)
  if (!data) return undefined
  const { wallet, portfolio } = data.me
  const [whole, before] = [
    fixedUnits(wallet.balance) + fixedUnits(portfolio.outstanding),
    fixedUnits(loan.lentToBorrower),
  ]
  const added = fixedUnits(amount)
  const after = before + added
  if (whole <= 0n || after > whole) return undefined
  const ofLevel = portfolio.byRisk.find(({ riskLevel }) => riskLevel === loan.riskLevel)
  const inLevel = fixedUnits(ofLevel?.outstanding ?? '0') + fixedUnits(ofLevel?.pending ?? '0')
  if (after + inLevel === 0n) return undefined
  const sharePercent = (part: bigint) => Number((part * 2_000n + whole) / (2n * whole)) / 10
  const shown = (units: bigint) => money(decimal(units, loan.currency), loan.currency)
  const share = sharePercent(after)
  const had = before > 0n ? 'some' : 'none'
  const isElsewhere = before > fixedUnits(loan.myInvestment)
  const words = {
    name: loan.borrower.fullName ?? t('theBorrower'),
    after: shown(after),
    share: percent(String(share)),
    whole: shown(whole),
    had: added === 0n ? `${had}Now` : had,
    before: shown(before),
  }
  const warning =
    added > 0n && share >= WARNED_FROM
      ? t('exposure.high', { share: words.share, elsewhere: isElsewhere ? 'yes' : 'no' })
      : undefined
  const level = t('exposure.level', {
    share: percent(String(sharePercent(inLevel + added))),
    risk: loan.riskLevel ?? 'none',
    when: added === 0n ? 'now' : 'after',
  })
  return { text: [t('exposure', words), level].filter(Boolean).join(' '), warning }
}

/** The same beneath the amount, in a warning colour if it is a lot. */
export function Exposure({ of }: { readonly of: ReturnType<typeof useExposure> }) {
  return (
    <div role="status">
      {of?.warning && <p class="notice small">{of.warning}</p>}
      {of && <p class="soft small">{of.text}</p>}
    </div>
  )
}
