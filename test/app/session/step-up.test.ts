import { expect, it, vi } from 'vitest'
import { withRecentLogin } from '../../../app/src/api/step-up.ts'
import { type Grant, type Granted, openSession } from '../../../app/src/session/session.ts'
import { loginIn, tellOf } from '../../../app/src/session/window.ts'

// What needs a recent login is sent once more after the login that was made for it, and after no other.

const token = (kept: string[] = []): Granted => ({
  token: 'token',
  expiresAt: Date.now() + 3_600_000,
  keep: () => kept.push('token'),
})

/** Somebody who signs in again in windows, which have the ids 1, 2 and so on. */
function signedIn(subject = 'ada') {
  const session = openSession()
  const opened: string[] = []
  const kept: string[] = []
  const grantOf = (who: string): Grant => ({
    person: { subject: who, name: who, scope: null },
    renew: async () => token(),
    async again() {
      const id = String(opened.length + 1)
      opened.push(id)
      return { grant: grantOf(await loginIn<string>(id)), granted: token(kept) }
    },
    forget: () => undefined,
  })
  session.enter(grantOf(subject), token())
  return { session, opened, kept }
}

/** Sends something that is refused at first, and notes each time. */
function sends(session: ReturnType<typeof openSession>, name: string, sent: string[]) {
  const needed = { code: 'INSUFFICIENT_USER_AUTHENTICATION', message: '', details: { maxAge: 1 } }
  return withRecentLogin(session, async () => {
    const isFirst = !sent.includes(name)
    sent.push(name)
    return { refusals: isFirst ? [needed] : [] }
  })
}

/** Long enough for all pages to have heard of a login. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 50))

it('what waits for a login that was given up is not done after another', async () => {
  const { session, opened } = signedIn()
  const sent: string[] = []
  void sends(session, 'withdraw 20', sent)
  await expect.poll(() => opened.length).toBe(1)
  const second = sends(session, 'withdraw 5', sent)
  await expect.poll(() => opened.length).toBe(2)
  const redrawn = vi.fn()
  session.person.subscribe(redrawn)
  tellOf('2', 'ada')
  await second
  tellOf('1', 'ada')
  await heard()
  expect(sent).toEqual(['withdraw 20', 'withdraw 5', 'withdraw 5'])
  expect(redrawn).not.toHaveBeenCalled()
})

it('the login in a window of another page is none of this one', async () => {
  const { session, opened } = signedIn()
  const sent: string[] = []
  void sends(session, 'erase', sent)
  await expect.poll(() => opened.length).toBe(1)
  tellOf('another', 'eve')
  await heard()
  expect([sent, session.person.get()?.subject]).toEqual([['erase'], 'ada'])
})

it('nothing is sent in the name of somebody else who signs in there', async () => {
  const { session, opened } = signedIn()
  const sent: string[] = []
  const answer = sends(session, 'withdraw 20', sent)
  await expect.poll(() => opened.length).toBe(1)
  tellOf('1', 'eve')
  expect((await answer).refusals).toHaveLength(1)
  expect([sent, session.person.get()?.subject]).toEqual([['withdraw 20'], 'eve'])
})

it('whoever has left meanwhile stays away, and nothing of the login is kept', async () => {
  const { session, opened, kept } = signedIn()
  const sent: string[] = []
  const answer = sends(session, 'withdraw 20', sent)
  await expect.poll(() => opened.length).toBe(1)
  session.leave()
  tellOf('1', 'ada')
  await answer
  expect([sent, session.person.get(), kept]).toEqual([['withdraw 20'], undefined, []])
})

it('a login that is finished is kept', async () => {
  const { session, opened, kept } = signedIn()
  const again = session.again()
  await expect.poll(() => opened.length).toBe(1)
  tellOf('1', 'ada')
  await again
  expect(kept).toEqual(['token'])
})

it('tokens of the demo are always those of a login just now: it is sent again with a fresh one', async () => {
  const session = openSession()
  const grant: Grant = {
    person: { subject: 'ada', name: 'Ada', scope: null },
    renew: async () => ({ ...token(), token: 'fresh' }),
    forget: () => undefined,
  }
  session.enter(grant, token())
  const sent: string[] = []
  await sends(session, 'withdraw 20', sent)
  expect([sent.length, await session.token()]).toEqual([2, 'fresh'])
})
