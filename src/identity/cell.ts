/** The cell that a gateway serves. */
export interface ServedCell {
  readonly name: string
  /** The claim of a token that names its cell, or a list of them. */
  readonly claim: string
}

/** The cell that the settings name; undefined if they name none. */
export function servedCell({
  CELL: name,
  CELL_CLAIM: claim,
}: {
  readonly CELL?: string | undefined
  readonly CELL_CLAIM: string
}): ServedCell | undefined {
  return name === undefined ? undefined : { name, claim }
}
