import { TokenRefused } from '../../identity/verify.ts'
import { MemberBlocked } from '../../lending/member/known-members.ts'
import type { Viewer } from '../../viewer.ts'
import type { LiveEndpoint } from './endpoint.ts'

const CHECK_MS = 25_000
/** The longest delay of a timer. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** The member of a connection, for as long as their token is valid. */
export interface Session {
  readonly viewer: Viewer
  /** Extends the session with a fresh token of the same subject; false if it is invalid, or another's, or if the session is over. */
  renew(token: string): Promise<boolean>
  stop(): void
}

/**
 * Opens a session with a token. `ended` is called when the token expires, or when the member has been blocked: as soon as this
 * gateway hears of that, and within 60 s in any case. `changed` is called with the member as they are after each change.
 */
export async function openSession(
  { authenticate, watchMember }: Pick<LiveEndpoint, 'authenticate' | 'watchMember'>,
  firstToken: string,
  ended: (reason: string) => void,
  changed: (viewer: Viewer) => void = () => undefined,
): Promise<Session> {
  let token = firstToken
  let viewer = await authenticate(token)
  let expiry = expiryOf(viewer, ended)
  const seen = (found: Viewer) => {
    // A token that has been renewed in the meantime is another viewer's.
    if (found.expiresAt !== viewer.expiresAt || found.language === viewer.language) return
    viewer = found
    changed(found)
  }
  const look = () =>
    authenticate(token).then(seen, (error: unknown) => {
      // An unavailable database says nothing about the member.
      if (error instanceof TokenRefused || error instanceof MemberBlocked) ended('Not allowed')
    })
  const check = setInterval(look, CHECK_MS)
  const unwatch = watchMember(viewer.id, look)
  // A change between the check of the token and `watchMember` was missed.
  void look()
  let isOver = false
  return {
    get viewer() {
      return viewer
    },
    renew: async (fresh) => {
      const next = await authenticate(fresh).catch(() => undefined)
      // A timer that is set once the session is over would hold its socket until the token expires.
      if (isOver || next?.id !== viewer.id) return false
      clearTimeout(expiry)
      token = fresh
      viewer = next
      expiry = expiryOf(viewer, ended)
      return true
    },
    stop: () => {
      isOver = true
      clearTimeout(expiry)
      clearInterval(check)
      unwatch()
    },
  }
}

function expiryOf({ expiresAt }: Viewer, ended: (reason: string) => void): NodeJS.Timeout {
  const left = Math.max(0, expiresAt * 1000 - Date.now())
  return setTimeout(() => ended('Token expired'), Math.min(left, TIMER_MAX_MS))
}
