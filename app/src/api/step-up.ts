import type { Session } from '../session/session.ts'
import { needsLogin, type Refusal } from './refusals.ts'

/**
 * Sends something; if it needs a more recent login, the reader signs in again beside the page, and it is sent once more, if it is still
 * wanted then. It never settles if the window of that login is closed.
 */
export async function withRecentLogin<Answer extends { readonly refusals: readonly Refusal[] }>(
  session: Pick<Session, 'stepUp'>,
  send: () => Promise<Answer>,
  isWanted = () => true,
): Promise<Answer> {
  const first = await send()
  const maxAge = needsLogin(first.refusals)
  if (maxAge === undefined) return first
  return (await session.stepUp(maxAge)) && isWanted() ? send() : first
}
