import { expect, it, vi } from 'vitest'
import { type Granted, openSession, SignInAgain } from '../../app/src/session/session.ts'

// One renewal at a time, and nothing kept for whoever has left.

const person = { name: 'Ada', scope: null }
/** A way to get tokens that answers when it is told to. */
const slowGrant = () => {
  const asked: PromiseWithResolvers<Granted>[] = []
  const renew = () => {
    const one = Promise.withResolvers<Granted>()
    asked.push(one)
    return one.promise
  }
  return { asked, grant: { person, renew, forget: () => undefined } }
}
const fresh = (keep: () => void = () => undefined): Granted => ({
  token: 'fresh',
  expiresAt: Date.now() + 3_600_000,
  keep,
})

it('a refusal during a renewal does not start a second one', async () => {
  const { asked, grant } = slowGrant()
  const session = openSession()
  session.enter(grant)
  const first = session.token()
  session.refused()
  const second = session.token()
  expect(asked).toHaveLength(1)
  asked[0]?.resolve(fresh())
  expect(await Promise.all([first, second])).toEqual(['fresh', 'fresh'])
  session.refused()
  void session.token()
  expect(asked).toHaveLength(2)
})

it('a token that comes after its person has left is not kept', async () => {
  const { asked, grant } = slowGrant()
  const session = openSession()
  session.enter(grant)
  const token = session.token()
  session.leave()
  const keep = vi.fn()
  asked[0]?.resolve(fresh(keep))
  await expect(token).rejects.toThrow(SignInAgain)
  expect(keep).not.toHaveBeenCalled()
  await expect(session.token()).rejects.toThrow(SignInAgain)
})

it('a refused renewal signs out only the person it was for', async () => {
  const [one, other] = [slowGrant(), slowGrant()]
  const session = openSession()
  session.enter(one.grant)
  const early = session.token()
  session.enter(other.grant, fresh())
  one.asked[0]?.reject(new SignInAgain())
  await expect(early).rejects.toThrow(SignInAgain)
  expect(await session.token()).toBe('fresh')
})
