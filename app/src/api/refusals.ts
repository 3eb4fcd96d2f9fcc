import { t } from '../parts/messages/index.ts'

/** A refusal, as each payload carries it in `userErrors`. */
export interface Refusal {
  readonly code: string
  readonly field?: string | null
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>> | null
}

/** Refusals by the form's fields; those that concern no field are under `''`. */
export type Refusals = Readonly<Record<string, string>>

/** Sorts refusals to the fields of a form. */
export function refusalsOf(errors: readonly Refusal[], fields: readonly string[]): Refusals {
  const sorted: Record<string, string> = {}
  for (const { field, message } of errors) {
    const name = field && fields.includes(field) ? field : ''
    sorted[name] = name in sorted ? `${sorted[name]} ${message}` : message
  }
  return sorted
}

/** How many seconds ago the reader may have signed in, if that is why it was refused; otherwise undefined. */
export function needsLogin(refusals: readonly Refusal[]): number | undefined {
  const [refusal] = refusals
  return refusal?.code === 'INSUFFICIENT_USER_AUTHENTICATION'
    ? Number(refusal.details?.maxAge)
    : undefined
}

/** An answer that did not arrive, as a refusal of the whole form. */
export function lost(error: { readonly message: string } | undefined): readonly Refusal[] {
  return [{ code: 'LOST', message: error?.message ?? t('unreachable.again') }]
}
