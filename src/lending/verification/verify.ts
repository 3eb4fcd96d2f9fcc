import { v7 as newId } from 'uuid'
import { onlyValue } from '../../database/change.ts'
import { isUuid } from '../../database/ids.ts'
import { Profile } from '../../entities/member/profile.ts'
import type { VerificationLevel } from '../../entities/member/verification.ts'
import { VerificationCheck } from '../../entities/member/verification.ts'
import { columnsOf } from '../../reads/rows.ts'
import { againAt } from '../again-at.ts'
import { beginAttempts, eachPart } from '../attempts.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { type Explain, perform } from '../outcome.ts'
import { answered } from '../payments/pay.ts'
import type { ProviderEvents } from '../payments/provider.ts'
import type { Platform } from '../platform.ts'
import { invalid, Refusal, refuseIf } from '../refusal.ts'
import type { Finding, IdentityProvider, Started, Subject } from './provider.ts'

/** How often within 24 hours a member can begin or go on with a check: providers charge for each. */
const STARTS_PER_DAY = 10
const TOGETHER_MAX = 20

type Asking = Pick<Platform, 'database' | 'currency' | 'identity'>

/** A check with where the member goes on with it; neither page nor token is kept. */
export interface StartedCheck extends VerificationCheck {
  readonly url: string | null
  readonly token: string | null
}

/** Has a member's identity checked up to a level, or lets the member go on with the check that is under way; throws a Refusal. */
export async function startVerification(
  platform: Platform,
  memberId: string,
  level: VerificationLevel,
): Promise<StartedCheck> {
  const { identity: provider } = platform
  refuseIf(level === 'none' && invalid('level', 'refusal.verify.level_none'))
  if (provider === null) throw new Refusal([unavailable])
  const begun = await perform(
    platform,
    'begin_verification',
    {
      by_user: memberId,
      new_id: newId(),
      of_provider: provider.name,
      to_level: level,
      per_day: STARTS_PER_DAY,
    },
    explained(level),
  )
  const check = begun.record(VerificationCheck, 'check')
  const subject = await subjectOf(platform, check, check.reference)
  const started = await answered<Started | null, null>(() => provider.start(subject), null)
  if (started === null) throw new Refusal([silent])
  const { reference, url = null, token = null } = started
  // A provider may know at once, for example because it has checked this person before.
  return { ...(await askAbout(platform, provider, check, reference)), url, token }
}

const unavailable = {
  code: 'VERIFICATION_UNAVAILABLE',
  message: 'refusal.verify.no_provider',
} as const

const silent = {
  code: 'VERIFICATION_UNAVAILABLE',
  message: 'refusal.verify.silent',
  details: { retryAfter: 60 },
} as const

const explained =
  (level: string): Explain =>
  (outcome) => ({
    INVALID_TRANSITION: {
      field: 'level',
      message: 'refusal.verify.already',
      values: { level },
    },
    LIMIT_EXCEEDED: {
      message: 'refusal.verify.starts',
      ...againAt(outcome, { max: STARTS_PER_DAY }),
    },
  })

/** Asks the provider about the checks that are due, and ends levels that have expired; returns how many there were. */
export async function followVerifications(platform: Asking): Promise<number> {
  const { identity } = platform
  const { ended, asked } = await eachPart({
    ended: () => endExpired(platform),
    asked: () => (identity === null ? Promise.resolve(0) : askAboutDue(platform, identity)),
  })
  return ended + asked
}

async function endExpired({ database }: Asking): Promise<number> {
  const text = 'select end_expired_levels($1) as ended'
  return Number(await onlyValue<bigint>(database.operating().change(text, [TOGETHER_MAX])))
}

async function askAboutDue(platform: Asking, provider: IdentityProvider): Promise<number> {
  const { database } = platform
  const text = `select ${columnsOf(database, VerificationCheck)} from verifications_to_ask($1, $2) as verification_check`
  const { attempt, end } = beginAttempts()
  let asked = 0
  for (;;) {
    const due = await database
      .operating()
      .change<VerificationCheck>(text, [provider.name, TOGETHER_MAX])
    await Promise.all(
      due.map((check) => attempt(`check ${check.id}`, () => askAbout(platform, provider, check))),
    )
    asked += due.length
    if (due.length < TOGETHER_MAX) break
  }
  end()
  return asked
}

/** Asks the provider about a check, and records what it says. */
async function askAbout(
  platform: Asking,
  provider: IdentityProvider,
  check: VerificationCheck,
  reference = check.reference,
): Promise<VerificationCheck> {
  const subject = await subjectOf(platform, check, reference)
  const found = await answered<Finding | null, null>(() => provider.ask(subject), null)
  const { database } = platform
  const done = await perform(
    { ...platform, database: database.operating() },
    'record_verification',
    {
      of_check: check.id,
      to_state: found?.state ?? null,
      of_level: found?.level ?? null,
      of_reference: found?.reference ?? reference,
      until: found?.expiresAt ?? null,
      ask_next: found?.askAt ?? null,
    },
  )
  return done.record(VerificationCheck, 'check')
}

async function subjectOf(
  { database }: Pick<Platform, 'database'>,
  { id: checkId, userId, level, starts }: VerificationCheck,
  reference: string | null,
): Promise<Subject> {
  const text = `select ${columnsOf(database, Profile)} from profile where id = $1`
  const [profile] = await database.query<Profile>(text, [userId])
  return { checkId, level, reference, starts, fullName: profile?.fullName ?? null }
}

/** Opens the door for the provider's events; `failed` is called with the reason if it can't be asked, which a job then does later. */
export function openIdentityEvents(
  platform: Asking,
  failed: (reason: string) => void,
): ProviderEvents {
  return {
    receive: async (name, request) => {
      const { identity: provider, database } = platform
      if (provider?.name !== name) return undefined
      const event = await provider.readEvent?.(request)
      if (event === undefined) return undefined
      const { reference, checkId } = event
      const values = [name, reference, checkId !== null && isUuid(checkId) ? checkId : null]
      return onlyValue<boolean>(database.change('select note_identity_event($1, $2, $3)', values))
    },
    wake: oneAtATime(() => followVerifications(platform), failed),
  }
}
