/** A reminder, as far as it tells of what a loan was late with. */
interface Told {
  readonly kind: 'DUE' | 'LATE'
  readonly number: number
  readonly dueOn: string
  readonly sentAt: string
}

/** With which payments a loan became late, by the first reminder of each: the platform sends it on the first day on which the loan is late. */
export function lateWith(reminders: readonly Told[]): readonly Told[] {
  return reminders
    .filter(({ kind }) => kind === 'LATE')
    .toSorted((one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt))
    .filter((one, at, all) => all.findIndex(({ dueOn }) => dueOn === one.dueOn) === at)
}
