/** The share of loans that went from one state to another. */
interface Roll {
  readonly month: string
  readonly from: string
  readonly to: string
  readonly share: string | null
}

/** What became of the loans of each state within a month: a row for each state that they left, a column for each that they reached. */
export interface Matrix {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly share: (from: string, to: string) => string | null
}

const states = [
  'CURRENT',
  'DAYS_1_TO_30',
  'DAYS_31_TO_60',
  'DAYS_61_TO_90',
  'OVER_90_DAYS',
  'DEFAULTED',
  'REPAID',
  'WRITTEN_OFF',
] as const

/** The roll rates of a month as a matrix; states that no loan left or reached are left out. */
export function matrixOf(rolls: readonly Roll[], month: string): Matrix {
  const own = rolls.filter((roll) => roll.month === month)
  const shares = new Map(own.map(({ from, to, share }) => [`${from} ${to}`, share]))
  return {
    from: states.filter((state) => own.some(({ from }) => from === state)),
    to: states.filter((state) => own.some(({ to }) => to === state)),
    share: (from, to) => shares.get(`${from} ${to}`) ?? null,
  }
}
