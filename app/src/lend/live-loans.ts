import { useClient } from '@urql/preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { pipe, subscribe } from 'wonka'
import { loanFollowed } from './operations.ts'

/** A gateway takes 100 messages a minute from a socket; following a loan takes two, and pings up to 40. */
const FOLLOWED_A_MINUTE = 24
const MINUTE_MS = 60_000
/** How long a loan is looked at before it is followed. */
const DWELL_MS = 700

/** Follows the loans that are on the screen, whose records the cache then changes. */
export type Watch = (id: string, element: Element) => () => void

/** Opens a watch over a list of loans. */
export function useLiveLoans(): Watch {
  const client = useClient()
  const [open] = useState(() => {
    const ends = new Map<string, () => void>()
    const started: number[] = []
    const follow = (id: string) => {
      while (started[0] !== undefined && performance.now() - started[0] > MINUTE_MS) started.shift()
      if (ends.has(id) || started.length >= FOLLOWED_A_MINUTE) return
      started.push(performance.now())
      const { unsubscribe } = pipe(
        client.subscription(loanFollowed, { id }),
        subscribe(() => undefined),
      )
      ends.set(id, unsubscribe)
    }
    const leave = (id: string) => {
      ends.get(id)?.()
      ends.delete(id)
    }
    return { ends, follow, leave }
  })
  useEffect(
    () => () => {
      for (const end of open.ends.values()) end()
    },
    [open],
  )
  return useCallback(
    (id, element) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const watcher = new IntersectionObserver(([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(() => open.follow(id), DWELL_MS)
        else open.leave(id)
      })
      watcher.observe(element)
      return () => {
        clearTimeout(timer)
        watcher.disconnect()
        open.leave(id)
      }
    },
    [open],
  )
}
