import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { useQuery } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { counting, type Items, Pager, pageAt } from '../pager.tsx'

interface Page<Item> {
  readonly nodes: readonly Item[]
  readonly pageInfo: Parameters<typeof Pager>[0]['info']
  readonly totalCount: number
  readonly totalCountIsExact: boolean
}

interface Props<Data, Item> {
  readonly id: string
  readonly query: TypedDocumentNode<Data, { readonly id: string } & ReturnType<typeof pageAt>>
  /** What the query is asked beside the member and the page. */
  readonly conditions?: Readonly<Record<string, unknown>>
  /** Finds the page in the answer. */
  readonly pageIn: (data: Data) => Page<Item> | undefined
  readonly label: string
  /** What the list is of, for its total. */
  readonly items: Items
  /** What is said if there are none. */
  readonly none: string
  /** What is above the list, such as a button to add to it. */
  readonly above?: ComponentChildren
  /** Draws the items, of which something was refused or failed if `failed`. */
  readonly children: (items: readonly Item[], failed: boolean) => ComponentChildren
}

/** A page of records in a member's file. */
export function Records<Data, Item>({
  id,
  query,
  conditions,
  pageIn,
  label,
  items,
  none,
  above,
  children,
}: Props<Data, Item>) {
  const { at } = useRouter()
  const [{ data, error }] = useQuery<Data, AnyVariables>({
    query,
    variables: { id, ...pageAt(at), ...conditions },
  })
  const page = data && pageIn(data)
  if (!page) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  return (
    <>
      {error && <Notice refused>{error.message}</Notice>}
      <section class="card flush" aria-label={label}>
        {above && <div class="row">{above}</div>}
        {page.nodes.length === 0 ? (
          <p class="soft none">{none}</p>
        ) : (
          children(page.nodes, error !== undefined)
        )}
        <Pager
          info={page.pageInfo}
          {...(page.totalCount > 0 && { total: counting(page, items) })}
        />
      </section>
    </>
  )
}
