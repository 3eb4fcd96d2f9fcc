import { useQuery } from '@urql/preact'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { loanPage } from '../parts/loans/loan-page.ts'
import { loansQuery } from './operations.ts'

/** The loans of a notification of several, each with its page. */
export function MessageLoans({ id, reader }: { readonly id: string; readonly reader: string }) {
  const [{ data, error }] = useQuery({ query: loansQuery, variables: { id } })
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={2} />
  const loans = data.node && 'loans' in data.node ? data.node.loans : []
  return (
    <ul>
      {loans.map((loan) => (
        <li key={loan.id}>
          <a href={loanPage(loan, reader)}>{loan.title}</a>
        </li>
      ))}
    </ul>
  )
}
