import type { Context } from '../../context.ts'
import { ToldError } from '../../languages/told-error.ts'
import {
  checkEventFilter,
  EVENTS_MAX,
  type EventFilter,
  type LoggedEvent,
  type LogState,
  logState,
  numberedState,
  readEvents,
} from '../../lending/event-log/read.ts'
import { requireSupport } from '../../lending/member/access.ts'
import { live } from '../live.ts'
import { orRefusal } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const eventLog = {
  Query: {
    events: async (_, { after, types, first }, context) => {
      check(context, { types })
      const size = sizeOf(first)
      const state = await logState(context.platform)
      return readEvents(context.platform, state, position(state, after), { types }, size)
    },
  },
  Subscription: {
    operatorEvents: {
      subscribe: async (_, { after, types }, context) => {
        check(context, { types })
        const watch = context.eventLog.watch()
        try {
          const state = await logState(context.platform)
          let known = position(state, after ?? state.last)
          const read = async () => {
            const now = await numberedState(context.platform)
            const page = await readEvents(context.platform, now, known, { types }, EVENTS_MAX)
            known = page.nextAfter
            return page.events
          }
          return live(watch, read, { atOnce: true, pageSize: EVENTS_MAX })
        } catch (error) {
          watch.stop()
          throw error
        }
      },
      resolve: (event: LoggedEvent) => event,
    },
  },
} satisfies Resolvers

function check(context: Context, filter: EventFilter): void {
  orRefusal(context, () => {
    requireSupport(context.viewer)
    checkEventFilter(context.platform, filter)
  })
}

/** The number after which to read; the oldest event that is kept follows if none is given. */
function position({ last, forgotten }: LogState, after: number | null | undefined): number {
  if (typeof after !== 'number') return forgotten
  if (after < forgotten && Number.isInteger(after) && after >= 0)
    throw new ToldError(
      'CURSOR_EXPIRED',
      'error.events.forgotten',
      { forgotten },
      { min: forgotten },
    )
  if (!Number.isInteger(after) || after < 0 || after > last)
    throw new ToldError(
      'BAD_CURSOR',
      'error.events.position',
      { forgotten, last },
      { min: forgotten, max: last },
    )
  return after
}

function sizeOf(first: number | null | undefined): number {
  const size = first ?? EVENTS_MAX
  if (size < 1 || size > EVENTS_MAX)
    throw new ToldError('VALIDATION_FAILED', 'error.events.page', { max: EVENTS_MAX, given: size })
  return size
}
