import type { News } from '../watchers.ts'

/** What the bus needs from the feed of its gateway. */
export interface FeedSide {
  /** The snapshot up to which the feed has told its watches of changes. */
  readonly position: () => string
  /** Tells the watches the news, which covers all changes up to a position. */
  readonly tell: (news: News, to: string) => void
  /** Makes the feed read changes now, without waiting for its next turn. */
  readonly look: () => void
}
