import { books } from './books.ts'
import { cases } from './cases.ts'
import { corrections } from './corrections.ts'
import { documents } from './documents.ts'
import { loans } from './loans.ts'
import { members } from './members.ts'
import { money } from './money.ts'
import { operators } from './operators.ts'
import { plans } from './plans.ts'
import { privacy } from './privacy.ts'
import { systems } from './systems.ts'
import { trust } from './trust.ts'
import { values } from './values.ts'

/** Why the rules refuse a request. */
export const refusals = {
  ...values,
  ...money,
  ...loans,
  ...plans,
  ...members,
  ...operators,
  ...privacy,
  ...corrections,
  ...systems,
  ...trust,
  ...cases,
  ...books,
  ...documents,
} as const
