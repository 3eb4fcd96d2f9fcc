import { FieldFrame } from '../../parts/forms/field.tsx'
import type { Said } from '../../parts/said.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly hint: string
  /** The deadline that it has now. */
  readonly now?: string
  readonly refusal: Said | undefined
}

/** The day until whose end a case has to be decided. */
export function DeadlineField({ hint, now, refusal }: Props) {
  return (
    <FieldFrame
      label={t('deadline')}
      hint={hint}
      refusal={refusal}
      control={(tied) => (
        <input {...tied} type="date" name="dueAt" defaultValue={now && localDay(new Date(now))} />
      )}
    />
  )
}

/** The end of a day such as `2026-12-31`, in the reader's time zone. */
export function endOf(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString()
}

/** A day of the reader's time zone, as fields for days have it. */
function localDay(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
