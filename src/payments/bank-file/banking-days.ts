const DAY_MS = 86_400_000
/** Banking days within which a bank returns a SEPA core direct debit by itself, for example for lack of funds (rulebook of the EPC). */
export const RETURN_DAYS = 5

/** The day that is a number of banking days of TARGET after another; with 0 the day itself, or the next banking day. Days are written as `2026-01-31`. */
export function addBankingDays(day: string, number: number): string {
  let at = nextBankingDay(new Date(day))
  for (let passed = 0; passed < number; passed += 1)
    at = nextBankingDay(new Date(at.getTime() + DAY_MS))
  return at.toISOString().slice(0, 10)
}

function nextBankingDay(from: Date): Date {
  let day = from
  const isWeekend = () => day.getUTCDay() === 0 || day.getUTCDay() === 6
  while (isWeekend() || isTargetHoliday(day)) day = new Date(day.getTime() + DAY_MS)
  return day
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
