/** Sends one call again and again, on so many lines, until it is told to end; then prints how often it was answered with what. */
import { once } from 'node:events'
import { httpClient } from '../support/http-client.ts'

/** What is sent. */
export interface Call {
  readonly method: string
  /** `{n}` in it is another number each time, so that no answer is known already. */
  readonly path: string
  readonly body?: unknown
}

/** How often each answer came, by status and code. */
export type Counts = Record<string, number>

/** Calls again and again on so many lines until it is over. */
export async function repeat(
  call: () => Promise<{ readonly status: number; readonly body: unknown }>,
  over: AbortSignal,
  lines: number,
): Promise<Counts> {
  const counts: Counts = {}
  const line = async () => {
    while (!over.aborted) {
      const { status, body } = await call()
      const code = /"code":"(\w+)"/.exec(JSON.stringify(body) ?? '')?.[1] ?? ''
      const key = `${status} ${code}`.trim()
      counts[key] = (counts[key] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: lines }, line))
  return counts
}

if (import.meta.main) {
  const [url = '', token = '', lines = '1', asked = '{}'] = process.argv.slice(2)
  const { method, path, body }: Call = JSON.parse(asked)
  const over = new AbortController()
  void once(process, 'SIGTERM').then(() => over.abort())
  const rest = httpClient(url)
  let turn = 0
  const call = async () => {
    turn += 1
    const answer = await rest(method, path.replace('{n}', String(turn)), { token, body })
    // Whoever measures waits for this: on a busy machine it takes seconds to begin.
    if (turn === Number(lines)) process.stdout.write('\n')
    return answer
  }
  const counts = await repeat(call, over.signal, Number(lines))
  process.stdout.write(JSON.stringify(counts))
}
