import { useQuery } from '@urql/preact'
import { Card, Facts, Notice, Skeleton } from '../../../parts/blocks.tsx'
import { money } from '../../../parts/money.ts'
import { t } from '../messages/index.ts'
import { type Reckoned, reckoningQuery } from '../operations.ts'
import { type Group, groups, sumOf } from './reckoned.ts'

/** Where a member's money is, in one sentence that adds up, with what the sums consist of and what the member owes. */
export function Reckoning({ id }: { readonly id: string }) {
  const [{ data, error }] = useQuery({ query: reckoningQuery, variables: { id } })
  const found = data?.memberFile?.money
  if (!found) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={3} />
  const { reckoning: sums, currency } = found
  const shown = (amount: string) => money(amount, currency)
  const [cameIn, advanced, wentOut, earned, lost] = groups.map((one) =>
    shown(sumOf(one, sums, currency)),
  )
  const owes = !isZero(sums.owedToPlatform) || !isZero(sums.owedOnLoans)
  return (
    <Card title={t('reckoning')}>
      <p>
        {t('reckoning.sentence', {
          cameIn,
          isAdvanced: isZero(sums.laidOut) ? 'no' : 'yes',
          advanced,
          wentOut,
          earned,
          lost,
          now: shown(sums.now),
          available: shown(sums.available),
          held: shown(sums.held),
          lent: shown(sums.lent),
        })}
      </p>
      <p>
        {owes
          ? t('reckoning.owes', {
              platform: shown(sums.owedToPlatform),
              loans: shown(sums.owedOnLoans),
            })
          : t('reckoning.owesNothing')}
      </p>
      {groups.map((group) => (
        <Parts key={group[0]} group={group} sums={sums} shown={shown} />
      ))}
    </Card>
  )
}

interface PartsProps {
  readonly group: Group
  readonly sums: Reckoned
  readonly shown: (amount: string) => string
}

/** What a sum consists of; nothing if it is 0. */
function Parts({ group: [name, parts], sums, shown }: PartsProps) {
  const told = parts.filter((part) => !isZero(sums[part]))
  const reversed = name === 'in' && !isZero(sums.depositsReversed)
  if (told.length === 0 && !reversed) return null
  return (
    <details>
      <summary class="small">{t(`reckoning.${name}`)}</summary>
      <Facts of={told.map((part) => [t(`reckoning.${part}`), shown(sums[part])])} />
      {reversed && (
        <p class="soft small">
          {t('reckoning.depositsReversed', { amount: shown(sums.depositsReversed) })}
        </p>
      )}
    </details>
  )
}

const isZero = (amount: string) => Number(amount) === 0
