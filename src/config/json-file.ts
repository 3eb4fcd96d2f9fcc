import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { ConfigError } from './error.ts'

/** Reads the JSON file that a setting names; throws a ConfigError that says what it must contain. */
export function readJson(setting: string, path: string, wanted: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new ConfigError(`${setting}: ${path} can't be read, or is not JSON; ${wanted}`)
  }
}

/** What is wrong at which place of a file. */
export function mistakeText({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`
}

/** The error of a file with mistakes: a line for each. */
export function mistakesIn(
  setting: string,
  path: string,
  mistakes: readonly string[],
): ConfigError {
  return new ConfigError(mistakes.map((mistake) => `${setting}: ${path}: ${mistake}`).join('\n'))
}
