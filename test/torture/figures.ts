import type { Attempt, Call } from './load/history.ts'
import type { Held } from './stand/options.ts'

export type Figures = Readonly<Record<string, number>>

/** What a run did, in numbers. */
export function figuresOf(
  calls: readonly Call[],
  {
    events,
    longest,
    after,
    ownReads,
  }: { events: number; longest: number; after: Held; ownReads: number },
): Figures {
  const ended = (as: Call['outcome']) => calls.filter(({ outcome }) => outcome === as).length
  const first = (as: Attempt['word']) =>
    calls.filter((call) => call.attempts[0]?.word === as).length
  return {
    calls: calls.length,
    acknowledged: ended('ok'),
    refused: ended('refused'),
    unsettled: ended('unknown'),
    'unknown at first': first('unknown'),
    'not done at first': first('not done'),
    'times sent': calls.reduce((sum, { attempts }) => sum + attempts.length, 0),
    'own reads': ownReads,
    'statements of standbys, since the last restart': after.standbyReads,
    'notifications received': events,
    'longest answer, s': Math.round(longest / 100) / 10,
    'sockets after': after.sockets,
    'memory after, MB': after.memoryMb,
  }
}
