import { createStore, type Store } from '../store.ts'

/** What operators may: act, or see. */
export const operatorScopes = ['lending:admin', 'lending:support'] as const

/** The scope of an operator. */
export type OperatorScope = (typeof operatorScopes)[number]

/** Who is signed in. */
export interface Person {
  readonly name: string
  /** What they may as an operator; null for everybody else. */
  readonly scope: OperatorScope | null
}

/** A token, and when it expires by this machine's clock. */
export interface Granted {
  readonly token: string
  readonly expiresAt: number
  /** Stores it in the browser, unless the person has signed out. */
  readonly keep?: () => void
}

/** A way to get tokens: the demo's issuer, or a real one. */
export interface Grant {
  readonly person: Person
  /** A fresh token; rejects if the person has to sign in again. */
  renew(): Promise<Granted>
  /** Forgets what it keeps in the browser. */
  forget(): void
}

/** Who is signed in, with their token, which stays out of URLs and, in the demo, out of storage. */
export interface Session {
  readonly person: Store<Person | undefined>
  enter(grant: Grant, granted?: Granted): void
  leave(): void
  /** A token that is valid for some time yet; rejects if nobody is signed in. */
  token(): Promise<string>
  /** Forgets a token that was refused. */
  refused(): void
}

/** Tokens are renewed this long before they expire. */
const EARLY_MS = 60_000

/** Opens a session in which nobody is signed in. */
export function openSession(): Session {
  const person = createStore<Person | undefined>(undefined)
  let grant: Grant | undefined
  let granted: Granted | undefined
  let renewal: Promise<Granted> | undefined
  const leave = () => {
    grant?.forget()
    grant = granted = renewal = undefined
    person.set(undefined)
  }
  const renewed = async (from: Grant) => {
    try {
      const fresh = await from.renew()
      if (grant !== from) throw new SignInAgain()
      fresh.keep?.()
      granted = fresh
      return fresh
    } catch (error) {
      if (error instanceof SignInAgain && grant === from) leave()
      throw error
    }
  }
  // One at a time: issuers accept a refresh token once.
  const renew = (from: Grant) => {
    renewal ??= renewed(from).finally(() => {
      if (grant === from) renewal = undefined
    })
    return renewal
  }
  return {
    person,
    enter(from, first) {
      grant = from
      granted = first
      renewal = undefined
      person.set(from.person)
    },
    leave,
    async token() {
      if (grant === undefined) throw new SignInAgain()
      const held = granted
      if (held !== undefined && held.expiresAt - Date.now() > EARLY_MS) return held.token
      return (await renew(grant)).token
    },
    refused() {
      granted = undefined
    },
  }
}

/** The issuer gives no more tokens without another login. */
export class SignInAgain extends Error {}
