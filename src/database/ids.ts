import { v5 } from 'uuid'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be the id of a record; PostgreSQL refuses a whole statement for one that can't. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/**
 * The id of what is shown of a record as an object of its own, such as one of its parts: the same each time, and no
 * other object's.
 */
export function idOfPart(id: string, part: string): string {
  return v5(part, id)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** A text as the id of a record; of none, when it can't be one. */
export function idOrNone(text: string): string {
  return isUuid(text) ? text : NOBODY
}
