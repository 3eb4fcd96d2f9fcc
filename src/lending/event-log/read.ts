import packageJson from '../../../package.json' with { type: 'json' }
import { oneRow } from '../../database/change.ts'
import type { Event } from '../../entities/operator/event.ts'
import { principalReceived } from '../../reads/principal-received.ts'
import type { Platform } from '../platform.ts'
import { invalid, refuseIf } from '../refusal.ts'
import { catalogue, isEventType } from './catalogue.ts'
import { numberEvents } from './number.ts'
import { presented } from './shapes.ts'

/** How many events a page has at most. */
export const EVENTS_MAX = 100
/** How many events are looked at for a page at most: for rare types, pages can be empty. */
const LOOKED_AT = 100_000

/** An event as both APIs show it. */
export interface LoggedEvent {
  readonly id: string
  readonly sequence: number
  readonly type: string
  readonly createdAt: Date
  readonly data: Readonly<Record<string, unknown>>
}

/** A page of events, and the number after which the next one begins. */
export interface EventPage {
  readonly events: readonly LoggedEvent[]
  readonly nextAfter: number
}

/** How far the log goes: the number of the newest event, and of the newest that is no longer kept. */
export interface LogState {
  readonly last: number
  readonly forgotten: number
}

/** Which events to read: those of these types, or all. */
export interface EventFilter {
  readonly types?: readonly string[] | null | undefined
}

/** Throws a Refusal unless the deployment logs events, and has all these types of events. */
export function checkEventFilter(
  { limits }: Pick<Platform, 'limits'>,
  { types }: EventFilter,
): void {
  const unknown = types?.find((type) => !isEventType(type))
  refuseIf(
    limits.eventDays === 0 && {
      code: 'NOT_FOUND',
      message: 'refusal.events.off',
    },
    unknown !== undefined &&
      invalid('types', 'refusal.events.type', undefined, {
        type: unknown,
        types: Object.keys(catalogue),
      }),
    types?.length === 0 && invalid('types', 'refusal.events.no_type'),
  )
}

/** Numbers what was committed, and reads how far the log goes. */
export async function logState({ database }: Pick<Platform, 'database'>): Promise<LogState> {
  await numberEvents(database)
  return numberedState({ database })
}

/** Reads how far the log goes, as far as events have their numbers. */
export function numberedState({ database }: Pick<Platform, 'database'>): Promise<LogState> {
  const text =
    'select last_number::float8 as last, forgotten_number::float8 as forgotten from event_head'
  return oneRow(database.query<LogState>(text))
}

const rowsText = `select sequence::float8 as sequence, event.id, event.type, event.created_at as "createdAt",
    coalesce(data, to_jsonb(line) || jsonb_build_object('member_id', user_id, 'shown', shown, 'balance_change',
      case shown when 'credit' then amount when 'debit' then -amount else 0 end,
      'principal', repaid, 'interest', amount + coalesce(fee, 0) - repaid - coalesce(charges, 0))) || jsonb_build_object('id', subject_id) as data
  from event left join wallet_transaction as line on data is null and line.id = subject_id left join wallet on wallet.id = wallet_id
  cross join lateral (select shown_direction(line.type, line.direction) as shown,
    case line.type when 'repayment_paid' then ${principalReceived('line.ledger_transaction_id')} else line.principal end as repaid) as seen`
const pageText = `${rowsText}
  where sequence > $1 and sequence <= $2 and (event.type = any ($3) or $3 is null) order by sequence limit $4`

type Row = Pick<Event, 'id' | 'type' | 'createdAt' | 'data'> & { readonly sequence: number }

/** Reads a page of events after a number, of at most `first`, up to the newest that has a number. */
export async function readEvents(
  { database, currency }: Pick<Platform, 'database' | 'currency'>,
  { last }: LogState,
  after: number,
  { types }: EventFilter,
  first: number,
): Promise<EventPage> {
  const until = Math.min(last, after + LOOKED_AT)
  const rows = await database.query<Row>(pageText, [after, until, types ?? null, first])
  const events = rows.map((row) => logged(row, currency))
  const full = events.length === first ? events.at(-1) : undefined
  return { events, nextAfter: full?.sequence ?? Math.max(after, until) }
}

/** Reads the events with these numbers that are still kept. */
export async function eventsNumbered(
  { database, currency }: Pick<Platform, 'database' | 'currency'>,
  sequences: readonly number[],
): Promise<LoggedEvent[]> {
  const rows = await database.query<Row>(`${rowsText} where sequence = any ($1)`, [sequences])
  return rows.map((row) => logged(row, currency))
}

function logged({ data, ...event }: Row, currency: Platform['currency']): LoggedEvent {
  return { ...event, data: shown(event.type, data ?? {}, currency) }
}

/** What an event says, in the form that the records have in this version of the contract. */
function shown(
  type: string,
  row: Readonly<Record<string, unknown>>,
  currency: Platform['currency'],
): LoggedEvent['data'] {
  // A newer version of the gateway may have other events.
  const record = isEventType(type) ? presented(catalogue[type].record, row, currency) : {}
  return { contract: packageJson.version, ...record }
}
