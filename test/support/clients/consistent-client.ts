import type { HttpClient } from '../http-client.ts'

/**
 * A client of gateways that read from a standby. Each member sends back the Consistency-Token, as applications should. What others have
 * changed may be seen late, which no test expects: so a member waits for the standby if anybody else has written.
 */
export function consistentClient(ask: HttpClient, replayed: () => Promise<void>): HttpClient {
  const tokens = new Map<string, string>()
  const writers = new Set<string>()
  let replaying: Promise<void> = Promise.resolve()
  return async (method, path, sent = {}) => {
    const member = subjectOf(sent.token)
    if ([...writers].some((writer) => writer !== member)) {
      writers.clear()
      replaying = replayed()
    }
    await replaying
    const kept = tokens.get(member)
    const headers = { ...(kept && { 'consistency-token': kept }), ...sent.headers }
    const answer = await ask(method, path, { ...sent, headers })
    const token = answer.headers.get('consistency-token')
    if (token !== null) tokens.set(member, later(token, kept))
    if (method !== 'GET') writers.add(member)
    return answer
  }
}

/** Of two tokens the one that covers the other: requests that run at once may be answered in any order. */
function later(token: string, other = ''): string {
  const positions = [token, other].map((one) => Number.parseInt(one, 16) || 0)
  return Math.max(...positions) === positions[0] ? token : other
}

/** Whom a token is for; each who has none that can be read is taken for the same. */
function subjectOf(token = ''): string {
  try {
    return String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub)
  } catch {
    return ''
  }
}
