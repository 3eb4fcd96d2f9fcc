/** The drafts that were made in this window, each with the step of the browser's history at which it was. */
const made: { readonly id: string; readonly at: number }[] = []

const here = () => Number(history.state?.step ?? 0)

/** Notes that what was begun as a new request is a draft by now. */
export function noteMade(id: string): void {
  made.push({ id, at: here() })
}

/** The draft that became of the new request to which the reader has gone back; undefined if none has. */
export function madeHere(): string | undefined {
  return made.find(({ at }) => here() <= at)?.id
}
