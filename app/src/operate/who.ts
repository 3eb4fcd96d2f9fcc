/** How much of an id tells members apart for a reader. */
const SHOWN = 8

interface Known {
  /** The member's id. */
  readonly id: string
  readonly name?: string | null | undefined
  /** The subject of their tokens. */
  readonly subject?: string | null | undefined
}

/** What an operator is called. Tokens need no name: without one it is the subject and the member, since two could not be told apart otherwise. */
export function nameOf({ id, name, subject }: Known): string {
  if (name) return name
  const member = `member ${id.slice(0, SHOWN)}…`
  return subject ? `${subject} (${member})` : member
}
