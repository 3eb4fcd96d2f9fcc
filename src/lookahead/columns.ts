import type { EntityClass } from '@mikro-orm/core'
import type { Database } from '../database/connection.ts'

/** The names of all fields that an operation asks for, whatever their types. */
export type Names = ReadonlySet<string>

/** A property of an entity, in its table and in JSON. */
export interface Column {
  readonly property: string
  /** With the name of its table. */
  readonly sql: string
  readonly read: (json: unknown) => unknown
}

const itself = ''

/**
 * Columns that are left out unless a field that shows them is asked for, somewhere in the operation: rows go into the
 * loaders, which every field of it shares. What rules look at is never left out.
 */
const shownBy: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  loan: {
    ...alone('title', 'description', 'repaymentPeriodMonths', 'purpose', 'riskLevel', 'currency'),
    ...alone('locationLatitude', 'locationLongitude', 'locationDescription'),
    ...alone('updatedAt', 'version'),
    publicLatitude: ['locationLatitude'],
    publicLongitude: ['locationLongitude'],
  },
  profile: {
    ...alone('fullName', 'city', 'verificationStatus', 'bio', 'occupation', 'updatedAt', 'version'),
    ...alone('latitude', 'longitude'),
    publicLatitude: ['latitude'],
    publicLongitude: ['longitude'],
  },
  investment: {
    ...alone('interestRate', 'updatedAt', 'automatic'),
    status: [itself, 'principalOutstanding', 'realisedReturn'],
    principalRepaid: [itself, 'principalOutstanding', 'realisedReturn'],
    interestEarned: [itself, 'realisedReturn'],
  },
  wallet_transaction: alone(
    ...['type', 'direction', 'currency', 'balanceAfter', 'description', 'reference'],
    ...['counterpartyId', 'loanId', 'investmentId', 'principal', 'fee'],
  ),
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
  const columns = props
    .filter(({ name }) => {
      const fields = shownBy[table]?.[name]
      return fields === undefined || fields.some((field) => names.has(field || name))
    })
    .map(({ name, fieldNames, columnTypes }) => ({
      property: name,
      sql: `${table}.${fieldNames[0]}`,
      read: reader(columnTypes[0] ?? ''),
    }))
  return { table, columns }
}

/** Amounts stay below 10^15, so the JSON number of a bigint is exact. */
function reader(type: string): (json: unknown) => unknown {
  if (type === 'bigint') return (json) => (json === null ? null : BigInt(json as number))
  if (type.startsWith('timestamptz'))
    return (json) => (json === null ? null : new Date(json as string))
  return (json) => json
}

/** The row of a JSON array of its columns; what follows them is not looked at. */
export function rowOf(columns: readonly Column[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at]
    if (column !== undefined) row[column.property] = column.read(values[at])
  }
  return row
}
