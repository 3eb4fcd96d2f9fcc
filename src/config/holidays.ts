import { readFileSync } from 'node:fs'
import { isDay } from '../calendar.ts'
import { ConfigError } from './error.ts'

/**
 * Reads a list of holidays: a day such as 2027-12-25 on each line, which may end with a comment after #. Throws a ConfigError that
 * names the first line that is none.
 */
export function readHolidays(path: string): readonly string[] {
  const lines = textOf(path).split('\n')
  const days = lines.map((line, index) => {
    const [day = ''] = line.split('#', 1)
    if (day.trim() === '' || isDay(day.trim())) return day.trim()
    throw new ConfigError(
      `HOLIDAYS_FILE: line ${index + 1} of ${path} is not a day such as 2027-12-25: ${line.trim()}`,
    )
  })
  return [...new Set(days.filter((day) => day !== ''))].toSorted()
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new ConfigError(`HOLIDAYS_FILE: ${path} can't be read; it lists one day a line`)
  }
}
