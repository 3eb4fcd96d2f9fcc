/** How long a direct debit can be returned, and on which days money moves. */
export interface PaymentScheme {
  /** Banking days within which a bank returns a debit by itself, for example for lack of funds. */
  readonly returnDays: number
  /** Days within which the payer can ask for a refund without a reason. */
  readonly refundDays: number
  /** Days within which a debit that the payer had not allowed comes back. */
  readonly unauthorisedDays: number
  readonly isHoliday: (day: Date) => boolean
}

const DAY_MS = 86_400_000
const week = (weeks: number) => weeks * 7

/**
 * The rules of the EPC's SEPA core direct debit (5 banking days, 8 weeks, 13 months) with the calendar of TARGET, and those of Nacha's ACH
 * (2 banking days, 60 days if not allowed) with the holidays of the Federal Reserve.
 */
export const paymentSchemes = {
  sepa: {
    returnDays: 5,
    refundDays: week(8),
    unauthorisedDays: 396,
    isHoliday: isTargetHoliday,
  },
  ach: {
    returnDays: 2,
    refundDays: 0,
    unauthorisedDays: 60,
    isHoliday: isFederalHoliday,
  },
} as const satisfies Readonly<Record<string, PaymentScheme>>

/** The day that is a number of banking days after another; with 0 the day itself, or the next banking day. Days are written as `2026-01-31`. */
export function addBankingDays(scheme: PaymentScheme, day: string, number: number): string {
  let at = nextBankingDay(scheme, new Date(day))
  for (let passed = 0; passed < number; passed += 1)
    at = nextBankingDay(scheme, new Date(at.getTime() + DAY_MS))
  return at.toISOString().slice(0, 10)
}

function nextBankingDay(scheme: PaymentScheme, from: Date): Date {
  let day = from
  while (isWeekend(day) || scheme.isHoliday(day)) day = new Date(day.getTime() + DAY_MS)
  return day
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6
}

function isTargetHoliday(day: Date): boolean {
  const fixed = ['01-01', '05-01', '12-25', '12-26']
  const easter = easterSunday(day.getUTCFullYear())
  const moving = [-2, 1].map((after) => easter.getTime() + after * DAY_MS)
  return fixed.includes(day.toISOString().slice(5, 10)) || moving.includes(day.getTime())
}

/** Easter Sunday by the anonymous Gregorian computus. */
function easterSunday(year: number): Date {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
}

/** Month, weekday and place of the holidays that move: 0 is the last one of its month. */
const federal = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, 0],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const

/** A holiday on a Sunday is kept on the Monday; one on a Saturday is not observed. */
function isFederalHoliday(day: Date): boolean {
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25']
  const [month, weekday] = [day.getUTCMonth() + 1, day.getUTCDay()]
  const yesterday = new Date(day.getTime() - DAY_MS)
  if (fixed.includes(day.toISOString().slice(5, 10))) return true
  if (weekday === 1 && fixed.includes(yesterday.toISOString().slice(5, 10))) return true
  const place = Math.ceil(day.getUTCDate() / 7)
  const isLast = new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() + 1 !== month
  return federal.some(
    ([its, on, nth]) => its === month && on === weekday && (nth === 0 ? isLast : nth === place),
  )
}
