import type { ResultOf } from '@graphql-typed-document-node/core'
import type { ComponentChildren } from 'preact'
import { graphql } from '../graphql/index.ts'
import { paymentsOf } from './loans/payments-of.ts'
import { t } from './messages/index.ts'
import { percent } from './money.ts'
import { day, term } from './time.ts'

const shown = graphql(`fragment AgreedTerms on Loan {
  interestRate repaymentPeriodMonths
  planChanges(last: 50) { nodes { id kind extend rate status effectiveOn } }
  repaymentSchedule { instalments { dueOn payment prepaid } }
}`)

type Agreed = ResultOf<typeof shown>

/** The rate of a loan, with the day since which it counts, and the agreed one, once it was lowered. */
export function rateOf({ interestRate, planChanges }: Agreed): ComponentChildren {
  if (!interestRate) return '–'
  const lower = inEffect(planChanges).findLast(({ kind }) => kind === 'RATE')
  if (!lower?.rate) return percent(interestRate)
  return changed(
    percent(lower.rate),
    t('agreed.rate', {
      effectiveOn: day(lower.effectiveOn),
      interestRate: percent(interestRate),
    }),
  )
}

/** The term of a loan: its payments, with the last day, and the agreed term, once it was changed. */
export function termOf(loan: Agreed): ComponentChildren {
  const { repaymentPeriodMonths, planChanges, repaymentSchedule } = loan
  if (!repaymentPeriodMonths) return '–'
  const agreed = term(repaymentPeriodMonths)
  const isChanged = inEffect(planChanges).some(
    ({ kind, extend }) => kind === 'TERM' || kind === 'RE_AGE' || extend === true,
  )
  const payments = paymentsOf(repaymentSchedule?.instalments ?? [])
  const last = payments.at(-1)
  if (!isChanged || !last) return agreed
  return changed(
    t('payments.count', { count: payments.length }),
    t('agreed.term', { dueOn: day(last.dueOn), agreed }),
  )
}

/** A term as it is now, and beneath it what was agreed. */
function changed(now: string, agreed: string): ComponentChildren {
  return (
    <>
      {now}
      <br />
      <span class="soft small">{agreed}</span>
    </>
  )
}

function inEffect({ nodes }: Agreed['planChanges']) {
  return nodes.filter(({ status }) => status === 'EFFECTIVE')
}
