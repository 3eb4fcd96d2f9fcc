import type { KeyObject } from 'node:crypto'
import { type Noted, sent } from '../../telemetry/noted.ts'
import { apart, type Database } from '../connection.ts'
import {
  type Division,
  type Kind,
  queuesFor,
  type Scheduler,
  SharedReads,
  schedulersFor,
} from '../reader.ts'
import { type NewStatement, preparedStatements } from '../statements.ts'
import type { Position } from './position.ts'
import type { Positions } from './positions.ts'
import { Left, type Standby } from './standby.ts'
import { readToken, writeToken } from './token.ts'

interface Read {
  readonly text: string
  readonly values: readonly unknown[]
  readonly kind: Kind
  /** What it has to see. */
  readonly position: Position
  readonly noted: Noted | undefined
}

/** How many reads were answered by which server, and how many of the primary's failed on the standby. */
interface Answered {
  by_standby: number
  by_primary: number
  after_failure: number
}

/** Sends the reads of members to a standby that has what they wrote and were told, and to the primary otherwise. */
export class StandbyReads {
  readonly answered: Answered = { by_standby: 0, by_primary: 0, after_failure: 0 }
  readonly standby: Standby
  readonly #positions: Positions
  readonly #key: KeyObject
  readonly #schedulerOf: (member: string) => Scheduler
  readonly #statement: NewStatement = preparedStatements()
  readonly #shared = new SharedReads('on its way')
  #floor: Position | undefined

  constructor(standby: Standby, positions: Positions, division: Division, key: KeyObject) {
    this.standby = standby
    this.#positions = positions
    this.#key = key
    this.#schedulerOf = schedulersFor(queuesFor(division))
  }

  /** A member's database, for a request that only reads; with the token that the client has kept. */
  for(own: Database, member: string, token: string | undefined): Database {
    const given = token === undefined ? 0 : readToken(this.#key, token)
    // Nobody knows what it has seen: the primary has all.
    if (given === undefined) return own
    // So that the token of the answer covers the one that came, which it replaces at the client.
    this.#positions.saw(member, given)
    const via =
      (join: SharedReads['join'], otherwise: Database['query']): Database['query'] =>
      async <Row>(text: string, values: readonly unknown[] = [], kind: Kind = 'read') => {
        try {
          const position = await this.#positions.of(member)
          return await this.#read<Row>(
            member,
            { text, values, kind, position, noted: own.noted },
            join,
          )
        } catch (error) {
          if (!(error instanceof Left)) throw error
          this.answered[error.cause === undefined ? 'by_primary' : 'after_failure'] += 1
          return otherwise<Row>(text, values, kind)
        }
      }
    return {
      ...own,
      query: via(apart, own.query),
      share: via((...read) => this.#shared.join(...read), own.share),
    }
  }

  /** A member has changed something; `isSure` unless it may happen yet. */
  changed(member: string, isSure: boolean): void {
    if (isSure) void this.#positions.moved(member)
    else this.#positions.unsure(member)
  }

  /** The token that takes what a member wrote and was told to other gateways; undefined if the standby has it all. */
  async tokenOf(member: string): Promise<string | undefined> {
    const position = await this.#positions.of(member)
    return this.#isCommon(position) ? undefined : writeToken(this.#key, position)
  }

  /** A token for those who are shown what was just read from the primary. */
  async tokenNow(): Promise<string> {
    return writeToken(this.#key, await this.#positions.now())
  }

  /** A member was shown what comes with this token. */
  shown(member: string, token: string): void {
    const position = readToken(this.#key, token)
    if (position !== undefined) this.#positions.saw(member, position)
  }

  close(): Promise<void> {
    return this.standby.close()
  }

  async #read<Row>(
    member: string,
    { text, values, kind, position, noted }: Read,
    join: SharedReads['join'],
  ): Promise<Row[]> {
    const send = () =>
      sent(noted, text, this.standby.rows<Row>(this.#statement(text, values), kind, position))
    const rows = await this.#schedulerOf(member)[kind](async () =>
      this.#isCommon(position) ? join(text, values, send) : send(),
    )
    this.answered.by_standby += 1
    return rows
  }

  /** Whether every connection is as far, and was when a read was sent that can be joined. */
  #isCommon(position: Position): boolean {
    const { floor } = this.standby
    if (floor !== undefined && floor > (this.#floor ?? -1)) this.#shared.clearAll()
    this.#floor = floor
    return floor !== undefined && position <= floor
  }
}
