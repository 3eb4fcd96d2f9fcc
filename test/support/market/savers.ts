import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type HttpClient, httpClient } from '../http-client.ts'

/** A member who pays in 1 after the other, each until it is acknowledged, and looks at the wallet after each. */
export interface Saver {
  readonly token: string
  /** How many were acknowledged. */
  saved(): number
  /** Answers that no client should get. */
  readonly wrong: string[]
  /** Answers that told of no outcome. */
  unknown(): number
  /** Answers that told to come again, since nothing was done. */
  unavailable(): number
  /** Lets the last be acknowledged. */
  stop(): Promise<void>
}

/** Starts one at a gateway. */
export function startSaver(url: string, token: string): Saver {
  const ask = httpClient(url)
  let consistency: string | null = null
  /** A gateway has several workers at times, and each of them may lead to a standby. */
  const speak: HttpClient = async (method, path, sent) => {
    const own = consistency === null ? {} : { 'consistency-token': consistency }
    const answer = await ask(method, path, { ...sent, headers: { ...own, ...sent?.headers } })
    consistency = answer.headers.get('consistency-token') ?? consistency
    return answer
  }
  const wrong: string[] = []
  let [saved, unknown, unavailable, over] = [0, 0, 0, false]
  const insisting = async (send: () => Promise<Answer>, expected: number) => {
    for (;;) {
      const answer = await send()
      if (answer.status === expected) return answer
      if (answer.body?.error?.code === 'OUTCOME_UNKNOWN') unknown += 1
      if (answer.status !== 503 || answer.headers.get('retry-after') === null)
        throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
      if (answer.body?.error?.code !== 'OUTCOME_UNKNOWN') unavailable += 1
      await sleep(50)
    }
  }
  const run = async () => {
    while (!over) {
      const headers = { 'idempotency-key': `deposit-${saved + 1}` }
      const pay = () => speak('POST', '/wallet/deposit', { token, headers, body: { amount: 1 } })
      await insisting(pay, 201)
      saved += 1
      const { body } = await insisting(() => speak('GET', '/wallet', { token }), 200)
      if (body.wallet.balance !== saved) wrong.push(`${body.wallet.balance} instead of ${saved}`)
    }
  }
  const running = run().catch((error: Error) => void wrong.push(error.message))
  return {
    token,
    wrong,
    saved: () => saved,
    unknown: () => unknown,
    unavailable: () => unavailable,
    stop: () => {
      over = true
      return running
    },
  }
}

/** Waits until each has saved so much more. */
export async function untilSaved(savers: readonly Saver[], more: number): Promise<void> {
  const wanted = savers.map((saver) => saver.saved() + more)
  while (savers.some((saver, index) => saver.saved() < (wanted[index] ?? 0))) {
    const wrong = savers.flatMap((saver) => saver.wrong)
    if (wrong.length > 0) throw new Error(wrong.slice(0, 3).join('; '))
    await sleep(20)
  }
}
