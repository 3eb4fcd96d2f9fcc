import { words as common } from '../parts/words.ts'
import { has, t } from './messages/index.ts'

/** A value of the API that operators see, in the page's language. */
export function words(name: string): string {
  const key = `value.${name.toUpperCase()}`
  return has(key) ? t(key) : common(name)
}
