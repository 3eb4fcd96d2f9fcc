/** What each member has of something, up to a most. */
export interface Quota {
  /** Takes some of it; returns what gives it back, or undefined when the member would have too much. */
  take(userId: string, amount?: number): (() => void) | undefined
  /** What all members have together. */
  taken(): number
}

/** Opens a quota, so that nobody takes all. */
export function quota(most: number): Quota {
  const taken = new Map<string, number>()
  const add = (userId: string, amount: number) => {
    const sum = (taken.get(userId) ?? 0) + amount
    if (sum > 0) taken.set(userId, sum)
    else taken.delete(userId)
  }
  return {
    take: (userId, amount = 1) => {
      if ((taken.get(userId) ?? 0) + amount > most) return undefined
      add(userId, amount)
      let given = false
      return () => {
        if (!given) add(userId, -amount)
        given = true
      }
    },
    taken: () => [...taken.values()].reduce((sum, count) => sum + count, 0),
  }
}
