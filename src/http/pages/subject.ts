import { RequestError } from '../errors.ts'

/** Requires the subject of a development token, in the field or parameter that the caller knows. */
export function requireSubject(subject: unknown, field: string): string {
  if (typeof subject === 'string' && /^[\w.@-]{1,100}$/.test(subject)) return subject
  throw new RequestError(400, 'VALIDATION_FAILED', { key: 'error.subject', values: { field } })
}
