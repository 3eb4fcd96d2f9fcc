import { has, t } from './messages/index.ts'

/** What a request asks for, in a few words. */
export function requestName(act: string): string {
  const key = `request.${act}`
  return has(key) ? t(key) : act
}
