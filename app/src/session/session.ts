import { createStore, type Store } from '../store.ts'

/** The scopes of operators: one lets them act, one only see, and one work on cases. */
const operatorScopes = ['lending:admin', 'lending:support', 'lending:cases'] as const

/** A scope of operators. */
export type OperatorScope = (typeof operatorScopes)[number]

/** Those of a token's scopes that operators have, separated by spaces as well; null if there are none. */
export function operatorScopesIn(scope: string): string | null {
  const scopes = scope.split(' ')
  return operatorScopes.filter((one) => scopes.includes(one)).join(' ') || null
}

/** Who is signed in. */
export interface Person {
  /** The `sub` of their tokens. */
  readonly subject: string
  readonly name: string
  /** Their scopes as an operator, separated by spaces; null for everybody else. */
  readonly scope: string | null
}

/** Whether somebody has a scope of operators. */
export function hasScope(person: Person | undefined, scope: OperatorScope): boolean {
  return person?.scope?.split(' ').includes(scope) === true
}

/** A token, and when it expires by this machine's clock. */
export interface Granted {
  readonly token: string
  readonly expiresAt: number
  /** Stores it in the browser; called unless the person has signed out. */
  readonly keep?: () => void
}

/**
 * Whether the person can go on: `ended` when the issuer gives no more tokens without another login, `frozen` when the operator has
 * frozen their account.
 */
type Standing = 'open' | 'ended' | 'frozen'

/** A way to get tokens: the demo's issuer, or a real one. */
export interface Grant {
  readonly person: Person
  /** A fresh token; rejects if the person has to sign in again. */
  renew(): Promise<Granted>
  /** Signs in again without leaving the page, so that it keeps what was typed; absent where that can't be done. */
  readonly again?: (
    maxAge?: number,
  ) => Promise<{ readonly grant: Grant; readonly granted: Granted }>
  /** Whether the browser still keeps it: not once its person has signed out, or somebody else has signed in, in another tab. */
  readonly isKept?: () => boolean
  /** Forgets what it keeps in the browser. */
  forget(): void
}

/** Who is signed in, with their token, which stays out of URLs and, in the demo, out of storage. */
export interface Session {
  readonly person: Store<Person | undefined>
  readonly standing: Store<Standing>
  /** Signs a person in. If they are signed in already, the page stays as it is. */
  enter(grant: Grant, granted?: Granted): void
  /** Signs in again after the session has ended; signs out where the page can't be kept. */
  again(): Promise<void>
  /**
   * Signs in again because something needs a login at most so many seconds ago; the page stays as it is. Resolves to whether the request can be sent
   * again: false if somebody else has signed in, or the person has left.
   */
  stepUp(maxAge: number): Promise<boolean>
  leave(): void
  /** Leaves if the person has signed out, or somebody else has signed in, in another tab. */
  follow(): void
  /** A token that is valid for some time yet; rejects if nobody is signed in. */
  token(): Promise<string>
  /** Whether this is still the token to send: not after another login, for example. */
  holds(token: string): boolean
  /** Forgets a token that was refused. */
  refused(): void
}

/** Tokens are renewed this long before they expire. */
const EARLY_MS = 60_000

/** Opens a session in which nobody is signed in. */
export function openSession(): Session {
  const person = createStore<Person | undefined>(undefined)
  const standing = createStore<Standing>('open')
  let grant: Grant | undefined
  let granted: Granted | undefined
  let renewal: Promise<Granted> | undefined
  /** The last token that the issuer gives without another login: it is used until it expires. */
  let last: Granted | undefined
  const leave = () => {
    grant?.forget()
    grant = granted = renewal = last = undefined
    standing.set('open')
    person.set(undefined)
  }
  const follow = () => {
    if (grant?.isKept?.() === false) leave()
  }
  const enter: Session['enter'] = (from, first) => {
    const before = person.get()
    const { subject, name, scope } = from.person
    const isSame = before?.subject === subject && before.name === name && before.scope === scope
    grant = from
    granted = first
    renewal = last = undefined
    if (!isSame) person.set(from.person)
    standing.set('open')
  }
  const renewed = async (from: Grant) => {
    try {
      const fresh = await from.renew()
      follow()
      if (grant !== from) throw new SignInAgain()
      fresh.keep?.()
      granted = fresh
      return fresh
    } catch (error) {
      if (!(error instanceof SignInAgain) || grant !== from) throw error
      if (granted !== undefined && isValid(granted)) {
        last = granted
        return granted
      }
      standing.set('ended')
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
  /** Whether the same person has signed in again. Whoever has left meanwhile stays away. */
  const anew = async (from: Grant, again: NonNullable<Grant['again']>, maxAge?: number) => {
    const entered = await again(maxAge)
    follow()
    if (grant !== from) return false
    entered.granted.keep?.()
    enter(entered.grant, entered.granted)
    return entered.grant.person.subject === from.person.subject
  }
  return {
    person,
    standing,
    enter,
    leave,
    follow,
    async again() {
      if (grant?.again === undefined) return leave()
      await anew(grant, grant.again)
    },
    async stepUp(maxAge) {
      if (grant?.again !== undefined) return anew(grant, grant.again, maxAge)
      // The demo's tokens are always those of a login just now.
      granted = undefined
      return true
    },
    async token() {
      follow()
      if (grant === undefined || standing.get() === 'ended') throw new SignInAgain()
      const held = granted
      const isFresh = held !== undefined && held.expiresAt - Date.now() > EARLY_MS
      if (held !== undefined && (isFresh || (held === last && isValid(held)))) return held.token
      return (await renew(grant)).token
    },
    holds(token) {
      follow()
      return granted?.token === token
    },
    refused() {
      granted = undefined
    },
  }
}

function isValid({ expiresAt }: Granted): boolean {
  return expiresAt > Date.now()
}

/** The issuer gives no more tokens without another login. */
export class SignInAgain extends Error {}
