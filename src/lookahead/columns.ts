import type { EntityClass } from '@mikro-orm/core'
import type { Database } from '../database/connection.ts'

/** All fields that an operation asks for, as `Type.field`. */
export type Names = ReadonlySet<string>

/** A property of an entity, in its table and in JSON. */
export interface Column {
  readonly property: string
  readonly sql: string
  readonly read: (json: unknown) => unknown
}

/** A record by the names of its properties. */
export type Row = Record<string, unknown>

const itself = ''
/** What is worked out of a loan's terms. */
const costs = ['apr', 'aprReason', 'originationFee', 'netProceeds']

/** The types that show an entity, by its table. */
const shownAs: Readonly<Record<string, readonly string[]>> = {
  loan: ['Loan'],
  profile: ['Member', 'Profile'],
  investment: ['Investment'],
  wallet_state: ['Wallet'],
  wallet_transaction: ['Transaction'],
}

/**
 * Columns that are left out unless a field that shows them is asked for, somewhere in the operation: rows go into the
 * loaders, which every field of it shares. What rules look at is never left out.
 */
const shownBy: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  loan: {
    ...alone('title', 'description', 'purpose', 'riskLevel', 'currency'),
    repaymentPeriodMonths: [itself, ...costs],
    originationFee: [itself, ...costs],
    ...alone('locationLatitude', 'locationLongitude', 'locationDescription'),
    ...alone('updatedAt', 'version'),
    publicLatitude: ['locationLatitude'],
    publicLongitude: ['locationLongitude'],
    serviceFee: [],
  },
  profile: {
    ...alone('fullName', 'city', 'verificationStatus', 'bio', 'occupation', 'updatedAt', 'version'),
    ...alone('latitude', 'longitude'),
    createdAt: [itself, 'memberSince'],
    publicLatitude: ['latitude'],
    publicLongitude: ['longitude'],
  },
  investment: {
    ...alone('interestRate', 'updatedAt', 'automatic'),
    status: [itself, 'principalOutstanding', 'realisedReturn'],
    principalRepaid: [itself, 'principalOutstanding', 'realisedReturn'],
    interestEarned: [itself, 'realisedReturn'],
    principalBefore: [],
    interestBefore: [],
    feeTold: [],
  },
  wallet_state: alone('currency', 'createdAt', 'updatedAt'),
  wallet_transaction: {
    ...alone('walletId', 'type', 'direction', 'currency', 'balanceAfter', 'description'),
    ...alone('reference', 'counterpartyId', 'loanId', 'investmentId', 'principal', 'fee'),
    ledgerTransactionId: ['status'],
    position: ['TransactionEdge.cursor', 'PageInfo.startCursor', 'PageInfo.endCursor'],
  },
}

function alone(...properties: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(properties.map((property) => [property, [itself]]))
}

/** The table of an entity with the columns that an operation needs of it. */
export function columnsFor(
  { orm }: Database,
  entity: EntityClass<object>,
  names: Names,
): { readonly table: string; readonly columns: readonly Column[] } {
  const { tableName: table, props } = orm.getMetadata().get(entity)
  const asked = (field: string) =>
    names.has(field) || shownAs[table]?.some((type) => names.has(`${type}.${field}`))
  const columns = props
    .filter(({ name }) => {
      const fields = shownBy[table]?.[name]
      return fields === undefined || fields.some((field) => asked(field || name))
    })
    .map(({ name, fieldNames, columnTypes }) => ({
      property: name,
      ...inJson(`${table}.${fieldNames[0]}`, columnTypes[0] ?? ''),
    }))
  return { table, columns }
}

/** The column of a property, with the name of its table. */
export function columnOf({ orm }: Database, entity: EntityClass<object>, property: string): string {
  const { tableName, props } = orm.getMetadata().get(entity)
  return `${tableName}.${props.find(({ name }) => name === property)?.fieldNames[0]}`
}

/** Amounts stay below 10^15, so the JSON number of a bigint is exact; moments have milliseconds, and seconds are read faster than their text. */
function inJson(column: string, type: string): Pick<Column, 'sql' | 'read'> {
  if (type === 'bigint')
    return { sql: column, read: (json) => (json === null ? null : BigInt(json as number)) }
  if (!type.startsWith('timestamptz')) return { sql: column, read: (json) => json }
  return {
    sql: `date_part('epoch', ${column})`,
    read: (json) => (json === null ? null : new Date(Math.round((json as number) * 1000))),
  }
}

/** Makes rows, with all their properties, of JSON arrays of some columns; what follows those is not looked at. */
export function rowsOf(
  all: readonly Column[],
  columns: readonly Column[],
): (values: readonly unknown[]) => Row {
  // Rows that are alike from the beginning are made faster.
  const blank: Row = Object.fromEntries(all.map(({ property }) => [property, null]))
  return (values) => {
    const row = { ...blank }
    columns.forEach(({ property, read }, at) => {
      row[property] = read(values[at])
    })
    return row
  }
}
