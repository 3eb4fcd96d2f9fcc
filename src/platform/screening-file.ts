import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from '../config/error.ts'
import { mistakesIn, mistakeText } from '../config/json-file.ts'
import { type Currency, parseAmount } from '../money.ts'

const days = z.int().min(1).max(366)
const hold = z.boolean().default(false)

/** Reads the rules by which members' money is screened; throws a ConfigError with a line for each mistake. */
export function readScreening(path: string, currency: Currency) {
  const amount = amountIn(currency)
  const rules = z.strictObject({
    in_and_out: z.strictObject({ amount, days, percent: z.int().min(1).max(100), hold }).optional(),
    round_trips: z.strictObject({ amount, days, hold }).optional(),
    many_senders: z.strictObject({ senders: z.int().min(2).max(10_000), days, hold }).optional(),
  })
  const read = rules.safeParse(jsonOf(path), { error: (issue) => told(issue.code, issue.keys) })
  if (read.success) return read.data
  throw mistakesIn('SCREENING_FILE', path, read.error.issues.map(mistakeText))
}

function told(code: string, keys: unknown): string | undefined {
  if (code !== 'unrecognized_keys') return undefined
  return `unknown name ${String(keys)}; the rules are in_and_out (amount, days, percent, hold), round_trips (amount, days, hold) and many_senders (senders, days, hold)`
}

/** An amount in major units, as minor ones. */
function amountIn({ code, decimals }: Currency) {
  return z.union([z.string(), z.number()]).transform((given, context): bigint => {
    const amount = /^\d{1,11}(\.\d{1,4})?$/.test(String(given))
      ? parseAmount(String(given), decimals)
      : undefined
    if (amount !== undefined && amount > 0n) return amount
    context.addIssue(`must be an amount of ${code} such as "10000"`)
    return z.NEVER
  })
}

function jsonOf(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new ConfigError(`SCREENING_FILE: ${path} can't be read`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ConfigError(
      `SCREENING_FILE: ${path} is not JSON (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}
