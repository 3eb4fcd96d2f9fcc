import { v5 } from 'uuid'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is a UUID; PostgreSQL refuses the whole statement if it gets one that is not. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/**
 * A stable, unique id for a part of a record that is shown as an object of its own.
 */
export function idOfPart(id: string, part: string): string {
  return v5(part, id)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The text itself if it can be an id, otherwise an id that no record has. */
export function idOrNone(text: string): string {
  return isUuid(text) ? text : NOBODY
}
