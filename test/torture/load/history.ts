import { closeSync, openSync, writeSync } from 'node:fs'
import type { Body } from '../../support/http-client.ts'

/** What became of one time that a call was sent. */
export type Word = 'ok' | 'refused' | 'not done' | 'unknown' | 'wrong' | 'hang'

/** One time that a call was sent. */
export interface Attempt {
  readonly word: Word
  readonly status: number
  readonly code: string
  readonly replayed: boolean
  readonly t0: number
  readonly t1: number
  readonly url: string
  readonly answer: Body
  /** What the client sends back with its next read. */
  readonly consistency: string | null
}

/** A call, from when it was decided on; its key is the same each time that it is sent. */
export interface Call {
  readonly number: number
  readonly op: string
  /** Absent where the operation takes none: then the same call again does no more than the first. */
  readonly key: string | undefined
  readonly member: string
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly args: Body
  readonly attempts: Attempt[]
  /** How it ended: unknown until an answer settles it. */
  outcome: 'ok' | 'refused' | 'unknown'
  answer: Body
}

/** All calls of a run, also on disk, where each is before it is sent. */
export class History {
  readonly calls: Call[] = []
  readonly #file: number

  constructor(path: string) {
    this.#file = openSync(path, 'w')
  }

  begin(call: Omit<Call, 'number' | 'attempts' | 'outcome' | 'answer'>): Call {
    const begun: Call = {
      ...call,
      number: this.calls.length,
      attempts: [],
      outcome: 'unknown',
      answer: null,
    }
    this.calls.push(begun)
    return begun
  }

  sent({ number, op, key, member, args }: Call, url: string): void {
    this.#write({ number, op, key, member, args, url, t0: performance.now() })
  }

  answered({ number, outcome }: Call, attempt: Attempt): void {
    this.#write({ number, outcome, ...attempt })
  }

  close(): void {
    closeSync(this.#file)
  }

  #write(line: object): void {
    writeSync(this.#file, `${JSON.stringify(line)}\n`)
  }
}
