import type { MessageKey } from '../languages/catalogue.ts'
import { DEFAULT_LANGUAGE, text, type Values } from '../languages/index.ts'
import type { Told } from '../languages/told-error.ts'

/** A problem with one field of a request, under its REST name. */
export interface Issue {
  readonly field: string
  readonly code: 'UNKNOWN_FIELD' | 'REQUIRED' | 'READ_ONLY' | 'INVALID'
  /** In English. */
  readonly message: string
  /** What it is in other languages; absent for what is said in English alone. */
  readonly told?: Told
}

/** A problem that is told in the reader's language; its message can name the field. */
export function issue(
  field: string,
  code: Issue['code'],
  key: MessageKey,
  values: Values = {},
): Issue {
  const told = { key, values: { field, ...values } }
  return { field, code, message: restText(DEFAULT_LANGUAGE, told), told }
}

/** A problem as it is shown in a language. */
export function issueIn<One extends { readonly message: string; readonly told?: Told }>(
  language: string,
  { told, ...shown }: One,
): Omit<One, 'told'> {
  if (told === undefined || language === DEFAULT_LANGUAGE) return shown
  return { ...shown, message: restText(language, told) }
}

/** A message in REST's form: decimals are numbers there, without quotes. */
function restText(language: string, { key, values }: Told): string {
  return text(language, key, values).replaceAll(/"([\d.]+)"/g, '$1')
}
