import { useClient } from '@urql/preact'
import { useEffect } from 'preact/hooks'
import { today } from '../parts/time.ts'
import { askShownAgain } from './refetch.ts'

/** Pages begin to count at different moments, so that they do not all ask in the same second after midnight. */
const LOOK_MS = 60_000

/**
 * Has what is shown asked again once the day has changed: what is owed grows by the day, payments become late, offers end, and no event
 * says so. Also when a computer wakes up, or a window that was hidden is looked at again.
 */
export function useNewDay(): void {
  const client = useClient()
  useEffect(() => followDays(() => askShownAgain(client)), [client])
}

/** Calls `ask` once for each new day of the platform, until the returned function is called. */
export function followDays(ask: () => void): () => void {
  let shown = today()
  const look = () => {
    if (today() === shown) return
    shown = today()
    ask()
  }
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
