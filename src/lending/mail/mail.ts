import type { KeyObject } from 'node:crypto'

/** A letter as it is handed to a mail server. */
interface Message {
  /** Names it to mail servers and readers: a letter that is sent again has the same one. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one click ends letters of its class (RFC 8058); undefined for letters that can't be switched off. */
  readonly unsubscribe: string | undefined
}

/**
 * Thrown if a letter was not accepted. `later`: the server, or the way to it, has a problem that may pass. `address`: nobody can get letters at
 * this address. `letter`: the server will never take this letter.
 */
export class NotSent extends Error {
  readonly because: 'later' | 'address' | 'letter'
  /** Whether the same would happen to any other letter, so that there is no use in trying. */
  readonly always: boolean

  constructor(because: NotSent['because'], reason: string, always = false) {
    super(reason)
    this.because = because
    this.always = always
  }
}

/** How a platform sends letters. */
export interface Mail {
  /** Resolves once a mail server has accepted the letter; throws NotSent. Undefined in a sandbox that only shows its letters. */
  readonly send: ((message: Message) => Promise<void>) | undefined
  /** How many letters are sent at the same time. */
  readonly together: number
  /** Where members reach the platform, without a slash at the end. */
  readonly url: string
  /** Signs links that need no login. */
  readonly key: KeyObject
  /** Checks the signatures of what a mail provider reports; undefined if none may report anything. */
  readonly eventSecret: string | undefined
  readonly close: () => void
}
