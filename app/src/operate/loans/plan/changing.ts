import type { Refusals } from '../../../api/refusals.ts'
import { graphql } from '../../../graphql/index.ts'
import { textOf, typedAmount } from '../../../parts/forms/entered.ts'
import type { PlanChange } from '../../../parts/loans/plan-change.tsx'
import { day } from '../../../parts/time.ts'
import { type Act, type PlanTerms, sends } from '../../acting/act.ts'
import { t } from '../messages/index.ts'
import { type Term, terms } from './kinds.ts'

const changeMutation = graphql(`mutation ChangePlan($input: ChangePlanInput!) {
  acted: changePlan(input: $input) {
    loan { id status version } planChange { id status effectiveOn } request { id }
    userErrors { code field message details }
  }
}`)

export const previewMutation = graphql(`mutation PreviewPlanChange($input: ChangePlanInput!) {
  previewPlanChange(input: $input) {
    totals { interestBefore interestAfter paymentBefore paymentAfter loss lossPercent material }
    schedule {
      monthlyPayment totalInterest totalPayment
      instalments { number dueOn principal interest payment prepaid balance paid status }
    }
    loan { id version }
    userErrors { code field message details }
  }
}`)

/** Changes the plan of a loan. */
export const changing = (): Act => ({
  name: t('changePlan.name'),
  explains: t('changePlan.explains'),
  readers: t('toldToAll'),
  done: ({ planChange }) =>
    planChange?.status === 'PENDING'
      ? t('changePlan.announced', { day: day(planChange.effectiveOn) })
      : t('changePlan.done'),
  waits: () => t('changePlan.waits'),
  send: (client, { plan, ...others }) => {
    if (plan === undefined) throw new Error('a change of a plan needs its terms')
    return client.mutation(changeMutation, { input: { ...others, ...plan } }).toPromise()
  },
})

/** Takes back the newest change of a plan. */
export const undoing = (): Act => ({
  name: t('undo.name'),
  explains: t('undo.explains'),
  foresees: 'planChangeUndoing',
  readers: t('toldToAll'),
  done: () => t('undo.done'),
  send: sends(
    graphql(`mutation UndoPlanChange($input: UndoPlanChangeInput!) {
      acted: undoPlanChange(input: $input) {
        loan { id status version } request { id } userErrors { code field message details }
      }
    }`),
  ),
})

/** What was entered for a kind of change, in the API's form; what can't be read is left out. */
export function planIn(kind: PlanChange['kind'], form: FormData): PlanTerms {
  const whole = (name: Term) => {
    const text = textOf(form, name)
    return /^-?\d{1,4}$/.test(text) ? Number(text) : undefined
  }
  const text = (name: Term) => textOf(form, name) || undefined
  const read = {
    from: text('from'),
    to: text('to'),
    instalments: whole('instalments'),
    extend: textOf(form, 'extend') === 'true',
    interest: textOf(form, 'interest') === 'SPREAD' ? ('SPREAD' as const) : ('FIRST' as const),
    dueDay: whole('dueDay'),
    months: whole('months'),
    rate: typedAmount(textOf(form, 'rate')),
  }
  const wanted = terms[kind]
    .map((name) => [name, read[name]] as const)
    .filter(([, value]) => value !== undefined)
  return { kind, ...Object.fromEntries(wanted) }
}

/** The terms that a kind of change needs and the form lacks, each with what would work. */
export function missingTerms(kind: PlanChange['kind'], form: FormData): Refusals {
  const plan = planIn(kind, form)
  const lacks = terms[kind].filter((term) => plan[term] === undefined)
  return Object.fromEntries(lacks.map((term) => [term, () => exampleOf(term)]))
}

function exampleOf(term: Term): string {
  if (term === 'from' || term === 'to') return t('term.dayMissing')
  return t(term === 'rate' ? 'term.rateMissing' : 'term.numberMissing')
}
