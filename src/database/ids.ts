const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be the id of a record; PostgreSQL refuses a whole statement for one that can't. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
