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
