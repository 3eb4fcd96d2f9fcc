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
  /** Shown as long as the borrower has not asked for help: the way to ask for it. */
  readonly children: ComponentChildren
  /** Whether it is a part of a paragraph. */
  readonly inLine?: boolean
}

/** Says, with a link, that a request for help about a loan waits for an answer; if there is none, shows its children. */
export function AskedHelp({ loanId, children, inLine = false }: Props) {
  const [{ data }] = useQuery({ query: askedHelpQuery, requestPolicy: 'cache-and-network' })
  const open = data?.helpRequests.nodes.find(({ loan }) => loan?.id === loanId)
  if (open === undefined) return <>{children}</>
  const says = rich('help.asked', {
    since: moment(open.createdAt),
    link: (part) => <a href={`${BASE}/help?about=loan-${loanId}`}>{part}</a>,
  })
  return inLine ? says : <p>{says}</p>
}
