import type { Client } from '@urql/core'
import { useClient } from '@urql/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { askShownAgain } from '../../../api/refetch.ts'
import type { Work } from '../operations.ts'
import type { Outcome } from './acts.ts'

type One = (client: Client, item: Work, idempotencyKey: string) => Promise<Outcome>

/** Whether an item needs no other try. */
export const isSettled = (outcome: Outcome | undefined) =>
  outcome !== undefined && outcome.state !== 'lost'

/**
 * Does something with several items, one after the other, so that one that is refused keeps no other from being done. `run` goes through those
 * that are not settled yet; `stop` ends it after the item that is on its way. What the page shows is asked again once this is no longer drawn.
 */
export function useRun(items: readonly Work[]) {
  const client = useClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [running, setRunning] = useState<string>()
  const going = useRef(false)
  const keys = useRef(new Map<string, string>())
  useEffect(
    () => () => {
      going.current = false
      askShownAgain(client)
    },
    [client],
  )
  const run = async (one: One) => {
    if (going.current) return
    going.current = true
    for (const item of items.filter(({ id }) => !isSettled(outcomes.get(id)))) {
      if (!going.current) break
      setRunning(item.id)
      const key = keys.current.get(item.id) ?? crypto.randomUUID()
      keys.current.set(item.id, key)
      const outcome = await one(client, item, key)
      setOutcomes((before) => new Map(before).set(item.id, outcome))
    }
    going.current = false
    setRunning(undefined)
  }
  const stop = () => {
    going.current = false
  }
  return { outcomes, running, run, stop }
}
