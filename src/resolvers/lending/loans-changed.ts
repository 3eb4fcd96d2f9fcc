import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { Loan } from '../../entities/loan/loan.ts'
import type { Watch } from '../../feed/index.ts'
import { ToldError } from '../../languages/told-error.ts'
import {
  checkLoanFilter,
  type LoanFilter,
  loanOrders,
  loansFor,
} from '../../lending/loan/lists/list.ts'
import { maySee, visibleLoan } from '../../lending/member/access.ts'
import { invalid, refuseIf } from '../../lending/refusal.ts'
import { readPage } from '../../reads/list.ts'
import { columnsOf } from '../../reads/rows.ts'
import { live } from '../live.ts'
import { orRefusal } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

/** How many loans a list has at most. */
const LOANS_MAX = 100
/** When loans are followed by their ids, changes within this time are sent together. */
const TOGETHER_MS = 200

/** How a list of loans has changed since its subscriber last read it. */
interface LoanChanges {
  readonly upserted: Loan[]
  readonly removedIds: string[]
  readonly reset: boolean
  readonly truncated: boolean
}

/** A list as it is. */
interface Listed {
  readonly loans: readonly Loan[]
  readonly truncated: boolean
}

/** A list to follow. It is read after a change, and a pause in which further changes may come. */
interface Followed {
  readonly watch: Watch
  readonly read: (isFirst: boolean) => Promise<Listed>
  readonly pauseMs: () => number
}

export const loansChanged = {
  Subscription: {
    loansChanged: {
      subscribe: async (_, { ids, filter, initial }, context) => {
        orRefusal(context, () => checkAsked(ids, filter))
        const list = ids ? byIds(context, ids) : byFilter(context, filter ?? {})
        return follow(list, initial ?? true)
      },
      resolve: (changes: LoanChanges) => changes,
    },
  },
} satisfies Resolvers

function checkAsked(
  ids: readonly string[] | null | undefined,
  filter: LoanFilter | null | undefined,
): void {
  refuseIf(
    Boolean(ids) === Boolean(filter) && invalid('ids', 'refusal.loan.list'),
    (ids?.length ?? 0) > LOANS_MAX &&
      invalid('ids', 'refusal.loan.list_most', {
        max: LOANS_MAX,
      }),
  )
  if (filter) checkLoanFilter(filter)
}

function byIds({ feed, viewer, live: loaders }: Context, given: readonly string[]): Followed {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))]
  return {
    watch: feed.watchLoans(ids),
    read: async () => {
      const found = await Promise.all(ids.map((id) => loaders.loan.load(id)))
      const loans = found.flatMap((loan) => visibleLoan(viewer, loan) ?? [])
      return { loans, truncated: false }
    },
    pauseMs: () => TOGETHER_MS,
  }
}

function byFilter(
  { feed, viewer, platform: { database }, live: { loanLists } }: Context,
  filter: LoanFilter,
): Followed {
  const leave = loanLists.take(viewer.id)
  if (leave === undefined) throw tooMany
  const { key, descending } = loanOrders.newest
  const listing = {
    columns: columnsOf(database, Loan),
    from: 'loan',
    ...loansFor(viewer.id, filter, 'newest', maySee(viewer)),
    key,
    descending,
  }
  const window = { limit: LOANS_MAX, after: undefined, before: undefined, backwards: false }
  const watch = feed.watchLoans()
  return {
    watch: {
      changed: watch.changed,
      stop: () => {
        watch.stop()
        leave()
      },
    },
    read: async (isFirst) => {
      const reader = isFirst ? database : loanLists.reader
      const { rows, more } = await readPage<Loan>(reader, listing, window)
      return { loans: rows, truncated: more === true }
    },
    pauseMs: loanLists.pauseMs,
  }
}

const tooMany = new ToldError('TOO_MANY_SUBSCRIPTIONS', 'error.live.lists')

/** The changes of a list, each computed when the subscriber asks for it, so that nothing is queued. */
async function follow({ watch, read, pauseMs }: Followed, initial: boolean) {
  let known: Listed | undefined
  const news = async () => {
    const now = await read(known === undefined)
    const changes = differences(known, now)
    const isNew = known === undefined || differ(known, changes)
    known = now
    return isNew ? [changes] : []
  }
  const over = new AbortController()
  const paced: Watch = {
    changed: async () => {
      if (!(await watch.changed())) return false
      await sleep(pauseMs(), undefined, { signal: over.signal }).catch(() => undefined)
      return !over.signal.aborted
    },
    stop: () => {
      over.abort()
      watch.stop()
    },
  }
  if (!initial)
    await news().catch((error: unknown) => {
      watch.stop()
      throw error
    })
  return live(paced, news, { atOnce: initial })
}

function differences(before: Listed | undefined, { loans, truncated }: Listed): LoanChanges {
  const versions = new Map(before?.loans.map(({ id, version }) => [id, version]))
  const ids = new Set(loans.map(({ id }) => id))
  return {
    // What another server returns may be older than what was sent before.
    upserted: loans.filter(({ id, version }) => version > (versions.get(id) ?? 0)),
    removedIds: [...versions.keys()].filter((id) => !ids.has(id)),
    reset: before === undefined,
    truncated,
  }
}

function differ(before: Listed, { upserted, removedIds, truncated }: LoanChanges): boolean {
  return upserted.length + removedIds.length > 0 || truncated !== before.truncated
}
