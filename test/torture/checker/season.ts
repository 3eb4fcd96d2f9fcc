import { httpClient } from '../../support/http-client.ts'
import { type Inbox, openInbox } from '../load/inbox.ts'
import type { Load } from '../load/load.ts'
import { followLoan, followMarkers, followWallet, type View } from '../load/views.ts'
import type { Addresses } from '../stand/options.ts'
import type { Findings } from './findings.ts'
import { checkInbox } from './inboxes.ts'
import { ofPrimary } from './pages.ts'
import { checkReplays, shown } from './replays.ts'
import { checkStatements } from './statements.ts'
import { checkViews } from './views.ts'

const LOANS = 5

/** Who watches the market while it goes on, and what is compared whenever it pauses. */
export class Season {
  readonly #load: Load
  readonly #addresses: Addresses
  readonly #findings: Findings
  #inboxes: Inbox[] = []
  #views: View[] = []
  #checked = 0
  #seen = 0

  constructor(load: Load, addresses: Addresses, findings: Findings) {
    this.#load = load
    this.#addresses = addresses
    this.#findings = findings
  }

  /** Opens subscriptions of every kind. */
  async open(): Promise<void> {
    const { members } = this.#load
    const { live, calls } = this.#addresses
    // Each gateway has some of them from the start.
    for (const [index, member] of members.entries()) {
      const urls = index % 2 === 0 ? live : live.toReversed()
      this.#inboxes.push(await openInbox(member, calls[0] ?? '', urls))
      this.#views.push(followWallet(member, urls))
    }
    const [first, second] = members
    if (first !== undefined) this.#views.push(followMarkers(first, 'loanMarkers', live))
    if (second !== undefined) this.#views.push(followMarkers(second, 'profileMarkers', live))
  }

  /** Lets all calls end, then compares: the same again for each, all statements, and all that was received. */
  async check(): Promise<void> {
    const load = this.#load
    const rest = ofPrimary(httpClient(this.#addresses.calls[0] ?? ''))
    await load.calm()
    this.#findings.stale.push(...load.caller.ownReads.stale.splice(0))
    this.#checked = await checkReplays(load, this.#addresses.calls, this.#checked, this.#findings)
    const statements = await checkStatements(load, rest, this.#findings)
    await Promise.all(
      this.#inboxes.map((inbox) =>
        checkInbox(inbox, rest, statements.get(inbox.member.name) ?? [], this.#findings),
      ),
    )
    this.#seen += await checkViews(this.#views, rest, this.#findings)
    this.#watchNewLoans()
  }

  /** Subscribes anew: what is owed today is told with the next change of a loan, not when the day has changed. */
  renew(): void {
    for (const { subscriber } of [...this.#inboxes, ...this.#views]) subscriber.renew()
  }

  /** Of the calls since one, those that a rolling restart has failed. */
  checkRolling(from: number): void {
    const failed = this.#load.history.calls
      .slice(from)
      .filter(({ attempts }) => attempts.some(({ word }) => word !== 'ok' && word !== 'refused'))
      .filter(({ attempts }) => attempts.every(({ code }) => code !== 'BLOCKED'))
    this.#findings.unclear.push(...failed.map((call) => `while rolling: ${shown(call)}`))
  }

  /** Ends all subscriptions; returns how many events came, and notes what was shown to the wrong members. */
  async close(): Promise<number> {
    await Promise.all([...this.#inboxes, ...this.#views].map(({ subscriber }) => subscriber.end()))
    for (const { name, foreign } of this.#load.members)
      this.#findings.leaked.push(...foreign.map((text) => `${name} saw ${text}`))
    if (this.#seen === 0) this.#findings.events.push('no subscriber has seen anything')
    return this.#inboxes.reduce((sum, { received }) => sum + received.length, 0)
  }

  #watchNewLoans(): void {
    const { market, members } = this.#load
    const [watcher] = members
    const loans = [...market.loans.values()].filter(({ status }) => status === 'open')
    for (const { id } of loans.slice(-LOANS))
      if (watcher !== undefined) this.#views.push(followLoan(watcher, id, this.#addresses.live))
  }
}
