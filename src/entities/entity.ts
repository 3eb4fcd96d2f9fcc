import {
  defineEntity,
  type EntityCtor,
  type EntityMetadataWithProperties,
  type EntitySchema,
  type InferEntityFromProperties,
} from '@mikro-orm/core'

const schemas = new Map<unknown, EntitySchema>()

/** The bounds of a text's length in characters, for the table's CHECK and for messages to callers. */
export interface TextLength {
  readonly min?: number
  readonly max: number
}

/** An index: its properties, also with a condition, or, for what MikroORM's own options can't describe, what follows the table in SQL. */
type Index<Property> =
  | readonly Property[]
  | { readonly properties: readonly Property[]; readonly where: string }
  | string

/** A record: a table with its columns and, by name, all else that it has, or a view. */
interface Kept<Name, Properties> {
  readonly name: Name
  readonly properties: Properties
  readonly view?: true
  readonly expression?: string
  readonly indexes?: Readonly<Record<string, Index<NoInfer<keyof Properties & string>>>>
  /** Indexes that keep rows apart. */
  readonly uniques?: Kept<Name, Properties>['indexes']
  readonly checks?: Readonly<Record<string, string>>
  /** By property; each becomes a CHECK constraint. */
  readonly lengths?: Readonly<Record<string, TextLength>>
}

/** A class with the properties of a record, for the record's own class to extend. */
export function entity<const Name extends string, const Properties extends Record<string, object>>({
  indexes = {},
  uniques = {},
  checks = {},
  lengths = {},
  ...record
}: Kept<Name, Properties>): EntityCtor<InferEntityFromProperties<Properties>> {
  const table = snakeCase(record.name)
  const schema = defineEntity({
    ...record,
    indexes: [
      ...ofProperties(indexes),
      ...bySql('index', table, indexes),
      ...bySql('unique index', table, uniques),
    ],
    uniques: ofProperties(uniques),
    checks: Object.entries({ ...lengthChecks(table, lengths), ...checks }).map(
      ([name, expression]) => ({ name, expression }),
    ),
  } as unknown as EntityMetadataWithProperties<Name, string, Properties>)
  schemas.set(schema.class, schema)
  return schema.class
}

type Indexes = Readonly<Record<string, Index<string>>>

function ofProperties(indexes: Indexes) {
  return Object.entries(indexes).flatMap(([name, index]) =>
    typeof index === 'string'
      ? []
      : { name, ...('where' in index ? index : { properties: index }) },
  )
}

function bySql(what: 'index' | 'unique index', table: string, indexes: Indexes) {
  return Object.entries(indexes).flatMap(([name, index]) =>
    typeof index === 'string'
      ? { name, expression: `create ${what} ${name} on ${table} ${index}` }
      : [],
  )
}

function lengthChecks(table: string, lengths: Readonly<Record<string, TextLength>>) {
  const checks = Object.entries(lengths).map(([property, { min, max }]) => {
    const column = snakeCase(property)
    const bound = min === undefined ? `<= ${max}` : `between ${min} and ${max}`
    return [`${table}_${column}_length`, `char_length(${column}) ${bound}`]
  })
  return Object.fromEntries(checks) as Readonly<Record<string, string>>
}

/** The name of a table, or of a column, as MikroORM makes it. */
function snakeCase(name: string): string {
  return name.replaceAll(/(?!^)[A-Z]/g, '_$&').toLowerCase()
}

/** Tells MikroORM which classes extend those that it made of records, and returns them. */
export function registered<const Classes extends readonly EntityCtor[]>(classes: Classes): Classes {
  for (const one of classes) schemas.get(Object.getPrototypeOf(one))?.setClass(one)
  return classes
}
