import { readSettings } from '../../settings.ts'

/** By which rules the annual percentage rate is computed, for the values of messages that name it. */
export const aprMethod = (): { readonly method: 'us' | 'eu' } => ({
  method: readSettings().aprMethod,
})
