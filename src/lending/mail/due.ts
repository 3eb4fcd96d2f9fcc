import type { Database } from '../../database/connection.ts'
import type { LetterContent } from '../../entities/mail/letter.ts'
import type { Notification } from '../../entities/member/notification.ts'

/** A notification that a letter tells, and whether it is about a loan of the member's own. */
type ToldByLetter = Pick<Notification, 'type' | 'title' | 'message' | 'data'> & {
  readonly own: boolean
}

/** A leased letter, with everything needed to decide what becomes of it. */
export interface DueLetter {
  readonly id: string
  readonly userId: string
  readonly kind: string
  readonly attempts: number
  readonly createdAt: Date
  /** The platform's time. */
  readonly now: Date
  /** Its words, if it was tried before. */
  readonly content: LetterContent | null
  /** The address that it was written for. */
  readonly about: string | null
  /** The member's address. */
  readonly address: string | null
  /** The address that letters came back from. */
  readonly bounced: string | null
  readonly language: string
  /** The time zone that the member has chosen, if any. */
  readonly zone: string | null
  /** Whether the member wants letters that can be switched off. */
  readonly wanted: boolean
  readonly digest: boolean
  readonly name: string | null
  /** The notifications that it is about. */
  readonly told: readonly ToldByLetter[]
}

/** The loan that a notification is about; what senders write themselves may call anything so. */
const loanId = `case when notification.title is null and notification.data ->> 'loan_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then (notification.data ->> 'loan_id')::uuid end`

const text = `select letter.id, letter.user_id as "userId", letter.kind, letter.attempts, letter.created_at as "createdAt", gateway_now() as now,
    letter.content, letter.address as about, coalesce(own_address, token_address) as address, bounced_address as bounced,
    language, case when timezone_chosen then timezone end as zone, email_notifications as wanted, email_digest as digest, full_name as name,
    (select coalesce(jsonb_agg(jsonb_build_object('type', type, 'title', title, 'message', message, 'data', data,
        'own', exists (select from loan where loan.id = ${loanId} and borrower_id = notification.user_id)) order by number), '[]')
      from notification where user_id = letter.user_id
        and id = any (array(select item.id from letter as item where item.digest_id = letter.id) || letter.id)) as told
  from claim_letters($1, $2) as letter join preferences using (user_id) join profile on profile.id = user_id left join mail_address using (user_id)`

/** Leases at most this many letters that are due, for this many seconds. */
export function takeLetters(
  database: Database,
  most: number,
  seconds: number,
): Promise<readonly DueLetter[]> {
  return database.change<DueLetter>(text, [most, seconds])
}

/** What became of a leased letter. */
export interface LetterOutcome {
  readonly state: 'dropped' | 'waiting' | 'sent' | 'failed'
  /** Until when it has to wait, such as for the morning. */
  readonly dueAt?: Date
  /** For how many seconds it rests before the next attempt. */
  readonly pause?: number
  readonly address?: string
  readonly content?: LetterContent | null
  readonly problem?: string
}

/** Records what became of leased letters. */
export async function recordLetters(
  database: Database,
  outcomes: readonly (readonly [DueLetter, LetterOutcome])[],
): Promise<void> {
  if (outcomes.length === 0) return
  const told = outcomes.map(([{ id, attempts }, { dueAt, ...rest }]) => ({
    id,
    attempts,
    due_at: dueAt,
    ...rest,
  }))
  await database.change('select record_letters($1)', [JSON.stringify(told)])
}
