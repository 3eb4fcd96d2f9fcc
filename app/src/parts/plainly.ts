import { fieldName, isFieldName } from './forms/field-names.ts'
import { t } from './messages/index.ts'
import { money, percent } from './money.ts'
import { day, moment } from './time.ts'

/** A message of the API in the words of the page: `amountRequested must be 50.00 to 900.00 USD.` as `Amount must be $50 to $900.` */
export function plainly(message: string): string {
  return written(
    message
      .replaceAll(/\b([a-z]+(?:[A-Z][a-z]+)+)\b|(?<=^|[.] )([a-z]+)\b/g, nameOf)
      .replaceAll(/(-?\d+\.\d+) to (-?\d+\.\d+) ([A-Z]{3})\b/g, '$1 $3 to $2 $3')
      .replaceAll(/(?<![\d.:])(-?\d+) ([A-Z]{3})\b/g, '$1.0 $2'),
  ).replaceAll(/(?<=^|[.] )[a-z]/g, (letter) => letter.toUpperCase())
}

/**
 * A text of the API with its amounts, percentages, days, times and quotation marks as readers write them: `102.51 USD was due on 2026-12-23.` as `$102.51 was due on
 * Dec 23, 2026.` In other languages than English the API has done so already.
 */
export function written(text: string): string {
  return text
    .replaceAll(/\b\d{4}-\d\d-\d\d \d\d:\d\d UTC(?:[+-]\d[\d:]*)?/g, readMoment)
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (date) => day(date))
    .replaceAll(/(-?\d+\.\d+) ([A-Z]{3})\b/g, (_, amount, code) => money(amount, code))
    .replaceAll(/(?<![\d.,])(\d+(?:\.\d+)?) %/g, (_, rate) => percent(rate))
    .replaceAll(/"([^"]*)"/g, (_, text) => t('quoted', { text }))
}

/** A time such as `2026-12-23 09:15 UTC+1`, as readers write it, in their own time zone. */
function readMoment(text: string): string {
  const [date, time, zone = ''] = text.split(' ')
  const [, sign = '+', hours = '0', minutes = '00'] = /([+-])(\d+)(?::(\d+))?/.exec(zone) ?? []
  return moment(`${date}T${time}:00${sign}${hours.padStart(2, '0')}:${minutes}`)
}

/** A field's name on the page; a field that has none there keeps the API's words in English alone, since they are English. */
function nameOf(field: string): string {
  if (isFieldName(field)) {
    const label = fieldName(field)
    return label.includes(' ') ? t('quoted', { text: label }) : label
  }
  return t('otherField', {
    words: field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  })
}
