import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSession } from '../../src/http/live/session.ts'
import type { Viewer } from '../../src/viewer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const viewer = (lifetimeSeconds: number): Viewer => ({
  id: 'ada',
  scopes: [],
  blocked: false,
  expiresAt: Date.now() / 1000 + lifetimeSeconds,
  authenticatedAt: undefined,
  language: undefined,
  accepts: undefined,
})

/** A session whose fresh token is found valid only when `renewed` is resolved. */
async function open() {
  const renewed = Promise.withResolvers<Viewer>()
  const ended = vi.fn()
  const authenticate = (token: string) =>
    token === 'fresh' ? renewed.promise : Promise.resolve(viewer(60))
  const endpoint = { authenticate, watchMember: () => () => undefined }
  return { renewed, ended, session: await openSession(endpoint, 'first', ended) }
}

it('is extended by a fresh token', async () => {
  const { renewed, ended, session } = await open()
  const renewing = session.renew('fresh')
  renewed.resolve(viewer(3_600))
  expect(await renewing).toBe(true)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(ended).not.toHaveBeenCalled()
  session.stop()
})

it('leaves no timer behind when it is over before its fresh token is found valid', async () => {
  const { renewed, session } = await open()
  const renewing = session.renew('fresh')
  session.stop()
  renewed.resolve(viewer(3_600))
  const isExtended = await renewing
  expect(vi.getTimerCount()).toBe(0)
  expect(isExtended).toBe(false)
})
