import type { News } from '../watchers.ts'

/** What the bus needs of the feed of its gateway. */
export interface FeedSide {
  /** Up to where its watchers know the changes. */
  readonly position: () => string
  /** Tells the news of changes up to a position. */
  readonly tell: (news: News, to: string) => void
  /** Makes it read the changes now, without waiting for its next turn. */
  readonly look: () => void
}
