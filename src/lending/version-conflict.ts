import type { Reason } from './refusal.ts'

/** Why a change of a version that is not the latest is refused, and what whoever tries again has to know. */
export function aboutVersion({
  code,
  version,
  seen,
  ...of
}: Readonly<Record<string, unknown>>): Omit<Reason, 'code'> | undefined {
  if (code !== 'VERSION_CONFLICT') return undefined
  return {
    field: 'version',
    message: 'refusal.version',
    values: { seen: Number(seen) > 0 ? String(seen) : 'none' },
    details: { version, ...changedIn(of) },
  }
}

/** What whoever tries again has to know of the record as it is now. */
function changedIn(of: Readonly<Record<string, unknown>>) {
  const { status, frozen, funded_percent: fundedPercent } = of
  if (status !== undefined) return { status, frozen, fundedPercent }
  const { owner_id: ownerId, note, look_again_on: lookAgainOn } = of
  return ownerId === undefined ? {} : { ownerId, note, lookAgainOn }
}
