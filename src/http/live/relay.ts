import type { ExecutionResult } from 'graphql'
import { events } from '../../events.ts'
import type { Client } from './client.ts'
import { nextFrame } from './frame.ts'
import type { Place } from './places.ts'
import type { Send, Subscription } from './subscription.ts'

/** Fills the place of a subscription that was opened, and relays its results, unless its socket is closing. */
export function filled(
  opened: Subscription | ExecutionResult,
  client: Client,
  place: Place,
): AsyncGenerator<never, void> | ExecutionResult {
  if (!('deliver' in opened)) return opened
  if (client.socket.readyState !== client.socket.OPEN) place.end()
  place.fill(opened)
  return relay(opened, client, place)
}

/** Sends the results itself: graphql-ws would serialize a shared one again for every subscriber. */
function relay(
  { deliver }: Subscription,
  { write }: Client,
  place: Place,
): AsyncGenerator<never, void> {
  const send: Send = (result) => (place.isOver ? undefined : write(nextFrame(result, place.id)))
  const toTheEnd = async (): Promise<IteratorResult<never, void>> => {
    await place.unlessOver(deliver(send))
    return { done: true, value: undefined }
  }
  return events(toTheEnd, async () => place.end())
}
