import { t } from '../parts/messages/index.ts'
import type { Said } from '../parts/said.ts'

/** A refusal, as each payload carries it in `userErrors`. */
export interface Refusal {
  readonly code: string
  readonly field?: string | null
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>> | null
}

/** Refusals by the form's fields; those that concern no field are under `''`. */
export type Refusals = Readonly<Record<string, Said>>

const texts = new WeakMap<Refusal, Said>()

/** What a refusal says: one function for each, by which a field knows it when it is drawn again. */
function textOf(one: Refusal): Said {
  const text = texts.get(one) ?? (() => one.message)
  texts.set(one, text)
  return text
}

/** Sorts refusals to the fields of a form. */
export function refusalsOf(errors: readonly Refusal[], fields: readonly string[]): Refusals {
  const sorted: Record<string, Said> = {}
  for (const one of errors) {
    const { field } = one
    const name = field && fields.includes(field) ? field : ''
    const before = sorted[name]
    sorted[name] = before ? () => `${before()} ${one.message}` : textOf(one)
  }
  return sorted
}

/** Refusals that the page makes itself, by the form's fields: in another language they are made again. */
export function saidBy(make: () => Readonly<Partial<Record<string, string>>>): Refusals {
  return Object.fromEntries(Object.keys(make()).map((name) => [name, () => make()[name] ?? '']))
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
  return [
    {
      code: 'LOST',
      get message() {
        return error?.message ?? t('unreachable.again')
      },
    },
  ]
}
