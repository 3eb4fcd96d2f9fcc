import { useAskedAgain } from '../api/again.ts'
import { decimal, portion } from '../parts/amounts.ts'
import { Card, Facts } from '../parts/blocks.tsx'
import { fixedUnits, money } from '../parts/money.ts'
import { OwnPart } from '../parts/own-part.tsx'
import { PlanChangeLines } from '../parts/plan-change.tsx'
import { recoveredOf } from '../parts/recovered.ts'
import { day } from '../parts/time.ts'
import { counted } from '../parts/words.ts'
import { fundsChanged, type Part, partQuery } from './operations.ts'

/** The reader's investments in a loan: where the money is now, and how much has come back; asked for again when money moves. */
export function PartCard({ id }: { readonly id: string }) {
  const { data } = useAskedAgain({ query: partQuery, variables: { id } }, fundsChanged)
  const own = data?.loan?.investments.nodes.filter(({ status }) => status !== null) ?? []
  if (!data?.loan || own.length === 0) return null
  const { currency } = data.loan
  const sum = (
    of: 'amount' | 'principalRepaid' | 'principalOutstanding' | 'interestEarned' | 'chargesEarned',
  ) => own.reduce((total, one) => total + fixedUnits(one[of] ?? '0'), 0n)
  const shown = (units: bigint) => money(decimal(units, currency), currency)
  const isPaidOut = own.some(({ status }) => status !== 'PENDING' && status !== 'CANCELLED')
  return (
    <Card title="Your part">
      <p>{stateOf(data.loan, own[0]?.status)}</p>
      <Facts
        of={
          isPaidOut
            ? [
                ['You lent', shown(sum('amount'))],
                ['Repaid to you', shown(sum('principalRepaid'))],
                ['Still owed to you', shown(sum('principalOutstanding'))],
                ['Interest earned, after fees', shown(sum('interestEarned'))],
                ...(sum('chargesEarned') > 0n
                  ? ([['Late charges you received', shown(sum('chargesEarned'))]] as const)
                  : []),
              ]
            : [['You put in', shown(sum('amount'))]]
        }
      />
      {data.loan.planChanges.nodes.length > 0 && (
        <>
          <h3>Changes of the plan</h3>
          <PlanChangeLines
            changes={data.loan.planChanges.nodes}
            currency={currency}
            more={(one) => <OwnPart change={one} currency={currency} />}
          />
        </>
      )}
      <a href="/app/portfolio">See all that you have lent</a>
    </Card>
  )
}

/** Where the reader's money is, in a sentence. */
function stateOf(
  loan: Part,
  status: Part['investments']['nodes'][number]['status'] = null,
): string {
  const { nextDue, daysPastDue } = loan
  switch (status) {
    case 'PENDING':
      return 'Held in your wallet until the loan is fully funded; then it goes to the borrower. If the loan is not funded in time, you have it back.'
    case 'CANCELLED':
      return 'The loan was not funded: your money is available in your wallet again.'
    case 'REPAID':
      return 'The borrower has repaid everything.'
    case 'DEFAULTED':
      return afterDefault(loan)
    default:
      if (Number(daysPastDue) > 0)
        return `Paid out to the borrower, whose payment is ${counted(Number(daysPastDue), 'day')} late.`
      return nextDue
        ? `Paid out to the borrower, who repays it. The next payment is due on ${day(nextDue.dueOn)}; your share of it is about ${shareOf(loan, nextDue.payment)} before fees.`
        : 'Paid out to the borrower, who repays it.'
  }
}

function afterDefault({ writtenOffAt, currency, investments: { nodes } }: Part): string {
  const total = (of: 'recovered' | 'principalOutstanding') =>
    decimal(
      nodes.reduce((sum, one) => sum + fixedUnits(one[of] ?? '0'), 0n),
      currency,
    )
  const came = recoveredOf(total('recovered'), total('principalOutstanding'), currency)
  const start = `${came ?? 'The borrower did not repay in time'}.`
  if (Number(total('principalOutstanding')) === 0) return start
  return writtenOffAt
    ? `${start} What is outstanding is written off; your share of anything that still comes in goes to your wallet.`
    : `${start} What is left is still owed to you: your share of whatever is repaid comes into your wallet.`
}

function shareOf({ amountRequested, currency, investments }: Part, payment: string): string {
  const own = investments.nodes.filter(({ status }) => status === 'ACTIVE')
  const mine = own.reduce((total, { amount }) => total + fixedUnits(amount), 0n)
  const share = portion(payment, decimal(mine, currency), amountRequested)
  return money(decimal(share, currency), currency)
}
