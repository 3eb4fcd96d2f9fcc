import { GraphQLScalarType } from 'graphql'
import { money } from './money.ts'

/** How the gateway writes amounts, percents and moments. */
export const scalars = {
  Money: new GraphQLScalarType({ name: 'Money', serialize: (minor) => money(String(minor)) }),
  Percent: new GraphQLScalarType({
    name: 'Percent',
    serialize: (hundredths) => money(String(hundredths)).replace(/\.?0+$/, ''),
  }),
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: (moment) => (moment as Date).toISOString(),
  }),
}

export interface LoanRow {
  readonly id: string
  readonly borrowerId: string
  readonly createdAt: Date
}

export interface LoansArguments {
  readonly first?: number
  readonly after?: string
  readonly filter?: { readonly status?: readonly string[] }
}

export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface Wish {
  readonly recipientId: string
  readonly amount: string
  readonly description: string
  readonly idempotencyKey: string
}

type Json = Readonly<Record<string, unknown>>

export interface Outcome {
  readonly code?: string
  readonly transaction?: Json
  readonly wallet?: Json
}

/** Statuses as they are kept. */
export function statusesOf(filter: LoansArguments['filter']): readonly string[] {
  return (filter?.status ?? ['OPEN']).map((status) => status.toLowerCase())
}

/** The cursor of a loan in the list of the newest. */
export function cursorOf({ createdAt, id }: LoanRow): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')
}

/** The place that a cursor names; without one the beginning. */
export function placeOf(after: string | undefined): [string, string] {
  if (after === undefined) return ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  return JSON.parse(Buffer.from(after, 'base64url').toString())
}

/** A row that came as JSON, in the schema's words. */
export function camel(json: Json | undefined): Json | null {
  if (json === undefined) return null
  return {
    ...json,
    type: upper(json.type),
    direction: upper(json.direction),
    balanceAfter: json.balance_after,
    counterpartyId: json.counterparty_id,
    availableBalance: json.available_balance,
    heldBalance: json.held_balance,
    createdAt: new Date(String(json.created_at)),
  }
}

function upper(value: unknown): unknown {
  return typeof value === 'string' ? value.toUpperCase() : value
}
