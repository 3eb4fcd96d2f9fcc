/** The values of one record; or of many, an array for each column: null where there are no records. */
export type Values = readonly unknown[]

/** A value of one record, or of that record among many. */
export function valueAt(values: Values, place: number, record: number | undefined): unknown {
  const value = values[place]
  return record === undefined ? value : (value as Values | null)?.[record]
}

/** A property of records, and how its value is read. */
interface Property {
  readonly property: string
  readonly table: string
  /** Absent where the value is what came. */
  readonly read?: ((value: unknown) => unknown) | undefined
}

/** Something asks for a property whose column was left out: null would be a wrong answer. */
export class NotRead extends Error {
  constructor({ table, property }: Omit<Property, 'read'>) {
    super(`${table}.${property} was not read`)
  }
}

/** Stands for the place of a property whose value is given, not read. */
export const GIVEN = -1

/**
 * A record that keeps its values as they came; each is read when it is asked for, since few are. Its own fields have names
 * that no property has; private ones would be read more slowly.
 */
class Stored {
  readonly $places: readonly (number | undefined)[]
  readonly $values: Values
  readonly $record: number | undefined
  readonly $given: unknown

  /** Takes the place of each property among the values; undefined where it was not read. */
  constructor(places: Stored['$places'], values: Values, record?: number, given?: unknown) {
    this.$places = places
    this.$values = values
    this.$record = record
    this.$given = given
  }
}

/** A class of records that have these properties, in this order; to ask for one that was not read throws NotRead. */
export function recordClass(properties: readonly Property[]): typeof Stored {
  const Record = class extends Stored {}
  for (const [index, property] of properties.entries())
    Object.defineProperty(Record.prototype, property.property, { get: getter(index, property) })
  return Record
}

function getter(index: number, { read, ...property }: Property) {
  return function value(this: Stored): unknown {
    const place = this.$places[index]
    if (place === undefined) throw new NotRead(property)
    if (place === GIVEN) return this.$given
    const value = valueAt(this.$values, place, this.$record)
    if (value === null || value === undefined) return null
    return read === undefined ? value : read(value)
  }
}
