import type { Context } from '../../context.ts'
import { requirePurpose, requireSupport } from '../../lending/member/access.ts'
import type { Ready } from '../../reads/loader.ts'
import { PAGE_MAX, type Window } from '../../reads/page.ts'
import type { List } from '../connection.ts'
import { orRefusal } from '../refusals/outcome.ts'

/** Opens a member's file for an operator. The look, with its purpose, is noted first; it is refused if the platform asks for one and there is none. */
export async function openFile(context: Context, memberId: string): Promise<void> {
  const { viewer, platform, looks } = context
  // Through a case, which notes the look itself.
  if (viewer.opened.has(memberId)) return
  orRefusal(context, () => requirePurpose(viewer, platform.limits.purposeOfLooks))
  await looks.load(memberId)
}

/** The platform, for a query of operators; refused to anybody else. */
export function forOperators(context: Context): Context['platform'] {
  orRefusal(context, () => requireSupport(context.viewer))
  return context.platform
}

/** A list of which each row tells something of a member: the looks at the members of a page are noted before it is seen. */
export function looking<Row>(
  context: Context,
  list: List<Row>,
  memberOf: (row: Row) => Ready<string | null>,
): List<Row> {
  const read = async (window: Window) => {
    const page = await list.read(window)
    const ids = await Promise.all(page.rows.map(memberOf))
    const others = ids.filter((id): id is string => id !== null && id !== context.viewer.id)
    await Promise.all(others.map((id) => openFile(context, id)))
    return page
  }
  return { ...list, read }
}

/** Such a list, searched by what its rows tell: few of them are seen by counting them, so the looks are noted then, too. */
export function counting<Row>(list: List<Row>): List<Row> {
  const count = async () => {
    const total = await list.count()
    if (total.count <= PAGE_MAX)
      await list.read({ limit: PAGE_MAX, after: undefined, before: undefined, backwards: false })
    return total
  }
  return { ...list, count }
}

/** A field of a member's record that others must not see: if an operator sees it, the look is noted first. */
export function looked<Row extends { readonly userId: string }, Result>(
  resolve: (row: Row, context: Context) => Result,
) {
  return async (row: Row, _: unknown, context: Context): Promise<Awaited<Result>> => {
    if (row.userId !== context.viewer.id) await openFile(context, row.userId)
    return await resolve(row, context)
  }
}
