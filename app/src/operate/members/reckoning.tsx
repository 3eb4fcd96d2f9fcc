import { useQuery } from '@urql/preact'
import { Card, Facts, Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { t } from './messages/index.ts'
import { type Reckoned, reckoningQuery } from './operations.ts'

/** Where a member's money is, in one sentence that adds up, with what the sums consist of and what the member owes. */
export function Reckoning({ id }: { readonly id: string }) {
  const [{ data, error }] = useQuery({ query: reckoningQuery, variables: { id } })
  const found = data?.memberFile?.money
  if (!found) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={3} />
  const { reckoning: sums, currency } = found
  const shown = (amount: string) => money(amount, currency)
  const texts = {
    cameIn: shown(sums.cameIn),
    wentOut: shown(sums.wentOut),
    result: shown(sums.result.replace('-', '')),
    outcome: outcomeOf(sums.result),
    now: shown(sums.now),
    available: shown(sums.available),
    held: shown(sums.held),
    lent: shown(sums.lent),
  }
  const owes = !isZero(sums.owedToPlatform) || !isZero(sums.owedOnLoans)
  return (
    <Card title={t('reckoning')}>
      <p>{t('reckoning.sentence', texts)}</p>
      <p>
        {owes
          ? t('reckoning.owes', {
              platform: shown(sums.owedToPlatform),
              loans: shown(sums.owedOnLoans),
            })
          : t('reckoning.owesNothing')}
      </p>
      {groups.map(([title, parts]) => {
        const told = parts.filter((part) => !isZero(sums[part]))
        return (
          told.length > 0 && (
            <details key={title}>
              <summary class="small">{t(title)}</summary>
              <Facts of={told.map((part) => [t(`reckoning.${part}`), shown(sums[part])])} />
            </details>
          )
        )
      })}
    </Card>
  )
}

/** The parts of each sum. */
const groups = [
  ['reckoning.in', ['deposits', 'fromMembers', 'borrowed', 'laidOut']],
  ['reckoning.out', ['withdrawals', 'toMembers', 'repaid']],
  ['reckoning.earned', ['interest', 'charges', 'recovered', 'refunded']],
  ['reckoning.lost', ['fees', 'losses']],
] as const

const isZero = (amount: string) => Number(amount) === 0

function outcomeOf(result: Reckoned['result']): 'gain' | 'loss' | 'none' {
  if (isZero(result)) return 'none'
  return result.startsWith('-') ? 'loss' : 'gain'
}
