import { words as common } from '../parts/words.ts'
import { has, t } from './messages/index.ts'

/** Why something was done: the platform's own reasons in the page's language, and what people wrote as it is. */
export function reasonSaid(reason: string): string {
  const key = `reason.${reason}`
  return has(key) ? t(key) : reason
}

/** A value of the API that operators see, in the page's language. */
export function words(name: string): string {
  const key = `value.${name.toUpperCase()}`
  return has(key) ? t(key) : common(name)
}
