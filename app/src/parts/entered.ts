/** A number as people type it, such as `$1,500.50`, as the API takes it; undefined if it is none. */
export function decimalOf(text: string): string | undefined {
  const plain = text.replaceAll(/[\s,'’$€£%]/g, '')
  return /^\d{1,15}(?:\.\d{1,8})?$/.test(plain) ? plain : undefined
}

/** A whole number as people type it; undefined if it is none. */
export function wholeOf(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined
}

/** What a form's field holds, without spaces around it. */
export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim()
}
