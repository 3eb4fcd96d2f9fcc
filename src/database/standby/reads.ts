import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { type Noted, sent, timed } from '../../telemetry/noted.ts'
import { apart, type Database } from '../connection.ts'
import type { Division } from '../connections/division.ts'
import { type Kind, queuesFor, type Scheduler, SharedReads, schedulersFor } from '../reader.ts'
import { type NewStatement, preparedStatements } from '../statements.ts'
import type { Position } from './position.ts'
import type { Positions } from './positions.ts'
import { NeedsPrimary, type Standby } from './standby.ts'

interface Read {
  readonly text: string
  readonly values: readonly unknown[]
  readonly kind: Kind
  /** The position up to which the read must see everything. */
  readonly position: Position
  readonly noted: Noted | undefined
}

/**
 * How many reads were answered by the standby, by the primary because the standby could not answer in time, and by the primary after
 * the standby failed. Each read counts under one of them.
 */
interface Answered {
  by_standby: number
  by_primary: number
  after_failure: number
}

/** Sends members' reads to a standby that has replayed what they wrote and were shown, and otherwise to the primary. */
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

  /** A member's database for a request that only reads. `token` is the one that the client has kept, if any. */
  for(own: Database, member: string, token: string | undefined): Database {
    const given = token === undefined ? 0 : readToken(this.#key, token)
    // It is unknown what the sender of an invalid token has seen; the primary has everything.
    if (given === undefined) return own
    // The client replaces its token by that of the answer, which must therefore cover this one.
    this.#positions.noteSeen(member, given)
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
          if (!(error instanceof NeedsPrimary)) throw error
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

  /** A member has changed something; `isSure` is false if the outcome is unknown. */
  changed(member: string, isSure: boolean): void {
    if (isSure) void this.#positions.noteChange(member)
    else this.#positions.noteDoubt(member)
  }

  /** The token that tells other gateways how far the member's reads must see; undefined if the standby has replayed that far. */
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
    if (position !== undefined) this.#positions.noteSeen(member, position)
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
    const answer = this.#schedulerOf(member)[kind](
      async () => (this.#isCommon(position) ? join(text, values, send) : send()),
      noted,
    )
    const rows = await timed(noted, 'database', answer)
    this.answered.by_standby += 1
    return rows
  }

  /**
   * Whether all connections have replayed this position, so that equal reads may be shared. When the position common to all advances,
   * forgets the reads in flight: they may have seen less.
   */
  #isCommon(position: Position): boolean {
    const { floor } = this.standby
    if (floor !== undefined && floor > (this.#floor ?? -1)) this.#shared.clearAll()
    this.#floor = floor
    return floor !== undefined && position <= floor
  }
}

const MAC_BYTES = 12
const TOKEN = /^([0-9a-f]{1,14})\.([\w-]{16})$/

/** Writes a position as a signed text, which clients carry from gateway to gateway. */
function writeToken(key: KeyObject, position: Position): string {
  const text = position.toString(16)
  return `${text}.${mac(key, text).toString('base64url')}`
}

/** The position in a token; undefined for a text that no gateway of this deployment has written. */
function readToken(key: KeyObject, token: string): Position | undefined {
  const [, text = '', proof = ''] = TOKEN.exec(token) ?? []
  const given = Buffer.from(proof, 'base64url')
  if (given.length !== MAC_BYTES || !timingSafeEqual(given, mac(key, text))) return undefined
  return Number.parseInt(text, 16)
}

/** The same key signs cursors, whose texts never begin with this word. */
function mac(key: KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(`position ${text}`).digest().subarray(0, MAC_BYTES)
}
