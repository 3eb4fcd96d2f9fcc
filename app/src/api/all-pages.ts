import { stringifyDocument, type TypedDocumentNode } from '@urql/core'
import { language } from '../language/language.ts'
import type { Session } from '../session/session.ts'

interface Page<Node> {
  readonly nodes: readonly Node[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

const PAGE = 100

/**
 * All records of a list as they are now, page by page, past the cache: that joins the pages of lists, and would keep thousands of records that
 * no page shows. Throws if a page does not arrive.
 */
export async function allPages<Data, Variables, Node>(
  session: Session,
  query: TypedDocumentNode<Data, Variables>,
  variables: (first: number, after: string | null) => Variables,
  pageIn: (data: Data) => Page<Node>,
): Promise<readonly Node[]> {
  const found: Node[] = []
  for (let after: string | null = null; ; ) {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await session.token()}`,
        'content-type': 'application/json',
        'accept-language': language.get(),
      },
      body: JSON.stringify({
        query: stringifyDocument(query),
        variables: variables(PAGE, after),
      }),
    })
    const { data }: { readonly data?: Data | null } = await answer.json()
    if (!data) throw new Error()
    const { nodes, pageInfo } = pageIn(data)
    found.push(...nodes)
    if (!pageInfo.hasNextPage) return found
    after = pageInfo.endCursor
  }
}
