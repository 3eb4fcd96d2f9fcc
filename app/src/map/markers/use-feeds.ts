import { useEffect, useState } from 'preact/hooks'
import { useMarket } from '../../api/market.tsx'
import { useStore } from '../../store.ts'
import { type Address, filterOf } from '../address.ts'
import type { View } from '../view.ts'
import { type Area, openFeed } from './feed.ts'

/** The loans of the view, and the people if they are shown, live. */
export function useFeeds(
  view: View | undefined,
  { filters, people }: Address,
): { readonly loans: Area; readonly profiles: Area } {
  const { connection } = useMarket()
  const [feeds] = useState(() => ({
    loans: openFeed(connection, 'loan'),
    profiles: openFeed(connection, 'profile'),
  }))
  const filter = JSON.stringify(filterOf(filters))
  useEffect(() => {
    if (view === undefined) return
    const wanted = { view, filter: JSON.parse(filter), people }
    feeds.loans.watch(wanted)
    if (people) feeds.profiles.watch(wanted)
    else feeds.profiles.close()
  }, [feeds, view, filter, people])
  useEffect(
    () => () => {
      feeds.loans.close()
      feeds.profiles.close()
    },
    [feeds],
  )
  return { loans: useStore(feeds.loans.area), profiles: useStore(feeds.profiles.area) }
}
