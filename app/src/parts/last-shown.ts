import { useRef } from 'preact/hooks'

/** What is there, or was there last: a list in pages stays while its next page fails. */
export function useLastShown<Shown>(now: Shown | undefined): Shown | undefined {
  const last = useRef(now)
  if (now !== undefined) last.current = now
  return last.current
}
