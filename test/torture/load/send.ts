import { type Answer, httpClient } from '../../support/http-client.ts'
import type { Attempt, Call, History } from './history.ts'
import type { Member } from './members.ts'
import { wordOf } from './words.ts'

const HANG_MS = 30_000

/** An answer that lacks what every answer under fault has. */
const withoutRetry = ({ status, headers }: Answer) =>
  status === 503 && headers.get('retry-after') === null

/** Sends a call once, to one URL; the history records it before and after. */
export async function send(
  history: History,
  member: Member,
  call: Call,
  url: string,
): Promise<Attempt> {
  history.sent(call, url)
  const t0 = performance.now()
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, HANG_MS, undefined).unref()
  })
  const headers = call.key === undefined ? {} : { 'idempotency-key': call.key }
  const sent = httpClient(url)(call.method, call.path, {
    token: member.token,
    body: call.args,
    headers,
  })
  const came = await Promise.race([sent.catch(() => null), late])
  const attempt = attemptOf(came, url, t0)
  member.saw(JSON.stringify(attempt.answer))
  call.attempts.push(attempt)
  settle(call, attempt)
  history.answered(call, attempt)
  return attempt
}

function attemptOf(came: Answer | null | undefined, url: string, t0: number): Attempt {
  const t1 = performance.now()
  const body = came?.body ?? null
  // An answer that ends early is none.
  const status = typeof body === 'string' ? 0 : (came?.status ?? 0)
  const code = graphqlCode(body) ?? body?.error?.code ?? ''
  const word =
    came && withoutRetry(came)
      ? 'wrong'
      : wordOf(code && status === 200 ? 422 : status, code, came === undefined)
  const replayed = came?.headers.get('idempotent-replayed') === 'true'
  const consistency = came?.headers.get('consistency-token') ?? null
  return { word, status, code, replayed, t0, t1, url, answer: body, consistency }
}

/** GraphQL refuses by 200. */
function graphqlCode(body: Answer['body']): string | undefined {
  const [payload] = Object.values<Answer['body']>(body?.data ?? {})
  return payload?.userErrors?.[0]?.code ?? body?.errors?.[0]?.extensions?.code
}

function settle(call: Call, { word, code, answer }: Attempt): void {
  if (call.outcome !== 'unknown') return
  // Who is blocked is not told what became of a call before.
  const first = call.attempts.length === 1
  if (word === 'ok' || word === 'refused' || (code === 'BLOCKED' && first)) {
    call.outcome = word === 'ok' ? 'ok' : 'refused'
    call.answer = answer
  }
}
