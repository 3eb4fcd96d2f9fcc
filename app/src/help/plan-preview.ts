import type { ResultOf } from '@graphql-typed-document-node/core'
import type { Client } from '@urql/preact'
import { lost, type Refusal } from '../api/refusals.ts'
import type { ChangeOwnPlanInput } from '../graphql/graphql.ts'
import { graphql } from '../graphql/index.ts'
import { textOf, typedAmount } from '../parts/forms/entered.ts'
import { today } from '../parts/time.ts'
import type { Wish } from './plan-wish.ts'

const coming = graphql(`fragment Coming on Instalment {
  number dueOn interest payment balance status
}`)

type Coming = ResultOf<typeof coming>

const planQuery = graphql(`query PlanNow($id: ID!) {
  loan(id: $id) { id payoffAmount repaymentSchedule { instalments { ...Coming } } }
}`)

const previewMutation = graphql(`mutation PreviewOwnPlan($input: ChangeOwnPlanInput!) {
  changeOwnPlan(input: $input) {
    totals { interestBefore interestAfter paymentBefore paymentAfter lastDueBefore lastDueAfter }
    schedule { instalments { ...Coming } }
    userErrors { code field message }
  }
}`)

type Payload = ResultOf<typeof previewMutation>['changeOwnPlan']

/** What a wish would make of a plan. */
export interface PlanPreview {
  readonly totals: NonNullable<Payload['totals']>
  /** The payments that are due today or later, the next one first. */
  readonly coming: readonly Coming[]
  /** Whether something that was due before today stays unpaid. */
  readonly leavesOverdue: boolean
}

/** What came of asking: a preview, the refusals of the gateway, or why there is no such plan. */
export type Previewed =
  | { readonly preview: PlanPreview }
  | { readonly errors: readonly Refusal[] }
  | { readonly impossible: 'tooLow' | 'lowAlready' }

/** A plan is asked for at most so often, a month longer or shorter each time: the first guess is off by one at most, but for rounding. */
const TRIES = 4

const isUnpaid = ({ status }: Coming) => status !== 'PAID'
const isComing = (one: Coming) => isUnpaid(one) && one.dueOn >= today()

/** Asks what a wish of a borrower would make of their plan today, if the platform agreed; nothing is stored. */
export async function previewOf(
  client: Client,
  { id, isLate }: { readonly id: string; readonly isLate: boolean },
  wish: Exclude<Wish, 'other'>,
  form: FormData,
): Promise<Previewed> {
  const ask = (input: Omit<ChangeOwnPlanInput, 'id'>) => asked(client, { ...input, id })
  if (wish === 'pause')
    return ask({ kind: 'INTEREST_PAUSE', from: textOf(form, 'from'), to: textOf(form, 'until') })
  if (wish === 'spread') return ask({ kind: 'RE_AMORTISE' })
  const { data, error } = await client
    .query(planQuery, { id }, { requestPolicy: 'network-only' })
    .toPromise()
  const { payoffAmount, repaymentSchedule: plan } = data?.loan ?? {}
  if (!plan) return { errors: lost(error) }
  const most = Number(typedAmount(textOf(form, 'most')))
  return lowered({ instalments: plan.instalments, owed: Number(payoffAmount), most, isLate }, ask)
}

interface Wanted {
  readonly instalments: readonly Coming[]
  readonly owed: number
  /** What the borrower can pay a month. */
  readonly most: number
  readonly isLate: boolean
}

/** The shortest plan whose payments are no higher than the borrower can pay; of a late loan, what was missed is in it as well. */
async function lowered(
  { instalments, owed, most, isLate }: Wanted,
  ask: (input: Omit<ChangeOwnPlanInput, 'id'>) => Promise<Previewed>,
): Promise<Previewed> {
  const left = instalments.filter(isComing)
  const [next, second] = left
  if (!isLate && left.every(({ payment }) => Number(payment) <= most))
    return { impossible: 'lowAlready' }
  // The interest of a whole month, as a share of what bears it.
  const rate = second && next ? Number(second.interest) / Number(next.balance) : 0
  const from = next?.dueOn ?? today(1)
  if (most <= owed * rate) return { impossible: 'tooLow' }
  const count = rate === 0 ? owed / most : -Math.log(1 - (owed * rate) / most) / Math.log(1 + rate)
  const input = (payments: number) =>
    isLate
      ? ({ kind: 'RE_AGE', instalments: payments, from, interest: 'SPREAD' } as const)
      : ({ kind: 'TERM', months: payments - left.length } as const)
  const least = isLate ? 1 : left.length + 1
  let payments = Math.max(least, Math.ceil(count))
  let found: Previewed | undefined
  for (let tried = 0; tried < TRIES && payments >= least; tried += 1) {
    const answer = await ask(input(payments))
    if (!('preview' in answer)) return answer
    const fits = Number(answer.preview.totals.paymentAfter) <= most
    // One payment fewer is too little: the one before was the shortest.
    if (!fits && found) return found
    if (fits) found = answer
    payments += fits ? -1 : 1
  }
  return found ?? { impossible: 'tooLow' }
}

async function asked(client: Client, input: ChangeOwnPlanInput): Promise<Previewed> {
  const variables = { input: { ...input, preview: true } }
  const { data, error } = await client.mutation(previewMutation, variables).toPromise()
  const { totals, schedule, userErrors } = data?.changeOwnPlan ?? {}
  if (!totals || !schedule) return { errors: userErrors ?? lost(error) }
  const { instalments } = schedule
  return {
    preview: {
      totals,
      coming: instalments.filter(isComing),
      leavesOverdue: instalments.some((one) => isUnpaid(one) && one.dueOn < today()),
    },
  }
}
