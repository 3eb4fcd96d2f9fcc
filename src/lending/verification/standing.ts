import { firstRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import {
  Verification,
  VerificationCheck,
  type VerificationLevel,
  verificationLevels,
} from '../../entities/member/verification.ts'
import { columnsOf } from '../../reads/rows.ts'
import type { Platform } from '../platform.ts'
import { type GatedAct, keptGate } from './gate.ts'

/** How far a member is verified, with the level that counts now. */
export interface Standing {
  readonly memberId: string
  readonly level: VerificationLevel
  /** Null if the member was never verified. */
  readonly known: Verification | null
}

/** How much of an act is open to a member. */
export interface Openness {
  readonly act: GatedAct
  readonly allowed: boolean
  /** Minor units; null for any amount. */
  readonly left: bigint | null
  /** The lowest level that allows any amount; null if none does. */
  readonly level: VerificationLevel | null
}

/** Reads how far a member is verified. */
export async function standingOf(
  { database }: Pick<Platform, 'database'>,
  memberId: string,
): Promise<Standing> {
  const text = `select level_of($1) as now, ${columnsOf(database, Verification)} from verification where user_id = $1`
  const [row] = await database.query<Verification & { now: VerificationLevel }>(text, [memberId])
  return { memberId, level: row?.now ?? 'none', known: row ?? null }
}

/** The newest check of a member's identity; null if there was none. */
export async function newestCheck(
  database: Database,
  memberId: string,
): Promise<VerificationCheck | null> {
  const text = `select ${columnsOf(database, VerificationCheck)} from verification_check
    where user_id = $1 order by created_at desc, id desc limit 1`
  return firstRow(database.query<VerificationCheck>(text, [memberId]))
}

/** What the gate leaves to a member of each act that it knows. */
export async function opennessOf(
  { database, limits: { gate } }: Pick<Platform, 'database' | 'limits'>,
  memberId: string,
): Promise<Openness[]> {
  if (gate === null) return []
  const acts = Object.keys(gate.acts) as GatedAct[]
  const text = 'select act, left_at_gate($1, act, $2) as left from unnest($3::text[]) as act'
  const rows = await database.query<{ act: GatedAct; left: bigint | null }>(text, [
    memberId,
    keptGate(gate),
    acts,
  ])
  return rows.map(({ act, left }) => ({
    act,
    left,
    allowed: left === null || left > 0n,
    level: verificationLevels.find((level) => gate.acts[act]?.[level] === null) ?? null,
  }))
}
