import { useClient, useQuery } from '@urql/preact'
import { useEffect, useRef } from 'preact/hooks'
import { askShownAgain } from '../../api/refetch.ts'
import { lateLoansQuery } from '../operations.ts'
import { useMaySee } from '../scope.ts'
import { type Pulse, pulseQuery } from './operations.ts'

/** How often it is asked whether something has changed: what a colleague does appears within so long. */
const EVERY_MS = 15_000
/** What thousands of late loans have due takes a second to add up, and hardly changes by what a colleague does. */
const slow = lateLoansQuery

/**
 * Keeps what is shown current while the page is in view: asks every few seconds whether anything has changed, and if so, has what is shown asked
 * again, as far as that is no look at a member. What the reader has done is asked again at once, and not here.
 */
export function usePulse(own: string | undefined): Pulse | undefined {
  const client = useClient()
  const maySee = useMaySee()
  const [{ data }, ask] = useQuery({ query: pulseQuery, pause: !maySee })
  useEffect(() => {
    if (!maySee) return
    const look = () => {
      if (document.visibilityState === 'visible') ask({ requestPolicy: 'network-only' })
    }
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask, maySee])
  const last = useRef<Pulse | undefined>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = data
    if (before && data && isNews(data, before, own)) askShownAgain(client, false, slow)
  }, [client, data, own])
  return data
}

/** Whether something has changed that the reader has not just done. */
function isNews(now: Pulse, before: Pulse, own: string | undefined): boolean {
  const [newest, known] = [now.auditTrail.nodes[0], before.auditTrail.nodes[0]]
  const isOwnDoing = newest?.number !== known?.number && newest?.actorId === own
  return !isOwnDoing && JSON.stringify(now) !== JSON.stringify(before)
}

/** How much waits on each page, by the last part of its address. */
export function waitingOn(pulse: Pulse | undefined): Readonly<Record<string, number>> {
  if (!pulse) return {}
  return {
    loans: pulse.submitted.totalCount,
    payments: pulse.requested.totalCount,
    bank: pulse.bankLines.totalCount,
    requests: pulse.approvalRequests.totalCount,
  }
}
