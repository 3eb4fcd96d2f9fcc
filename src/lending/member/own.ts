/** Who asks for a record: a member, and the members whose files an operator has opened in this request. */
export interface Asking {
  readonly id: string
  readonly opened?: ReadonlySet<string>
  readonly scopes?: readonly string[]
}

/** Whether a member's private records may be shown: to the member, and to an operator whose look at them was noted. */
export function owns({ id, opened }: Asking, memberId: string): boolean {
  return id === memberId || opened?.has(memberId) === true
}

/** The record if it is the member's own, otherwise null. */
export function ownRecord<Row extends { readonly userId: string }>(
  asking: Asking,
  record: Row,
): Row | null {
  return owns(asking, record.userId) ? record : null
}
