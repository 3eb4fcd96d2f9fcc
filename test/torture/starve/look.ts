import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpClient } from '../../support/http-client.ts'
import { type Counts, repeat } from '../greedy.ts'

const SECONDS = 5

/** A member who calls. */
export interface Person {
  readonly id: string
  readonly token: string
}

/** How long reads took, and how often each answer came. */
export interface Seen {
  readonly times: number[]
  readonly reads: Counts
  readonly payments: Counts
}

/** What strangers see: one reads a wallet over and over, and each of them pays another, about eight times a second. */
export async function look(rest: HttpClient, strangers: readonly Person[]): Promise<Seen> {
  const over = AbortSignal.timeout(SECONDS * 1_000)
  const times: number[] = []
  const read = async () => {
    await sleep(5)
    const began = performance.now()
    const answer = await rest('GET', '/wallet', { token: strangers[0]?.token ?? '' })
    times.push(performance.now() - began)
    return answer
  }
  let turn = 0
  const pay = async () => {
    await sleep(100)
    turn += 1
    const [one, other] = [
      strangers[turn % strangers.length],
      strangers[(turn + 1) % strangers.length],
    ]
    const body = { recipient_id: other?.id, amount: 1 }
    return rest('POST', '/wallet/transfer', { token: one?.token ?? '', body })
  }
  const [reads, payments] = await Promise.all([
    repeat(read, over, 1),
    repeat(pay, over, strangers.length),
  ])
  return { times, reads, payments }
}
