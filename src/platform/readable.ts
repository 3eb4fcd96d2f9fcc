import { type Check, problemOf } from '../config/surroundings.ts'
import { findCurrency } from '../money.ts'

/** Any amount of some currency will do while the setting of the currency itself is wrong. */
const anyCurrency = { code: 'the currency', decimals: 4 }

/** Checks that the gates can be read, and that no other setting says what they say. */
export const canReadGates: Check = async (settings) =>
  settings.GATES_FILE === undefined
    ? undefined
    : problemOf(async () =>
        (await import('./limits.ts')).gateOf(settings, currencyIn(settings), []),
      )

/** Checks that the rules of screening can be read. */
export const canReadScreening: Check = async (settings) => {
  const { SCREENING_FILE: path } = settings
  return path === undefined
    ? undefined
    : problemOf(async () =>
        (await import('./screening-file.ts')).readScreening(path, currencyIn(settings)),
      )
}

/** Checks that the agreements can be read. */
export const canReadAgreements: Check = async ({ AGREEMENTS_DIR: folder }) =>
  folder === undefined
    ? undefined
    : problemOf(async () => (await import('./agreements-folder.ts')).readAgreements(folder))

/** Checks that the chart of accounts can be read. */
export const canReadChart: Check = async ({ CHART_FILE: path }) =>
  path === undefined
    ? undefined
    : problemOf(async () => (await import('./chart-file.ts')).readChart(path))

function currencyIn({ CURRENCY: code = '' }: Parameters<Check>[0]) {
  return findCurrency(code) ?? anyCurrency
}
