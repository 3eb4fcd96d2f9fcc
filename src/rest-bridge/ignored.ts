import type { GraphQLInputObjectType } from 'graphql'
import { bodyFields } from './input.ts'
import { recordFields } from './records/records.ts'
import type { Row } from './row.ts'

/** The fields of a row's record that only the gateway sets: PUT and POST ignore them, so that a record can be sent as it was read. */
export function serverFields(
  { record }: Row,
  type: GraphQLInputObjectType | undefined,
): ReadonlySet<string> {
  const taken = type && bodyFields(type)
  const names = record === undefined ? [] : recordFields(record)
  return new Set(names.filter((name) => !taken?.has(name)))
}
