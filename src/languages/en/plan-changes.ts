const change =
  '{change_kind, select, interest_pause {a pause} principal_holiday {interest-only instalments} re_amortise {the missed amounts spread over the remaining instalments} re_age {new instalments for all that is owed} due_day {another due day} term {another number of instalments} rate {a lower rate} other {a change}}'
/** A pause has a last day, and a new plan its own first one; other changes count from the day on which they are made. */
const when =
  '{from, select, none {from {effective_on} on} other {{to, select, none {from {from} on} other {from {from} to {to}}}}}'
const expected =
  '{interest_after, select, none {} other { You can {interest_changed, select, no {still expect {interest_after} in interest} other {expect {interest_after} in interest instead of {interest_before}}}, after fees{last_due_after, select, none {} other {, and the last payment {last_due_changed, select, no {still on {last_due_after}} new {on {last_due_after}} other {on {last_due_after} instead of {last_due_before}}}}}.}}'
/** The payments of the changed plan, against those before; nothing where all is paid but charges, which are in no plan. */
const payments =
  'the highest payment {payment_changed, select, no {stays {payment_after}} other {is {payment_after} instead of {payment_before}}}, the last one is due {last_due_changed, select, no {on {last_due_after} as before} new {on {last_due_after}} other {on {last_due_after} instead of {last_due_before}}}, and in all {to_pay_after} is left to pay{to_pay_changed, select, no {, as before} other { instead of {to_pay_before}}}.'
const next =
  '{next_amount, select, none {} other { Your next payment is {next_amount}, due on {next_due_on}.}}{overdue, select, none {} other { {overdue} is overdue.}}'
const figures = `{last_due_after, select, none {} other {${next} Under the plan, ${payments}}}`
const planned = `{last_due_after, select, none {} other {${next} If nothing else happens by then, ${payments}}}`

const why = '{own_change, select, yes {, as you asked.} other {: {sentence}}}'
const lendersWhy =
  '{own_change, select, yes {, as the borrower asked.} other {{has_reason, select, yes {. The platform to the borrower: “{sentence}”} other {.}}}}'

/** What notifications say of changes of a loan's plan, by how far the change has come; written as in `notifications.ts`. */
export const planChanges = {
  'notification.plan_changed.title': 'Your repayment plan changed',
  'notification.plan_changed.message': `The plan of "{loan_title}" has ${change} ${when}${why}${figures}`,
  'notification.plan_changed.announced': `The plan of "{loan_title}" will have ${change} ${when}${why}${planned}`,
  'notification.plan_changed.void': `The plan of "{loan_title}" stays as it is: ${change} had been announced, but is no longer possible: {sentence}`,
  'notification.plan_changed.undone': `The plan of "{loan_title}" no longer has ${change}${why}${figures}`,
  'notification.investment_plan_changed.title': 'Repayment plan changed',
  'notification.investment_plan_changed.message': `The plan by which "{loan_title}" is repaid to you has ${change} ${when}${lendersWhy}${expected}`,
  'notification.investment_plan_changed.announced': `The plan by which "{loan_title}" is repaid to you will have ${change} ${when}${lendersWhy}${expected}`,
  'notification.investment_plan_changed.void': `The plan by which "{loan_title}" is repaid to you stays as it is: ${change} had been announced, but is no longer possible{has_reason, select, yes {. The platform to the borrower: “{sentence}”} other {.}}${expected}`,
  'notification.investment_plan_changed.undone': `The plan by which "{loan_title}" is repaid to you no longer has ${change}${lendersWhy}${expected}`,
} as const
