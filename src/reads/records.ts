/** The values of one record, or an array for each column of many records; a column without records is null. */
export type Values = readonly unknown[]

/** A value of a single record, or of one of many if its number is given. */
export function valueAt(values: Values, index: number, record: number | undefined): unknown {
  const value = values[index]
  return record === undefined ? value : (value as Values | null)?.[record]
}

/** A property of a record, and how its value is parsed. */
interface Property {
  readonly property: string
  readonly table: string
  /** Absent if the value needs no parsing. */
  readonly read?: ((value: unknown) => unknown) | undefined
}

/** Thrown on access to a property whose column was not selected, for which null would be wrong. */
export class NotRead extends Error {
  constructor({ table, property }: Omit<Property, 'read'>) {
    super(`${table}.${property} was not read`)
  }
}

/** The index of a property whose value is given rather than read. */
export const GIVEN = -1

/**
 * A record that parses values on access, since most are never accessed. Its fields start with $, so that no property has
 * their name; private fields would be slower.
 */
class Stored {
  readonly $indexes: readonly (number | undefined)[]
  readonly $values: Values
  readonly $record: number | undefined
  readonly $given: unknown

  /** `indexes` has, for each property, the index of its value, or undefined if it was not read. */
  constructor(indexes: Stored['$indexes'], values: Values, record?: number, given?: unknown) {
    this.$indexes = indexes
    this.$values = values
    this.$record = record
    this.$given = given
  }
}

/** A class of records with these properties; accessing one that was not read throws NotRead. */
export function recordClass(properties: readonly Property[]): typeof Stored {
  const Record = class extends Stored {}
  for (const [index, property] of properties.entries())
    Object.defineProperty(Record.prototype, property.property, { get: getter(index, property) })
  return Record
}

function getter(index: number, { read, ...property }: Property) {
  return function value(this: Stored): unknown {
    const valueIndex = this.$indexes[index]
    if (valueIndex === undefined) throw new NotRead(property)
    if (valueIndex === GIVEN) return this.$given
    const value = valueAt(this.$values, valueIndex, this.$record)
    if (value === null || value === undefined) return null
    return read === undefined ? value : read(value)
  }
}
