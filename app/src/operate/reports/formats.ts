import { locale } from '../../language/language.ts'
import { numeral } from '../../language/message.ts'
import { moneyInColumn, percent } from '../../parts/money.ts'
import { day, month } from '../../parts/time.ts'
import { has, t } from './messages/index.ts'

/** How the figures of a column are written. */
export type Format = 'count' | 'day' | 'minutes' | 'money' | 'month' | 'percent' | 'word'

/** A line of a report, by column. */
export type Figures = Readonly<Record<string, string | number | null>>

/** Whether a column has words, which begin on the left. */
export function isInWords(format: Format): boolean {
  return format === 'day' || format === 'month' || format === 'word'
}

/** A figure as readers see it; one that there is not as a dash. */
export function shown(
  value: Figures[string] | undefined,
  format: Format,
  currency: string,
): string {
  // Loans that are not scored have no risk level.
  if (value === null || value === undefined) return format === 'word' ? t('word.NONE') : '–'
  const text = String(value)
  if (format === 'count') return numeral(Number(value))
  if (format === 'minutes') return duration(Number(value))
  if (format === 'money') return moneyInColumn(text, currency)
  if (format === 'percent') return percent(text)
  if (format === 'day') return day(text)
  return format === 'month' ? month(text) : wordOf(text)
}

/** A number of minutes in the largest unit that fits, such as `3.5 hr`. */
function duration(minutes: number): string {
  const [unit, size] = unitOf(minutes)
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale(), style).format(minutes / size)
}

function unitOf(minutes: number): readonly ['minute' | 'hour' | 'day', number] {
  if (minutes < 2 * HOUR) return ['minute', 1]
  return minutes < 2 * DAY ? ['hour', HOUR] : ['day', DAY]
}

const [HOUR, DAY] = [60, 1_440]

/** A state of loans, or a risk level. */
export function wordOf(value: string): string {
  const key = `word.${value}`
  return has(key) ? t(key) : value
}
