import { refuseIf } from '../refusal.ts'

/** How far the clocks of issuer and gateway may differ. */
const TOLERANCE_S = 30

/** Who asks for something that needs a recent login. */
interface SignedIn {
  /** In seconds since 1970; undefined if the token does not say so. */
  readonly authenticatedAt: number | undefined
}

/** Throws a Refusal unless the person signed in at most this many seconds ago; does nothing if that does not matter (null). */
export function requireRecentLogin({ authenticatedAt }: SignedIn, maxAge: number | null): void {
  if (maxAge === null) return
  const age = Date.now() / 1000 - (authenticatedAt ?? Number.NEGATIVE_INFINITY)
  refuseIf(
    age > maxAge + TOLERANCE_S && {
      code: 'INSUFFICIENT_USER_AUTHENTICATION',
      message: 'refusal.login_too_old',
      details: { maxAge },
    },
  )
}
