import { foundBy } from './loader.ts'

/** Why an open loan takes no investments. */
export type PauseReason = 'frozen' | 'borrower_frozen' | 'borrower_owes'

const text = `
  select loan.id as key, array_remove(array[case when frozen_reason is not null then 'frozen' end,
    case when profile.frozen then 'borrower_frozen' end, case when frozen_as_late then 'borrower_owes' end], null) as reasons
  from loan join profile on profile.id = borrower_id where loan.id = any($1)`

/** Loads why open loans are paused, by id: for operators. */
export const pauseReasons = foundBy<{ reasons: PauseReason[] }, PauseReason[]>(
  text,
  ([row]) => row?.reasons ?? [],
)

/** How an operator has frozen a loan, as operators see it. */
export interface LoanFreeze {
  /** Null, like the operator, if the audit trail has no entry of it. */
  readonly frozenAt: Date | null
  /** What the borrower was told. */
  readonly reason: string
  readonly operatorId: string | null
}

const frozen = `
  select loan.id as key, frozen_reason as reason, entry.at as "frozenAt", entry.actor_id as "operatorId"
  from loan left join lateral (select at, actor_id from audit_entry
    where target_id = loan.id and act = 'freezeLoan' and refused_with is null order by number desc limit 1) as entry on true
  where loan.id = any($1) and frozen_reason is not null`

/** Loads how operators have frozen loans, by id; null for those that none has: for operators. */
export const freezes = foundBy<LoanFreeze, LoanFreeze | null>(frozen, ([row]) => row ?? null)
