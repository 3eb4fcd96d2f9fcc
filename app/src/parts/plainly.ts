import { fieldNames } from './field-names.ts'
import { money } from './money.ts'
import { moment } from './time.ts'

/** A message of the API in the words of the page: `amountRequested must be 50.00 to 900.00 USD.` as `Amount must be $50 to $900.` */
export function plainly(message: string): string {
  return message
    .replaceAll(/\b([a-z]+(?:[A-Z][a-z]+)+)\b|(?<=^|[.] )([a-z]+)\b/g, nameOf)
    .replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, moment)
    .replaceAll(/(-?\d+\.\d+) to (-?\d+\.\d+) ([A-Z]{3})\b/g, '$1 $3 to $2 $3')
    .replaceAll(/(-?\d+(?:\.\d+)?) ([A-Z]{3})\b/g, (_, amount, code) => money(amount, code))
    .replaceAll(/(?<=^|[.] )[a-z]/g, (letter) => letter.toUpperCase())
}

/** A field's name on the page; for a field that no form has, the API's name in words. */
function nameOf(field: string): string {
  const known = Object.entries(fieldNames).find(([name]) => name === field)?.[1]
  if (known !== undefined) return known.includes(' ') ? `“${known}”` : known
  return field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
