/** A JSON number that JavaScript's double would round. */
export class InexactNumber {
  readonly text: string
  readonly value: number

  constructor(text: string, value: number) {
    this.text = text
    this.value = value
  }
}

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown
const parseWithSource = JSON.parse as (text: string, reviver: Reviver) => unknown

/** Parses JSON, marking numbers that JavaScript would silently round; throws a SyntaxError. */
export function parseExactly(text: string): unknown {
  return parseWithSource(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && !isExact(source, value)
      ? new InexactNumber(source, value)
      : value,
  )
}

function isExact(source: string, value: number): boolean {
  return Number.isFinite(value) && normal(source) === normal(String(value))
}

/** Digits and exponent of a decimal, normalized: "12.50" and "1.25e1" are both 125e-1. */
function normal(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = withoutLastZeros(digits)
  if (significant === '') return text.startsWith('-') ? '-0' : '0'
  const power = Number(exponent) - fraction.length + (digits.length - significant.length)
  return `${text.startsWith('-') ? '-' : ''}${significant}e${power}`
}

/** Not a regular expression: it would restart at each zero, and take a second for a body of zeros. */
function withoutLastZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}
