import type { Body } from '../http-client.ts'
import type { Lending } from './repaying/lent.ts'
import { daysAfter } from './travel.ts'

/** The day so many days after another. */
export const dayAfter = (from: string, days: number): string =>
  daysAfter(`${from}T12:00:00Z`, days).toISOString().slice(0, 10)

/** A kind of plan change, and its terms. */
type Change = readonly [kind: string, terms: object]

/** Changes the plan of a loan for an operator, or previews that. */
export async function changePlan(
  { platform }: Lending,
  operator: string,
  id: string,
  [kind, terms]: Change,
  preview: boolean,
): Promise<Body> {
  const [row] = await platform.database
    .operating()
    .change<{ outcome: Body }>(
      'select change_plan($1, null, null, $2, $3, $4, $5, $6, 0) as outcome',
      [operator, id, kind, JSON.stringify(terms), 'hardship', preview],
    )
  return row?.outcome as Body
}

/** Undoes a change of a plan for an operator. */
export async function undoChange(
  { platform }: Lending,
  operator: string,
  id: string,
): Promise<Body> {
  const [row] = await platform.database
    .operating()
    .change<{ outcome: Body }>('select undo_plan_change($1, null, null, $2, $3) as outcome', [
      operator,
      id,
      'wrong',
    ])
  return row?.outcome as Body
}

/** Any change of a plan as of a day; `pick` picks a number below another. */
export function anyChange(pick: (below: number) => number, day: string): Change {
  const from = dayAfter(day, pick(40))
  switch (pick(7)) {
    case 0:
      return ['interest_pause', { from, to: dayAfter(from, pick(70)) }]
    case 1:
      return ['principal_holiday', { instalments: 1 + pick(3), extend: pick(2) === 0 }]
    case 2:
      return ['re_amortise', {}]
    case 3:
      return [
        're_age',
        { instalments: 1 + pick(8), from, interest: pick(2) === 0 ? 'first' : 'spread' },
      ]
    case 4:
      return ['due_day', { due_day: 1 + pick(31), from }]
    case 5:
      return ['term', { months: pick(2) === 0 ? 1 + pick(6) : -1 - pick(3) }]
    default:
      return ['rate', { rate: pick(1200) }]
  }
}
