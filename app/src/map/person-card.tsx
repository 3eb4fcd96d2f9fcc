import { useQuery } from '@urql/preact'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { loanPage } from '../parts/loans/loan-page.ts'
import { money } from '../parts/money.ts'
import { MemberFacts } from '../people/member-facts.tsx'
import { CardOverMap } from './card-over-map.tsx'
import { t } from './messages/index.ts'
import { personQuery } from './operations.ts'

interface Props {
  readonly id: string
  readonly close: () => void
}

/** A person over the map: what everybody sees of them, and the loans that they ask for. */
export function PersonCard({ id, close }: Props) {
  const [{ data, error }] = useQuery({ query: personQuery, variables: { id } })
  const person = data?.member
  const loans = data?.loans.nodes ?? []
  return (
    <CardOverMap title={person ? (person.fullName ?? t('aMember')) : t('person')} close={close}>
      <Notice refused>{error?.message}</Notice>
      {!data && !error && <Skeleton />}
      {data && !person && <p>{t('personGone')}</p>}
      {person && (
        <>
          <p class="soft small">
            {[t(`does.${person.userType}`), person.city].filter(Boolean).join(' · ')}
          </p>
          <MemberFacts member={person} record={loans[0]?.borrowerRecord} />
          {loans.length > 0 && (
            <>
              <h3>{t('asksFor')}</h3>
              <ul class="lines">
                {loans.map((loan) => (
                  <li key={loan.id} class="apart">
                    <a href={loanPage(loan, data?.me.memberId)}>{loan.title}</a>
                    <span class="figures">{money(loan.amountRequested, loan.currency)}</span>
                  </li>
                ))}
              </ul>
              {data?.loans.pageInfo.hasNextPage && <p class="soft small">{t('asksFor.more')}</p>}
            </>
          )}
        </>
      )}
    </CardOverMap>
  )
}
