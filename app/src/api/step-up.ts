import type { Session } from '../session/session.ts'
import { needsLogin, type Refusal } from './refusals.ts'

/** Sends something; if it needs a more recent login, the reader signs in again beside the page, and it is sent once more. */
export async function withRecentLogin<Answer extends { readonly refusals: readonly Refusal[] }>(
  session: Pick<Session, 'stepUp'>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const first = await send()
  const maxAge = needsLogin(first.refusals)
  if (maxAge === undefined) return first
  return (await session.stepUp(maxAge)) ? send() : first
}
