import { expect } from 'vitest'

/** How many event streams or sockets a gateway has open, or subscriptions on them. */
export async function openAt(url: string, what: 'connections' | 'subscriptions'): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^live_${what} (\\d+)$`, 'm').exec(text)?.[1])
}

/** Waits until a gateway has so many subscriptions open: they miss nothing from then on, and no client is told that. */
export async function subscribed(url: string, count: number): Promise<void> {
  await expect.poll(() => openAt(url, 'subscriptions')).toBe(count)
}
