/** A refusal, as each payload carries it in `userErrors`. */
export interface Refusal {
  readonly code: string
  readonly field?: string | null
  readonly message: string
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

/** An answer that did not arrive, as a refusal of the whole form. */
export function lost(error: { readonly message: string } | undefined): readonly Refusal[] {
  return [{ code: 'LOST', message: error?.message ?? 'The service can’t be reached; try again.' }]
}
