import { useQuery } from '@urql/preact'
import { BASE } from '../../shell/router.ts'
import { t } from '../messages/index.ts'
import { type Borrowed, type Limits, limitsQuery } from '../operations.ts'

export const steps = ['what', 'terms', 'place', 'check'] as const
export type Step = (typeof steps)[number]

/** The step that an address names, if it names one. */
export function stepOf(query: URLSearchParams): Step | undefined {
  return steps.find((step) => step === query.get('step'))
}

/** What a draft needs before it can be published, in the order of its steps. */
const needed = [
  'title',
  'purpose',
  'description',
  'amountRequested',
  'interestRate',
  'repaymentPeriodMonths',
] as const

/** What a draft still lacks before it can be published. */
export function lackingIn(said: Partial<Borrowed>): readonly (typeof needed)[number][] {
  return needed.filter((field) => !said[field])
}

/** The step at which a draft was left: the first that still lacks something. */
export function leftAt(loan: Borrowed | undefined): Step {
  if (loan === undefined) return 'what'
  if (loan.interestRate === null || loan.repaymentPeriodMonths === null) return 'terms'
  return isPlaced(loan) ? 'check' : 'place'
}

/** The path of a step, under /app; with a field of it, that field has the focus there. */
export const pathOfStep = (id: string, step: Step, field?: string) =>
  `/borrow/${id}?step=${step}${field === undefined ? '' : `&field=${field}`}`

/** The step on which a field is entered. */
export const stepOfField: Readonly<Record<string, Step>> = {
  title: 'what',
  description: 'what',
  purpose: 'what',
  amountRequested: 'terms',
  interestRate: 'terms',
  repaymentPeriodMonths: 'terms',
  locationLatitude: 'place',
  locationLongitude: 'place',
  locationDescription: 'place',
}

/** The field that an address names, if it is one of the step. */
export function fieldOf(query: URLSearchParams, step: Step): string | undefined {
  const field = query.get('field') ?? ''
  return stepOfField[field] === step ? field : undefined
}

/** Whether all that a step asks for is there, and valid; the last step, checking, is never done. */
function isDone(step: Step, said: Partial<Borrowed>, limits: Limits | undefined): boolean {
  if (step === 'what') return Boolean(said.title && said.purpose && said.description)
  if (step === 'terms') return isPossible(said, limits)
  return step === 'place' && isPlaced(said)
}

const isPlaced = ({ locationLatitude, locationDescription }: Partial<Borrowed>) =>
  locationLatitude != null || Boolean(locationDescription)

/** Whether amount, rate and term are there, and the platform lends such an amount; its limits are not known at first. */
function isPossible(said: Partial<Borrowed>, limits: Limits | undefined): boolean {
  const { amountRequested: amount, interestRate, repaymentPeriodMonths } = said
  if (!amount || !interestRate || !repaymentPeriodMonths) return false
  const { loanAmountMin: least = '0', loanAmountMax: most = amount } = limits ?? {}
  return Number(amount) >= Number(least) && Number(amount) <= Number(most)
}

interface Props {
  readonly id: string
  readonly at: Step
  /** What the draft says by now. */
  readonly said: Partial<Borrowed>
}

/** The steps of a draft, and which one this is. */
export function Steps({ id, at, said }: Props) {
  const [{ data }] = useQuery({ query: limitsQuery })
  const isDoneNow = (step: Step) => isDone(step, said, data?.platform)
  return (
    <nav aria-label={t('steps')}>
      <ol class="steps">
        {steps.map((step, index) => (
          <li key={step} data-done={isDoneNow(step)}>
            <a
              class="step"
              href={`${BASE}${pathOfStep(id, step)}`}
              aria-current={step === at ? 'step' : undefined}
            >
              <span class="number" aria-hidden="true">
                {isDoneNow(step) ? '✓' : index + 1}
              </span>
              <span>
                {t(`step.${step}`)}
                {isDoneNow(step) && <span class="hidden"> {t('step.done')}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
