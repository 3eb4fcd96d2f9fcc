/** What a notification says, with amounts as decimal numbers. */
export type Facts = Readonly<Record<string, unknown>>
export type Text = readonly [title: string, message: string]

/** The end of a sentence: a reason, if there is one, with a full stop. */
export function because(reason: unknown): string {
  const text = typeof reason === 'string' ? `: ${reason}` : ''
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** What a sum to pay consists of; nothing in notifications of before. */
function parts({ principal, interest, charges }: Facts): string {
  if (principal === undefined) return ''
  return charges === undefined
    ? `: ${principal} of principal and ${interest} of interest`
    : `: ${principal} of principal, ${interest} of interest, and ${charges} of charges for paying late`
}

/** What happens next, and when; nothing in notifications of before. */
function comes(facts: Facts): string {
  const { principal, currency, next_amount: next, next_due_on: day, default_on: end } = facts
  if (principal === undefined) return ''
  const { late_fee: fee, late_fee_on: feeDay } = facts
  const charged =
    fee === undefined
      ? ''
      : ` If what is overdue is not repaid by then, a late fee of ${fee} ${currency} is charged on ${feeDay}.`
  const late =
    end === undefined ? '' : ` Unless what is overdue is repaid, the loan defaults on ${end}.`
  const then =
    next === undefined
      ? 'Nothing else is due after that.'
      : `The next payment, of ${next} ${currency}, is due on ${day}.`
  return `${charged}${late} ${then}`
}

/** That a sum will be taken from the wallet on the day on which it is due, and what is not there yet. */
function taken({ autopay, missing, currency, due_on: day }: Facts): string {
  if (autopay !== true) return ''
  return missing === undefined
    ? ' It will be taken from your wallet on that day.'
    : ` It will be taken from your wallet on that day, but your wallet is ${missing} ${currency} short: add it by ${day}.`
}

/** The same for a sum that is already due. */
function soon({ autopay }: Facts): string {
  return autopay === true ? ' It will be taken from your wallet as soon as money comes in.' : ''
}

function isNothing(amount: unknown): boolean {
  return Number(amount) === 0
}

const changes: Readonly<Record<string, string>> = {
  interest_pause: 'a pause',
  principal_holiday: 'interest-only instalments',
  re_amortise: 'the missed amounts spread over the remaining instalments',
  re_age: 'new instalments for all that is owed',
  due_day: 'another due day',
  term: 'another number of instalments',
  rate: 'a lower rate',
}

/** What became of a plan. */
function became({ stage, change_kind: kind, effective_on: day }: Facts): string {
  const change = changes[String(kind)] ?? 'a change'
  if (stage === 'announced') return `will have ${change} from ${day} on`
  if (stage === 'void')
    return `stays as it is: ${change} had been announced, but is no longer possible`
  if (stage === 'undone') return `no longer has ${change}`
  return `has ${change} from ${day} on`
}

/** What a lender could expect before a change of a plan, and can after it. */
function expected(facts: Facts): string {
  const { interest_before: before, interest_after: after, currency } = facts
  const { last_due_before: lastBefore, last_due_after: last } = facts
  if (typeof after !== 'string') return ''
  const interest =
    before === after
      ? `still ${after} ${currency} of interest`
      : `${after} ${currency} of interest instead of ${before} ${currency}`
  const day = lastBefore === last ? `still on ${last}` : `on ${last} instead of ${lastBefore}`
  return ` You can expect ${interest}, after fees, and the last payment ${day}.`
}

/** The titles and messages about what a borrower has to pay, and what was taken. */
export const repaymentTexts = {
  repayment_due: (money, facts) => [
    'Repayment due',
    facts.principal === undefined && facts.charges !== undefined
      ? `${money} of charges for paying late is still to be paid for "${facts.loan_title}". Everything else is repaid, and this ends the loan.${soon(facts)}`
      : `${money} is to be paid for "${facts.loan_title}" by ${facts.due_on}${parts(facts)}.${taken(facts)}${comes(facts)}`,
  ],
  repayment_late: (money, facts) => [
    'Repayment late',
    facts.principal === undefined
      ? `${money} of "${facts.loan_title}" was due on ${facts.due_on}. Please repay soon, or the loan will default.`
      : `Please pay ${money} for "${facts.loan_title}" now${parts(facts)}. The loan is late with what was due on ${facts.due_on}.${soon(facts)}${comes(facts)}`,
  ],
  repayment_taken: (money, { loan_title: loan, still_due: left, currency }) => [
    'Repayment taken',
    `${money} for "${loan}" was taken from your wallet.${isNothing(left) ? ' Nothing else is due now.' : ` ${left} ${currency} is still due: it will be taken as soon as money comes in.`}`,
  ],
  late_fee_charged: (money, { loan_title: loan, number, due_on: day }) => [
    'Late fee charged',
    `A fee of ${money} was charged for "${loan}" on ${day}, because instalment ${number} was not paid in full in time. It is part of what you owe for the loan.`,
  ],
  charge_waived: (money, { loan_title: loan, number, charge_kind: kind, reason }) => [
    'Charge waived',
    `You no longer owe ${money} of ${kind === 'late_fee' ? 'the late fee' : 'the penalty interest'} for instalment ${number} of "${loan}": ${reason}`,
  ],
  plan_changed: (_money, facts) => [
    'Repayment plan changed',
    `The plan of "${facts.loan_title}" ${became(facts)}: ${facts.reason}`,
  ],
  investment_plan_changed: (_money, facts) => [
    'Repayment plan changed',
    `The plan by which "${facts.loan_title}" is repaid to you ${became(facts)}${because(facts.reason)}${expected(facts)}`,
  ],
  repayment_undone: (money, { loan_title: loan, reason }) => [
    'Repayment undone',
    `${money} that you had repaid on "${loan}" came back to your wallet, and is owed again: ${reason}`,
  ],
  repayment_taken_back: (money, { loan_title: loan, reason, borne, currency }) => [
    'Repayment taken back',
    `${money} of a repayment on "${loan}" was taken back, and is owed to you again${borne === undefined ? `: ${reason}` : `${because(reason)} The platform paid ${borne} ${currency} of it for you, because your wallet did not have that much.`}`,
  ],
  repayment_booked: (money, { loan_title: loan, value_date: day, reason }) => [
    'Repayment booked',
    `${money} was taken from your wallet for "${loan}", and counts as paid on ${day}: ${reason}`,
  ],
} satisfies Readonly<Record<string, (money: string, facts: Facts) => Text>>
