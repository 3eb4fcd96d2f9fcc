import { expect, it, vi } from 'vitest'
import { type Granted, openSession, SignInAgain } from '../../../app/src/session/session.ts'

// One renewal at a time, and nothing kept for whoever has left.

const person = { subject: 'ada', name: 'Ada', scope: null }
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

/** A way to get tokens that has no more without another login. */
const spentGrant = (subject = 'ada', scope: string | null = null) => ({
  person: { ...person, subject, scope },
  renew: () => Promise.reject(new SignInAgain()),
  forget: () => undefined,
})

it('the last token is used to its end', async () => {
  const session = openSession()
  session.enter(spentGrant(), { token: 'last', expiresAt: Date.now() + 45_000 })
  expect([await session.token(), await session.token()]).toEqual(['last', 'last'])
  expect(session.standing.get()).toBe('open')
})

it('a session that has ended keeps its page for the same person, and for nobody else', async () => {
  const session = openSession()
  const changed = vi.fn()
  session.enter(spentGrant(), { token: 'old', expiresAt: Date.now() - 1 })
  session.person.subscribe(changed)
  await expect(session.token()).rejects.toThrow(SignInAgain)
  expect([session.standing.get(), session.person.get()?.name]).toEqual(['ended', 'Ada'])
  session.enter(spentGrant(), fresh())
  expect([session.standing.get(), await session.token()]).toEqual(['open', 'fresh'])
  expect(changed).not.toHaveBeenCalled()
  session.refused()
  await expect(session.token()).rejects.toThrow(SignInAgain)
  session.enter(spentGrant('eve'), fresh())
  expect([session.person.get()?.subject, changed.mock.calls.length]).toEqual(['eve', 1])
})

it('what the same person may do since another login is known', () => {
  const session = openSession()
  session.enter(spentGrant('ada', 'lending:admin'), fresh())
  session.enter(spentGrant('ada', 'lending:support'), fresh())
  expect(session.person.get()?.scope).toBe('lending:support')
})

it('a tab leaves as soon as its person has signed out in another one, before it sends anything more', async () => {
  const { asked, grant } = slowGrant()
  let kept = true
  const session = openSession()
  session.enter({ ...grant, isKept: () => kept }, { ...fresh(), token: 'old' })
  expect([await session.token(), session.holds('old')]).toEqual(['old', true])
  kept = false
  expect(session.holds('old')).toBe(false)
  await expect(session.token()).rejects.toThrow(SignInAgain)
  expect(session.person.get()).toBeUndefined()
  // Nor is a token used that was on its way.
  kept = true
  session.enter({ ...grant, isKept: () => kept })
  const late = session.token()
  kept = false
  const keep = vi.fn()
  asked.at(-1)?.resolve(fresh(keep))
  await expect(late).rejects.toThrow(SignInAgain)
  expect(keep).not.toHaveBeenCalled()
})
