import { useQuery } from '@urql/preact'
import { money } from '../../parts/money.ts'
import { RecordLink } from '../record-link.tsx'
import { Details } from '../trail/details.tsx'
import { EntryLine } from '../trail/entry-line.tsx'
import { trailQuery } from '../trail/operations.ts'
import { t } from './messages/index.ts'
import type { SeenPayment } from './operations.ts'
import { PaymentList } from './payment-list.tsx'

interface Props {
  readonly payment: SeenPayment
}

/** A payment by its id. */
export function PaymentPage({ payment }: Props) {
  const { id, direction, amount, currency, counterpartyId, member } = payment
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
      <Acts id={id} />
    </>
  )
}

/** What operators did with it, such as approving it, and why; nothing if none did. */
function Acts({ id }: { readonly id: string }) {
  const filter = { targetId: id, looks: false, actorKind: 'OPERATOR' } as const
  const [{ data }] = useQuery({ query: trailQuery, variables: { filter, first: 20 } })
  const entries = data?.auditTrail.nodes ?? []
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
