/** The refusal of a field for an amount that can't be read. */
export const AMOUNT_EXAMPLES = 'Enter an amount such as 50, 1,000 or 1,000.50.'

/**
 * An amount or a percentage as people type it, with or without marks between thousands (`$1,500.50`, `1.500,50`, `1 500` or
 * `9,5`), in the API's form; undefined if the text is neither.
 */
export function typedAmount(text: string): string | undefined {
  const bare = text.replaceAll(/[\s'’$€£%]/g, '')
  const plain = GROUPED.test(bare)
    ? bare.replaceAll(',', '')
    : GROUPED_BY_POINTS.test(bare)
      ? bare.replaceAll('.', '').replace(',', '.')
      : bare.replace(',', '.')
  return /^\d{1,15}(?:\.\d{1,8})?$/.test(plain) ? plain : undefined
}

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
/** Needs more than a single point, which may be a decimal one. */
const GROUPED_BY_POINTS = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/

/** A whole number as people type it; undefined if it is none. */
export function wholeOf(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined
}

/** The text in a form's field, without spaces around it. */
export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim()
}
