import { stringifyDocument, type TypedDocumentNode } from '@urql/core'
import { language } from '../language/language.ts'
import type { Session } from '../session/session.ts'

interface Page<Node> {
  readonly nodes: readonly Node[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

/** Reads all records of a list, given how many are on a page and where it begins. Throws if a page does not arrive. */
export type AllPages = <Data, Variables, Node>(
  query: TypedDocumentNode<Data, Variables>,
  variables: (first: number, after: string | null) => Variables,
  pageIn: (data: Data) => Page<Node>,
) => Promise<readonly Node[]>

const PAGE = 100

/** Reads lists past the cache, which joins their pages, and would keep thousands of records that no page shows. */
export function allPagesFor(session: Session): AllPages {
  const read = async (body: object) => {
    const headers = {
      authorization: `Bearer ${await session.token()}`,
      'content-type': 'application/json',
      'accept-language': language.get(),
    }
    const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }
  return async <Data, Variables, Node>(
    query: TypedDocumentNode<Data, Variables>,
    variables: (first: number, after: string | null) => Variables,
    pageIn: (data: Data) => Page<Node>,
  ) => {
    const found: Node[] = []
    for (let after: string | null = null; ; ) {
      const asked = { query: stringifyDocument(query), variables: variables(PAGE, after) }
      const { data }: { readonly data?: Data | null } = await read(asked)
      if (!data) throw new Error()
      const { nodes, pageInfo } = pageIn(data)
      found.push(...nodes)
      if (!pageInfo.hasNextPage) return found
      after = pageInfo.endCursor
    }
  }
}
