import { useQuery } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { graphql } from '../graphql/index.ts'
import { moment } from '../parts/time.ts'
import { BASE } from '../shell/router.ts'
import { rich } from './messages/index.ts'

/** The requests for help that wait for an answer. */
const askedHelpQuery = graphql(`query AskedForHelp {
  helpRequests(state: [OPEN], first: 50) { nodes { id createdAt loan { id } } }
}`)

interface Props {
  readonly loanId: string
  /** What offers to ask for help, while none is asked for. */
  readonly children: ComponentChildren
}

/** Says that an answer about a loan is awaited, with the way to it; otherwise what offers to ask. */
export function AskedHelp({ loanId, children }: Props) {
  const [{ data }] = useQuery({ query: askedHelpQuery, requestPolicy: 'cache-and-network' })
  const open = data?.helpRequests.nodes.find(({ loan }) => loan?.id === loanId)
  if (open === undefined) return <>{children}</>
  return (
    <p>
      {rich('help.asked', {
        since: moment(open.createdAt),
        link: (part) => <a href={`${BASE}/help?about=loan-${loanId}`}>{part}</a>,
      })}
    </p>
  )
}
