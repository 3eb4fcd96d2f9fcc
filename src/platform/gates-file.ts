import { readFileSync } from 'node:fs'
import { ConfigError } from '../config/error.ts'
import { mistakesIn } from '../config/json-file.ts'
import {
  type VerificationLevel as Level,
  verificationLevels as levels,
} from '../entities/member/verification.ts'
import { type Gate, type GateOfAct, gatedActs } from '../lending/verification/gate.ts'
import { type Currency, parseAmount } from '../money.ts'

/**
 * Reads which level of verification each act needs, or how much of it each level allows; throws a ConfigError with a line for each
 * mistake.
 */
export function readGates(path: string, currency: Currency): Gate['acts'] {
  const text = textOf(path)
  const given = jsonOf(path, text)
  const problems: string[] = []
  const gates = Object.entries(given).map(([act, needs]) => {
    const wrong = (what: string) => void problems.push(`${lineOf(text, act)}: ${act}: ${what}`)
    if (!gatedActs.some((known) => known === act))
      wrong(`unknown act; these are: ${gatedActs.join(', ')}`)
    else if (lines(text, act).length > 1) wrong('is listed twice; keep one of the lines')
    else return [act, gateOf(needs, currency, wrong)] as const
    return [act, undefined] as const
  })
  if (problems.length > 0) throw mistakesIn('GATES_FILE', path, problems)
  return Object.fromEntries(gates)
}

/** A level, or amounts by level: a level that is not listed allows what the one below it does. */
function gateOf(
  needs: unknown,
  currency: Currency,
  wrong: (what: string) => void,
): GateOfAct | undefined {
  const needed = levels.indexOf(needs as Level)
  if (needed >= 0) return allowing((level) => (levels.indexOf(level) < needed ? 0n : null))
  if (typeof needs !== 'object' || needs === null || Array.isArray(needs))
    return void wrong(
      `must be ${levels.join(', ')}, or amounts by level such as {"basic": "1000", "full": null}`,
    )
  const given = Object.entries(needs)
  const unknown = given.find(([level]) => !levels.some((known) => known === level))
  if (unknown !== undefined)
    return void wrong(`unknown level ${unknown[0]}; these are: ${levels.join(', ')}`)
  const amounts = new Map(given.map(([level, amount]) => [level, minor(amount, currency)]))
  const bad = [...amounts].find(([, amount]) => amount === undefined)
  if (bad !== undefined)
    return void wrong(
      `${bad[0]} must be an amount of ${currency.code} such as "1000", or null for any amount`,
    )
  let most: bigint | null = 0n
  const gate = allowing((level) => {
    const own = amounts.get(level)
    if (typeof own === 'bigint' && (most === null || own < most))
      wrong(`${level} allows less than the level below`)
    most = own === undefined ? most : own
    return most
  })
  if (gate.full === 0n) wrong('no level allows it; give full an amount, or null for any amount')
  return gate
}

function allowing(most: (level: Level) => bigint | null): GateOfAct {
  return { none: most('none'), basic: most('basic'), full: most('full') }
}

/** An amount in minor units; null for any amount, and undefined if it is neither. */
function minor(given: unknown, { decimals }: Currency): bigint | null | undefined {
  if (given === null) return null
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  return /^\d{1,11}(\.\d{1,4})?$/.test(String(given))
    ? parseAmount(String(given), decimals)
    : undefined
}

/** The numbers of the lines that begin to say what an act needs. */
function lines(text: string, act: string): number[] {
  const key = JSON.stringify(act)
  const parts = text.split(key)
  return parts.slice(1).flatMap((after, index) =>
    /^\s*:/.test(after)
      ? [
          parts
            .slice(0, index + 1)
            .join(key)
            .split('\n').length,
        ]
      : [],
  )
}

function lineOf(text: string, act: string): string {
  return `line ${lines(text, act).at(-1) ?? 1}`
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new ConfigError(`GATES_FILE: ${path} can't be read`)
  }
}

function jsonOf(path: string, text: string): Readonly<Record<string, unknown>> {
  const wanted =
    'it must be a JSON object of acts with levels, such as {"invest": "basic", "withdraw": "full"}'
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null && !Array.isArray(given))
      return given as Readonly<Record<string, unknown>>
  } catch (error) {
    throw new ConfigError(`GATES_FILE: ${path} is not JSON (${messageOf(error)}); ${wanted}`)
  }
  throw new ConfigError(`GATES_FILE: ${path}: ${wanted}`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
