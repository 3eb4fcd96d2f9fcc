/** The record if it is the member's own, otherwise null. */
export function ownRecord<Row extends { readonly userId: string }>(
  { id }: { readonly id: string },
  record: Row,
): Row | null {
  return record.userId === id ? record : null
}
