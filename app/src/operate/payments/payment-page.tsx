import { useQuery } from '@urql/preact'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { RecordLink } from '../record-link.tsx'
import { Details } from '../trail/details.tsx'
import { EntryLine } from '../trail/entry-line.tsx'
import { type Recorded, trailQuery } from '../trail/operations.ts'
import { t } from './messages/index.ts'
import { paymentQuery } from './operations.ts'
import { PaymentList } from './payment-list.tsx'

/** A payment by its id. */
export function PaymentPage({ id }: { readonly id: string }) {
  const [{ data, error }] = useQuery({ query: paymentQuery, variables: { id } })
  const payment = data?.payment
  if (!payment) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const { direction, amount, currency, counterpartyId, transaction, member } = payment
  return (
    <>
      <header class="member-head">
        <div>
          <h1 tabIndex={-1}>
            {t(`heading.${counterpartyId ? 'TRANSFER' : direction}`, {
              amount: money(amount, currency),
            })}
          </h1>
          <p class="soft small id">{id}</p>
        </div>
      </header>
      <p class="noted small">{t('noted.one')}</p>
      <section class="card flush" aria-label={t('thePayment')}>
        <PaymentList payments={[payment]} named here />
      </section>
      <p>
        <RecordLink id={`${member.id}?tab=statement`}>{t('statement')}</RecordLink>
      </p>
      <Acts ids={[id, transaction.id]} />
    </>
  )
}

interface ActsProps {
  /** The payment, and its line on the statement, which operators reverse. */
  readonly ids: readonly string[]
}

/** What operators did with it, such as approving or reversing it, and why; nothing if none did. */
function Acts({ ids: [payment = '', line = payment] }: ActsProps) {
  const ofPayment = useActs(payment)
  const ofLine = useActs(line)
  const entries = [...ofPayment, ...(line === payment ? [] : ofLine)]
  if (entries.length === 0) return null
  return (
    <section class="card flush" aria-label={t('acts')}>
      <h2 class="none">{t('acts')}</h2>
      <ol class="records">
        {entries.map((entry) => (
          <li key={entry.number} class="entry">
            <EntryLine entry={entry} />
            <Details entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function useActs(targetId: string): readonly Recorded[] {
  const filter = { targetId, looks: false, actorKind: 'OPERATOR' } as const
  const [{ data }] = useQuery({ query: trailQuery, variables: { filter, first: 20 } })
  return data?.auditTrail.nodes ?? []
}
