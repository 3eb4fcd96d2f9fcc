import { globSync, readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import type { LateTerms } from '../../src/lending/late/terms.ts'
import type { ExitTerms } from '../../src/lending/leaving/terms.ts'
import type { Limits } from '../../src/lending/limits.ts'
import type {
  LateFeeTermsResolvers,
  LateTermsResolvers,
  PenaltyTermsResolvers,
  PlatformResolvers,
} from '../../src/resolvers/types.generated.ts'
import { schemaText } from '../../src/schema.ts'

/**
 * Where members read each limit, as fields of the schema, or why they need not. Without an answer here, a new one does not compile.
 * Members have to know what their calls are refused for, and what changes what they pay or get.
 */
const told = {
  loanAmountMin: ['Platform.loanAmountMin'],
  loanAmountMax: ['Platform.loanAmountMax'],
  loanMonthsMax: ['Platform.repaymentPeriodMonthsMax'],
  loanRateMax: ['Platform.interestRateMax'],
  fundingWindowDays: ['Platform.fundingWindowDays'],
  loanInvestmentsMax: ['Platform.loanInvestmentsMax'],
  investmentMin: ['Platform.investmentMin'],
  defaultAfterDays: ['Platform.defaultAfterDays'],
  lateTerms: ['Platform.lateTerms', 'Loan.lateTerms'],
  exitTerms: ['Platform.withdrawalDays', 'Platform.feeRefund'],
  undoBorneBy: 'an operator decides, and the notification says what it costs',
  borrowWhileLate: ['Platform.borrowWhileLate'],
  planNoticeDays: ['Platform.planNoticeDays'],
  dueDayChanges: ['Platform.dueDayChanges'],
  notificationRetentionDays: ['Platform.notificationRetentionDays'],
  eventDays: 'operators alone follow the log of events',
  originationFee: ['Platform.originationFee'],
  serviceFee: ['Platform.serviceFee'],
  aprMethod: ['Platform.aprMethod'],
  documents: ['Platform.documents'],
  taxCountry: ['Profile.taxYear'],
  gate: ['Platform.verifiedBorrowersOnly', 'Query.verification'],
  screening: 'whoever is screened must not learn of it',
  alone: 'what operators may do alone',
  purposeOfLooks: 'what operators must say',
  retentionYears: ['KeptRecords.until'],
  exposure: 'a refusal names the limit and how much is left',
  investmentCancel: ['Platform.investmentCancel'],
  protection: ['Query.lenderTest'],
  loanReview: ['Loan.status'],
  withdrawAuthAge: 'a refusal asks the app to sign in again',
  newAccountWaitHours: ['BankAccount.usableAt'],
  depositCreditLimit: ['Wallet.advancedBalance'],
  withdrawApprovalAbove: ['Payment.state'],
  republishesPerDay: 'a bound that nobody meets who does not abuse it; the refusal names it',
} satisfies Readonly<Record<keyof Limits, string | readonly string[]>>

it('every limit is used', () => {
  const source = new URL('../../src/', import.meta.url)
  const elsewhere = [
    'lending/limits.ts',
    'platform/limits.ts',
    'resolvers/platform.ts',
    'resolvers/types.generated.ts',
  ]
  const code = globSync('**/*.ts', { cwd: source, exclude: elsewhere })
    .map((path) => readFileSync(new URL(path, source), 'utf8'))
    .join('\n')
  const unused = Object.keys(told).filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
  expect(unused, 'a rule of src/lending/ takes it from platform.limits').toEqual([])
})

/** What of a loan's terms the schema does not show. */
type Untold =
  | Exclude<keyof LateTerms, keyof LateTermsResolvers>
  | Exclude<keyof NonNullable<LateTerms['penalty']>, keyof PenaltyTermsResolvers>
  | Exclude<keyof NonNullable<LateTerms['lateFee']>, keyof LateFeeTermsResolvers>
  | Exclude<keyof ExitTerms, keyof PlatformResolvers>

/** Does not compile while a term is missing in schema/platform.graphql, and names it. */
const everyTermIsTold: [Untold] extends [never]
  ? true
  : `${Untold} is not in schema/platform.graphql` = true

it('members read each term of a loan in the schema', () => {
  expect(everyTermIsTold).toBe(true)
})

const schema = buildSchema(schemaText())

it.each(Object.entries(told).filter(([, where]) => typeof where !== 'string'))(
  'members read %s in the schema: %s',
  (_, where) => {
    const lacking = [where].flat().filter((coordinate) => {
      const [type = '', field = ''] = coordinate.split('.')
      const found = schema.getType(type)
      return !isObjectType(found) || !(field in found.getFields())
    })
    expect(lacking, 'fields that schema/ has, or a reason in test/house/limits.test.ts').toEqual([])
  },
)
