import '../styles/groups.css'
import './operate.css'
import { useQuery } from '@urql/preact'
import { EmptyState, Notice, Skeleton } from '../parts/blocks.tsx'
import { BASE, useRouter } from '../shell/router.ts'
import { DefaultForm } from './default-form.tsx'
import { Find } from './find.tsx'
import { LoanLines } from './loan-lines.tsx'
import { byIdQuery, lateQuery } from './operations.ts'
import { ReviewForm } from './review-form.tsx'

/** What the platform's operator sees: what is late, and a member or a loan to decide about. */
export function OperateScreen() {
  const { id, query } = useRouter().at
  return (
    <div class="page operate">
      <h1>Operate</h1>
      <div class="desk">
        <div class="stack wide">
          <Find words={query.get('q') ?? ''} />
          <Late />
        </div>
        <div class="stack wide">
          {id === undefined ? (
            <EmptyState title="Nobody chosen yet">
              <p class="soft">Find a loan or a member, or choose a loan that is late.</p>
            </EmptyState>
          ) : (
            <Chosen key={id} id={id} />
          )}
        </div>
      </div>
    </div>
  )
}

function Late() {
  const [{ data, error }] = useQuery({ query: lateQuery })
  const loans = data?.loans.nodes.toSorted(
    (one, other) => Number(other.daysPastDue) - Number(one.daysPastDue),
  )
  return (
    <section class="card" aria-labelledby="late">
      <h2 id="late">Late loans</h2>
      <Notice refused>{!data && error?.message}</Notice>
      {!loans && !error && <Skeleton />}
      {loans?.length === 0 && <p class="soft">No loan is late.</p>}
      {loans && <LoanLines loans={loans} />}
    </section>
  )
}

/** A member, or a loan with its borrower, by id. */
function Chosen({ id }: { readonly id: string }) {
  const [{ data, error }] = useQuery({ query: byIdQuery, variables: { id } })
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const { loan } = data
  const member = data.member ?? loan?.borrower
  if (!member)
    return (
      <EmptyState title="Nothing has this id">
        <p class="soft">It must be the whole id of a member or of a published loan.</p>
        <a href={`${BASE}/operate`}>Start again</a>
      </EmptyState>
    )
  return (
    <>
      {loan && <DefaultForm loan={loan} />}
      <ReviewForm key={member.id} member={member} />
    </>
  )
}
