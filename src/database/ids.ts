import { v5 } from 'uuid'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is a UUID; PostgreSQL refuses the whole statement if it gets one that is not. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** A message for a client that sent something other than an id; `where` names the field or parameter. */
export function notAnId(text: string, where: string): string {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return `${where}: "${shown}" is not an id; ids look like 0199fa7f-3916-7484-861e-6099eeedbec7.`
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
