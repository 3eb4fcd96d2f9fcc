import { useQuery } from '@urql/preact'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { loansQuery } from './operations.ts'

interface Shown {
  readonly id: string
  readonly borrowerId: string
}

/** The page of a loan: readers' own loans have one of their own. */
export function pageOf({ id, borrowerId }: Shown, reader: string): string {
  return `/app/${borrowerId === reader ? 'borrow' : 'lend'}/${id}`
}

/** The loans of a notification of several, each with its page. */
export function MessageLoans({ id, reader }: { readonly id: string; readonly reader: string }) {
  const [{ data, error }] = useQuery({ query: loansQuery, variables: { id } })
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={2} />
  const loans = data.node && 'loans' in data.node ? data.node.loans : []
  return (
    <ul>
      {loans.map((loan) => (
        <li key={loan.id}>
          <a href={pageOf(loan, reader)}>{loan.title}</a>
        </li>
      ))}
    </ul>
  )
}
