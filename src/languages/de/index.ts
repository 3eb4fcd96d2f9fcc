import type { Catalogue } from '../catalogue.ts'
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

/** The same in German, with the formal address. */
export const de = {
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
} as const satisfies Catalogue
