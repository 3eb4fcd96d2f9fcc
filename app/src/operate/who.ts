import { t } from './messages/index.ts'

/** How many characters of an id are enough to tell members apart. */
const SHOWN = 8

interface Known {
  /** The member's id. */
  readonly id: string
  readonly name?: string | null | undefined
  /** The subject of their tokens. */
  readonly subject?: string | null | undefined
}

/** A member by name and city, since several can have the same name; `nameless` if they have given none. */
export function memberNamed(
  { fullName, city }: { readonly fullName?: string | null; readonly city?: string | null },
  nameless: string,
): string {
  if (!fullName) return nameless
  return city ? t('nameAndCity', { name: fullName, city }) : fullName
}

/**
 * What an operator is called. Tokens need no name; without one, it is the subject and part of the member's id, since subjects
 * may be alike.
 */
export function nameOf({ id, name, subject }: Known): string {
  if (name) return name
  const member = t('memberId', { id: id.slice(0, SHOWN) })
  return subject ? `${subject} (${member})` : member
}
