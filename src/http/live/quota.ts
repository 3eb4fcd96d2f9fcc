/** How much of something each member, or each address, has taken, up to a limit. */
export interface Quota {
  /** Takes an amount; returns a function that releases it, or undefined if the member would be over the limit. */
  take(userId: string, amount?: number): (() => void) | undefined
  /** The total of all. */
  taken(): number
  /** What each member has taken; members who have taken nothing are absent. */
  each(): ReadonlyMap<string, number>
}

/** Creates a quota with a limit per member. */
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
    each: () => taken,
    taken: () => [...taken.values()].reduce((sum, count) => sum + count, 0),
  }
}
