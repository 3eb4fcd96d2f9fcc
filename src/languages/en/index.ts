import { documents } from './documents.ts'
import { errors } from './errors.ts'
import { exports } from './exports.ts'
import { letters } from './letters.ts'
import { match } from './match.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { planChanges } from './plan-changes.ts'
import { refusals } from './refusals/index.ts'
import { repayments } from './repayments.ts'

/** All that the gateway says, in English: whole messages in ICU MessageFormat, by key. */
export const en = {
  ...notifications,
  ...repayments,
  ...payments,
  ...planChanges,
  ...exports,
  ...documents,
  ...letters,
  ...match,
  ...refusals,
  ...errors,
} as const
