import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { seededRandom } from '../../../src/seed/random.ts'
import type { Call } from '../load/history.ts'
import type { Load } from '../load/load.ts'
import { send } from '../load/send.ts'
import { wasToldWrongly } from '../load/words.ts'
import type { Findings } from './findings.ts'

const AT_ONCE = 12
const TRIES = 150
const AGAIN_MS = 300

/** Sends each acknowledged call again with its key: the answer must be the one that was given. Returns up to where it was done. */
export async function checkReplays(
  { history, members }: Load,
  urls: readonly string[],
  from: number,
  { lost, told }: Findings,
): Promise<number> {
  const upTo = history.calls.length
  const calls = history.calls.slice(from)
  for (const call of calls) {
    if (call.outcome === 'unknown') lost.push(`never settled: ${shown(call)}`)
    if (wasToldWrongly(call)) told.push(`told that it was not done: ${shown(call)}`)
  }
  const kept = calls.filter(({ key, outcome }) => key !== undefined && outcome === 'ok')
  const again = async (call: Call) => {
    const member = members.find(({ name }) => name === call.member)
    if (member === undefined) return
    const url = seededRandom(call.number).pick(urls)
    const { answer } = call
    for (let tried = 0; tried < TRIES; tried += 1) {
      const attempt = await send(history, member, call, url)
      if (['not done', 'unknown'].includes(attempt.word)) {
        await sleep(AGAIN_MS)
        continue
      }
      if (!attempt.replayed) lost.push(`made again: ${shown(call)}`)
      else if (!isDeepStrictEqual(attempt.answer, answer))
        told.push(`another answer: ${shown(call)}: ${JSON.stringify([answer, attempt.answer])}`)
      return
    }
    lost.push(`not answered again: ${shown(call)}`)
  }
  const queue = kept.values()
  const line = async () => {
    for (const call of queue) await again(call)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  return upTo
}

export function shown({ number, op, member, path, args, attempts }: Call): string {
  const words = attempts.map(({ word, status, code }) => `${word} ${status} ${code}`.trim())
  return `${number} ${op} by ${member} ${path} ${JSON.stringify(args)}: ${words.join(', ')}`
}
