import { buildSchema, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import type { Limits } from '../../src/lending/limits.ts'
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
