import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'
import { percent } from './money.ts'
import { day, term } from './time.ts'
import { counted } from './words.ts'

const shown = graphql(`fragment AgreedTerms on Loan {
  interestRate repaymentPeriodMonths
  planChanges(last: 50) { nodes { id kind extend rate status effectiveOn } }
  repaymentSchedule { instalments { number dueOn } }
}`)

type Agreed = ResultOf<typeof shown>

/** The rate of a loan, such as `10 % since May 3, 2027; agreed 12 %` once it was lowered. */
export function rateOf({ interestRate, planChanges }: Agreed): string {
  if (!interestRate) return '–'
  const lower = inEffect(planChanges).findLast(({ kind }) => kind === 'RATE')
  if (!lower?.rate) return percent(interestRate)
  return `${percent(lower.rate)} since ${day(lower.effectiveOn)}; agreed ${percent(interestRate)}`
}

/** The term of a loan, such as `14 payments until Jul 1, 2028; agreed 12 months` once it was changed. */
export function termOf({ repaymentPeriodMonths, planChanges, repaymentSchedule }: Agreed): string {
  if (!repaymentPeriodMonths) return '–'
  const agreed = term(repaymentPeriodMonths)
  const changed = inEffect(planChanges).some(
    ({ kind, extend }) => kind === 'TERM' || kind === 'RE_AGE' || extend === true,
  )
  const last = repaymentSchedule?.instalments.at(-1)
  if (!changed || !last) return agreed
  return `${counted(last.number, 'payment')} until ${day(last.dueOn)}; agreed ${agreed}`
}

function inEffect({ nodes }: Agreed['planChanges']) {
  return nodes.filter(({ status }) => status === 'EFFECTIVE')
}
