import type { News } from '../watchers.ts'

/** The feed, as the bus sees it. */
export interface FeedSide {
  /** Up to where its watchers know the changes. */
  readonly position: () => string
  /** Tells the news of changes up to a position. */
  readonly tell: (news: News, to: string) => void
  /** Has it look now. */
  readonly look: () => void
}
