import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type ChargeKind, chargeKinds } from '../../src/entities/loan/charge.ts'

// What each kind of charge is to the rules, and what people call it. Without an answer here, a new one does not compile.

const project = new URL('../../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, project), 'utf8')
const filesIn = (patterns: string[], exclude: string[] = []) =>
  globSync(patterns, { cwd: project, exclude }).toSorted()

/** Where SQL tells the kinds of charges apart: which it names there, and which are one of the others. */
const kindsIn: Readonly<Record<string, Readonly<Record<ChargeKind, 'named' | 'not'>>>> = {
  'src/lending/late/arrears.ts': { late_fee: 'not', penalty_interest: 'named' },
  'src/lending/late/charge-state.sql': { late_fee: 'named', penalty_interest: 'named' },
  'src/lending/late/charges.sql': { late_fee: 'named', penalty_interest: 'named' },
  'src/lending/late/fees.sql': { late_fee: 'named', penalty_interest: 'not' },
  // Late fees bear no interest.
  'src/lending/late/overdue-interest.sql': { late_fee: 'not', penalty_interest: 'named' },
  'src/lending/late/penalty.sql': { late_fee: 'not', penalty_interest: 'named' },
  'src/lending/ledger/audit.sql': { late_fee: 'named', penalty_interest: 'not' },
  // The name of the charges in a receipt.
  'src/lending/documents/receipt.ts': { late_fee: 'named', penalty_interest: 'named' },
  'src/lending/repaying/due/overdue.sql': { late_fee: 'named', penalty_interest: 'not' },
  'src/lending/undoing/rebuild.sql': { late_fee: 'named', penalty_interest: 'not' },
  // What of them the platform keeps, as the reports say.
  'test/support/market/books/reports.ts': { late_fee: 'named', penalty_interest: 'not' },
}

it('each kind of charge is thought of where SQL tells them apart', () => {
  // A key of JSON is no kind.
  const kind = new RegExp(`(?<!jsonb_build_object\\()'(${chargeKinds.join('|')})'`, 'g')
  // In the texts of notifications, late_fee is an amount.
  const files = filesIn(
    ['src/**/*.sql', 'src/lending/**/*.ts', 'test/support/**/*.ts'],
    ['src/migrations/**', 'src/lending/inbox/texts.ts'],
  )
  const found = files.flatMap((path) => {
    const named = new Set([...textOf(path).matchAll(kind)].map(([, one]) => one))
    if (named.size === 0 && kindsIn[path] === undefined) return []
    return chargeKinds.map((one) => `${path}: ${one} ${named.has(one) ? 'named' : 'not'}`)
  })
  expect(
    found,
    'write in each of these files what this kind of charge is there, or in kindsIn here that it is not named',
  ).toEqual(
    Object.entries(kindsIn)
      .flatMap(([path, is]) => chargeKinds.map((one) => `${path}: ${one} ${is[one]}`))
      .toSorted((one, other) => files.indexOf(pathOf(one)) - files.indexOf(pathOf(other))),
  )
})

const pathOf = (line: string) => line.split(':', 1)[0] ?? ''

/** The functions that tell what no job has charged yet; null if a charge is written at once. */
const unwritten: Readonly<Record<ChargeKind, RegExp | null>> = {
  late_fee: /\buncharged_late_fees\(/,
  penalty_interest: /\b(?:unwritten_penalty|penalty_due|penalty_of)\(/,
}

it('what is not charged yet is counted of every kind', () => {
  const kinds = chargeKinds.flatMap((kind) => {
    const calls = unwritten[kind]
    return calls ? [{ kind, calls }] : []
  })
  const lacking = filesIn(['src/lending/**/*.{ts,sql}']).flatMap((path) => {
    const text = textOf(path)
    const isMade = kinds.some(({ calls }) =>
      new RegExp(`create or replace function ${calls.source}`).test(text),
    )
    const without = kinds.filter(({ calls }) => !calls.test(text))
    return isMade || without.length === kinds.length
      ? []
      : without.map(({ kind }) => `${path}: ${kind}`)
  })
  expect(lacking, 'add to each what is not charged yet of this kind').toEqual([])
})

const texts = ['src/languages/**/*.ts', 'app/src/**/messages/*.ts']

/** Each line of these files, with its place, such as `docs/tax.md:12`. */
const linesOf = (paths: readonly string[]) =>
  paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .map((line, index) => [`${path}:${index + 1}`, line] as const),
  )

it('each text that tells kinds of charges apart has each', () => {
  const lacking = linesOf(filesIn(texts)).flatMap(([place, line]) => {
    const without = chargeKinds.filter((kind) => !new RegExp(`\\b${kind} \\{`, 'i').test(line))
    return without.length < chargeKinds.length ? without.map((kind) => `${place}: ${kind}`) : []
  })
  expect(lacking, 'say in these files what the charge is called').toEqual([])
})

/** What people call each kind of charge, in each language. */
const called: Readonly<Record<ChargeKind, RegExp>> = {
  late_fee: /\blate fees?\b|mahngebühr/i,
  penalty_interest: /penalty interest|verzugszinsen/i,
}

/** The lines that say what the platform earns: of charges, only what it can keep. */
const ofIncome = /8410\W+(?:name\W+)?service|that the platform keeps/i

it('a sentence that names several kinds of charges names all', () => {
  const told = [
    ...texts,
    'schema/**/*.graphql',
    'src/rest-bridge/rows/**/*.ts',
    'src/lending/event-log/catalogue.ts',
    'docs/*.md',
  ]
  const sentences = linesOf(filesIn(told)).filter(([, line]) => !ofIncome.test(line))
  const lacking = sentences.flatMap(([place, line]) => {
    const without = chargeKinds.filter((kind) => !called[kind].test(line))
    return without.length < chargeKinds.length - 1 ? without.map((kind) => `${place}: ${kind}`) : []
  })
  expect(lacking, 'name the kind in each of these lines, or speak of charges in general').toEqual(
    [],
  )
})

/** Whether the platform can keep such a charge, by its terms. */
const kept: Readonly<Record<ChargeKind, boolean>> = { late_fee: true, penalty_interest: false }

it('what the platform keeps of charges is named with its income', () => {
  const told = [
    'src/lending/books/chart.ts',
    'app/src/operate/books/messages/*.ts',
    'schema/reports.graphql',
    'docs/{books,closing-a-year}.md',
  ]
  const income = linesOf(filesIn(told)).filter(([, line]) => ofIncome.test(line))
  expect(income.length).toBeGreaterThan(5)
  const lacking = income.flatMap(([place, line]) =>
    chargeKinds
      .filter((one) => kept[one] && !called[one].test(line))
      .map((one) => `${place}: ${one}`),
  )
  expect(lacking, 'say in each of these lines that the platform earns it').toEqual([])
})

it('each kind of charge is made in a test', () => {
  const tests = filesIn(['test/late/*.test.ts']).map(textOf).join('\n')
  const untried = chargeKinds.filter((kind) => !tests.includes(`'${kind}'`))
  expect(untried, 'charge it in a file of test/late/, and pay it there').toEqual([])
})
