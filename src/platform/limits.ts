import type { AmountSetting } from '../config/conflicts.ts'
import { ConfigError } from '../config/error.ts'
import type { Settings } from '../config/settings.ts'
import type { Config } from '../config.ts'
import type { Run } from '../database/migrating/sources.ts'
import type { Exposure } from '../lending/exposure.ts'
import type { LateTerms } from '../lending/late/terms.ts'
import type { Limits } from '../lending/limits.ts'
import { euProtection } from '../lending/protection/protection.ts'
import type { Gate } from '../lending/verification/gate.ts'
import { type Currency, parseAmount, parsePercent } from '../money.ts'
import { readGates } from './gates-file.ts'
import { readScreening } from './screening-file.ts'

/** In a sandbox, whatever is sent in years that pass within minutes can be read afterwards. */
const RETENTION_DAYS = { platform: 90, sandbox: 36_500 } as const
const EVENT_DAYS = { platform: 30, sandbox: 36_500 } as const

/**
 * The limits, with amounts in minor units, and the gate with the agreements of these names. Throws if a limit has more decimals than the
 * currency, which readConfig has refused before.
 */
export function loanLimits(
  config: Config,
  { code, decimals }: Currency,
  kind: keyof typeof RETENTION_DAYS = 'platform',
  agreements: ReadonlySet<string> = new Set(),
): Limits {
  const minor = (name: AmountSetting): bigint => {
    const value = parseAmount(config[name] ?? '', decimals)
    if (value !== undefined) return value
    throw new Error(`${name}: an amount of ${code} has at most ${decimals} decimals`)
  }
  const optional = (name: AmountSetting) => (config[name] === undefined ? undefined : minor(name))
  const { LENDER_LOAN_SHARE_MAX: portion } = config
  return {
    loanAmountMin: minor('LOAN_AMOUNT_MIN'),
    loanAmountMax: minor('LOAN_AMOUNT_MAX'),
    loanMonthsMax: config.LOAN_MONTHS_MAX,
    fundingWindowDays: config.FUNDING_WINDOW_DAYS,
    loanInvestmentsMax: config.LOAN_INVESTMENTS_MAX,
    investmentMin: minor('INVESTMENT_MIN'),
    defaultAfterDays: config.DEFAULT_AFTER_DAYS,
    lateTerms: {
      toleranceAmount: optional('ARREARS_TOLERANCE_AMOUNT') ?? 0n,
      tolerancePercent: parsePercent(config.ARREARS_TOLERANCE_PERCENT) ?? 0,
      interest: config.ARREARS_INTEREST,
      penalty: penalty(config),
      lateFee: lateFee(config, decimals),
      allocation: config.ALLOCATION,
      withdrawWhileLate: config.WITHDRAW_WHILE_LATE === 'keep-due' ? 'keep_due' : 'allow',
    },
    exitTerms: { withdrawalDays: config.WITHDRAWAL_DAYS, feeRefund: config.FEE_REFUND },
    undoBorneBy: config.UNDO_BORNE_BY,
    borrowWhileLate: config.BORROW_WHILE_LATE,
    planNoticeDays: config.PLAN_CONSENT === 'notice' ? config.PLAN_NOTICE_DAYS : 0,
    dueDayChanges: config.DUE_DAY_CHANGES,
    notificationRetentionDays: config.NOTIFICATION_RETENTION_DAYS ?? RETENTION_DAYS[kind],
    eventDays: config.EVENT_DAYS ?? EVENT_DAYS[kind],
    originationFee: parsePercent(config.FEE_ORIGINATION_PERCENT) ?? 0,
    serviceFee: parsePercent(config.FEE_SERVICE_PERCENT) ?? 0,
    aprMethod: config.APR_METHOD,
    documents: config.DOCUMENTS,
    taxCountry: config.TAX_COUNTRY ?? null,
    gate: gateOf(config, { code, decimals }, [...agreements]),
    screening:
      config.SCREENING_FILE === undefined
        ? null
        : readScreening(config.SCREENING_FILE, { code, decimals }),
    investmentCancel: config.INVESTMENT_CANCEL,
    protection: config.LENDER_PROTECTION === 'eu' ? euProtection(decimals) : null,
    loanReview: config.LOAN_REVIEW,
    withdrawAuthAge: config.WITHDRAW_AUTH_AGE ?? null,
    newAccountWaitHours: config.NEW_ACCOUNT_WAIT,
    depositCreditLimit: optional('DEPOSIT_CREDIT_LIMIT') ?? null,
    withdrawApprovalAbove: optional('WITHDRAW_APPROVAL_ABOVE') ?? null,
    republishesPerDay: config.LOAN_REPUBLISHES_PER_DAY,
    alone: {
      above: optional('APPROVAL_ABOVE') ?? null,
      acts: config.APPROVAL_ABOVE === undefined ? null : config.APPROVAL_ACTS_ABOVE,
      days: config.APPROVAL_PERIOD_DAYS,
    },
    purposeOfLooks: config.PURPOSE_OF_LOOKS === 'required',
    retentionYears: config.RETENTION_YEARS,
    exposure: {
      borrowerPrincipalMax: optional('BORROWER_PRINCIPAL_MAX'),
      lenderLoanShareMax: portion === undefined ? undefined : parsePercent(portion),
      lenderOutstandingMax: optional('LENDER_OUTSTANDING_MAX'),
      depositDailyMax: optional('DEPOSIT_DAILY_MAX'),
      depositMonthlyMax: optional('DEPOSIT_MONTHLY_MAX'),
      withdrawalDailyMax: optional('WITHDRAWAL_DAILY_MAX'),
      withdrawalMonthlyMax: optional('WITHDRAWAL_MONTHLY_MAX'),
    } satisfies Record<keyof Exposure, unknown>,
    loanRateMax: parsePercent(config.LOAN_RATE_MAX) ?? 0,
  }
}

/** What GATES_FILE and agreements ask for; REQUIRE_VERIFIED_BORROWER is a gate of publishing alone. Throws a ConfigError if the file is wrong. */
export function gateOf(
  {
    GATES_FILE: path,
    REQUIRE_VERIFIED_BORROWER: onlyVerified,
  }: Pick<Partial<Settings>, 'GATES_FILE' | 'REQUIRE_VERIFIED_BORROWER'>,
  currency: Currency,
  agreements: readonly string[],
): Gate | null {
  const gates = path === undefined ? {} : readGates(path, currency)
  if (onlyVerified && gates.publish !== undefined)
    throw new ConfigError(
      'REQUIRE_VERIFIED_BORROWER: GATES_FILE says what publishing needs; leave one of them out',
    )
  const acts = {
    ...gates,
    ...(onlyVerified && { publish: { none: 0n, basic: 0n, full: null } }),
  }
  return Object.keys(acts).length + agreements.length === 0 ? null : { acts, agreements }
}

function penalty({ PENALTY_RATE: given, GRACE_DAYS: graceDays }: Config): LateTerms['penalty'] {
  if (given === undefined) return null
  const rate = parsePercent(given.percent) ?? 0
  return { points: given.adds ? rate : null, rate: given.adds ? null : rate, graceDays }
}

function lateFee(config: Config, decimals: number): LateTerms['lateFee'] {
  if (config.LATE_FEE === undefined) return null
  const { amount, percent } = config.LATE_FEE
  return {
    amount: (amount && parseAmount(amount, decimals)) || null,
    percent: (percent && parsePercent(percent)) || null,
    afterDays: config.LATE_FEE_AFTER_DAYS,
    repeats: config.LATE_FEE_REPEATS,
    to: config.LATE_FEE_TO,
  }
}

/** Throws a ConfigError if a case holds money, which needs the rules of screening. */
export async function requireNoHolds(run: Run): Promise<void> {
  if ((await run('select from member_case where holds_money limit 1')).length > 0)
    throw new ConfigError(
      'SCREENING_FILE: required as long as a case holds money; end the holds before you leave it out',
    )
}
