import type { Context } from '../context.ts'
import type { SandboxClock } from '../sandbox/clock.ts'
import { live } from './live.ts'
import { lettersTo } from './member/mail.ts'
import { outcome } from './refusals/outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const sandbox = {
  Query: {
    sandboxClock: (_, __, context) => clockOf(context).read(),
    sandboxMailbox: (_, page, context) => lettersTo(context.viewer, page, context),
  },
  Mutation: {
    advanceClock: (_, { input }, context) =>
      outcome(context, () => clockOf(context).advance(context.platform, context.viewer, input)),
  },
  Subscription: {
    clockChanged: {
      subscribe: (_, __, context) => {
        const clock = clockOf(context)
        return live(clock.watch(), async () => [await clock.read()], { atOnce: true })
      },
      resolve: (clock: unknown) => clock as Awaited<ReturnType<SandboxClock['read']>>,
    },
  },
} satisfies Resolvers

/** The schema of a platform that is no sandbox has none of these fields. */
function clockOf({ clock }: Context): SandboxClock {
  if (clock === undefined) throw new Error('only a sandbox has a clock that moves')
  return clock
}
