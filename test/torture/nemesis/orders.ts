import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Addresses, Held, Options } from '../stand/options.ts'

/** What the process that holds the stand can be told to do, and what it answers. */
export interface Orders {
  open: {
    readonly asks: Pick<Options, 'seed' | 'faults' | 'fleet' | 'sabotage'> & {
      /** A file for what gateways say. */
      readonly log: string
    }
    readonly answers: Addresses
  }
  /** Acts a fault out and heals it; the reason where it can't be. */
  act: { readonly asks: { readonly fault: string }; readonly answers: string | null }
  /** Moves the clock of the rules so many days ahead. */
  travel: { readonly asks: { readonly days: number }; readonly answers: null }
  held: { readonly asks: null; readonly answers: Held }
  /** What gateways have logged that they should not. */
  leaks: { readonly asks: null; readonly answers: readonly string[] }
  /** Transactions that PostgreSQL has given up, since they waited for each other. */
  deadlocks: { readonly asks: null; readonly answers: readonly string[] }
  /** Ends everything; what PostgreSQL has logged is kept in a file. */
  close: { readonly asks: { readonly log: string }; readonly answers: null }
}
export type Order = keyof Orders

/** Longer than any of them takes on a busy machine. */
const PATIENCE_MS = 300_000

export interface Nemesis {
  tell<Name extends Order>(
    order: Name,
    asks: Orders[Name]['asks'],
  ): Promise<Orders[Name]['answers']>
  end(): void
}

interface Answer {
  readonly number: number
  readonly answers?: never
  readonly failed?: string
}

/** Starts the process that holds the stand and does it harm. */
export function startNemesis(): Nemesis {
  const child: ChildProcess = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  const waiting = new Map<number, PromiseWithResolvers<never>>()
  child.on('message', ({ number, answers, failed }: Answer) => {
    const one = waiting.get(number)
    waiting.delete(number)
    if (failed === undefined) one?.resolve(answers as never)
    else one?.reject(new Error(failed))
  })
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('the nemesis has ended'))
  })
  let number = 0
  return {
    tell: (order, asks) => {
      number += 1
      const one = Promise.withResolvers<never>()
      waiting.set(number, one)
      child.send({ number, order, asks })
      const hung = setTimeout(
        () => one.reject(new Error(`no end of ${order} ${JSON.stringify(asks)}`)),
        PATIENCE_MS,
      )
      return one.promise.finally(() => clearTimeout(hung))
    },
    // It ends once all is cleaned up.
    end: () => void (child.connected && child.disconnect()),
  }
}
