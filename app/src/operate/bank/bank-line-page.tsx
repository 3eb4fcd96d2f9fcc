import './bank.css'
import { useQuery } from '@urql/preact'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { BASE } from '../../shell/router.ts'
import { Lines } from './bank-lines.tsx'
import { bankLinesQuery } from './listed.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly id: string
  /** Whether an operator has ever asked for something about it. */
  readonly isAsked: boolean
}

/** A line of the bank's statement by its id. */
export function BankLinePage({ id, isAsked }: Props) {
  const [{ data, error }] = useQuery({ query: bankLinesQuery, variables: { id, first: 1 } })
  const line = data?.bankLines.nodes[0]
  if (!line) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={3} />
  const { currency } = data.platform
  return (
    <>
      <header class="member-head">
        <div>
          <h1 tabIndex={-1}>{t('lineOfBank', { amount: money(line.amount, currency) })}</h1>
          <p class="soft small id">{id}</p>
        </div>
      </header>
      <section class="card flush" aria-label={t('lines')}>
        <Lines lines={[line]} currency={currency} />
      </section>
      {isAsked && (
        <p>
          <a href={`${BASE}/operate/requests?target=${id}`}>{t('lineAsked')}</a>
        </p>
      )}
    </>
  )
}
