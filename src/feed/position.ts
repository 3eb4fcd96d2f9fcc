const SNAPSHOT = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20}(?:,\d{1,20})*)?)$/

/** Whether a text is a PostgreSQL snapshot such as `10:20:10,14`: the oldest open transaction, the next one to begin, and all open ones. */
export function isSnapshot(text: string): boolean {
  return SNAPSHOT.test(text)
}

/** Whether everything that is visible in the early snapshot is visible in the late one as well. */
export function covers(late: string, early: string): boolean {
  if (late === early) return true
  const [after, before] = [parse(late), parse(early)]
  return (
    before.next <= after.next &&
    [...after.open].every((id) => id >= before.next || before.open.has(id))
  )
}

function parse(snapshot: string): { readonly next: bigint; readonly open: ReadonlySet<bigint> } {
  const [, , next = '0', open = ''] = SNAPSHOT.exec(snapshot) ?? []
  return { next: BigInt(next), open: new Set(open.split(',').filter(Boolean).map(BigInt)) }
}
