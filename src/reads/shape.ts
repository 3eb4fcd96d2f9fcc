import type { EntityMetadata } from '@mikro-orm/core'
import { recordClass } from './records.ts'

/** A property of an entity, and its column. */
export interface Column {
  readonly property: string
  readonly name: string
  readonly table: string
  readonly nullable: boolean
  /** What stands for it in JSON arrays. */
  readonly sql: string
  /** Reads its JSON, which is not null; absent where that is the value itself. */
  readonly read: ((json: unknown) => unknown) | undefined
}

/** How records of an entity are read. */
export interface Shape {
  readonly table: string
  readonly columns: readonly Column[]
  /** Each column under the name of its property. */
  readonly selectList: string
  readonly Record: ReturnType<typeof recordClass>
}

/** Works out the shape of an entity. */
export function shaped({ tableName: table, props }: Metadata): Shape {
  const columns = props.map(({ name: property, fieldNames, columnTypes, nullable = false }) => {
    const [name = ''] = fieldNames
    return { property, name, table, nullable, ...inJson(`${table}.${name}`, columnTypes[0] ?? '') }
  })
  const selectList = columns.map(({ name, property }) => `${name} as "${property}"`).join(', ')
  return { table, columns, selectList, Record: recordClass(columns) }
}

type Metadata = Pick<EntityMetadata, 'tableName' | 'props'>

/** Amounts stay below 10^15, so the JSON number of a bigint is exact; moments have milliseconds, and seconds are read faster than their text. */
function inJson(sql: string, type: string): Pick<Column, 'sql' | 'read'> {
  if (type === 'bigint') return { sql, read: (json) => BigInt(json as number | string) }
  if (type.startsWith('timestamptz')) return { sql: `date_part('epoch', ${sql})`, read: moment }
  return { sql, read: undefined }
}

/** A moment: seconds, or a text. */
function moment(json: unknown): Date {
  return new Date(typeof json === 'number' ? Math.round(json * 1000) : String(json))
}
