import type { JWTPayload } from 'jose'
import { TokenRefused } from './refused.ts'

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

/** The cells that a token is valid for. */
export function cellsIn(payload: JWTPayload, claim: string | undefined): readonly string[] {
  const named = claim !== undefined && Object.hasOwn(payload, claim) ? [payload[claim]].flat() : []
  return named.filter((one) => typeof one === 'string')
}

/** Throws TokenRefused unless the token is valid for the served cell. */
export function requireCellAmong(cells: readonly string[], served: ServedCell | undefined): void {
  if (served === undefined || cells.includes(served.name)) return
  throw new TokenRefused(
    `This gateway serves the cell ${served.name}, and the token's claim ${served.claim} does not name it: call the gateway of the token's cell.`,
    'WRONG_CELL',
  )
}
