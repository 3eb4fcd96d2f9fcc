const parts =
  '{charges, select, none {{principal} of principal and {interest} of interest} other {{principal} of principal, {interest} of interest, and {charges} of charges for paying late}}'
const taken =
  '{taking, select, yes { It will be taken from your wallet on that day.} short { It will be taken from your wallet on that day, but your wallet is {missing} short: add it by {due_on}.} other {}}'
const soon =
  '{taking, select, no {} other { It will be taken from your wallet as soon as money comes in.}}'
const comes =
  '{late_fee, select, none {} other { If what is overdue is not repaid by then, a late fee of {late_fee} is charged on {late_fee_on}.}}{default_on, select, none {} other { Unless what is overdue is repaid, the loan defaults on {default_on}.}}{next_amount, select, none { Nothing else is due after that.} other { The next payment, of {next_amount}, is due on {next_due_on}.}}'
const said = '{has_operator_message, select, yes { Our team adds: "{operator_message}"} other {}}'

/** What notifications say about what a borrower has to pay, and about what was paid, booked or undone; written as in `notifications.ts`. */
export const repayments = {
  'notification.repayment_received.title': 'Repayment received',
  'notification.repayment_received.message': '"{description}" repaid you {amount}.',
  'notification.repayment_due.title': 'Repayment due',
  'notification.repayment_due.message': `{amount} is to be paid for "{loan_title}" by {due_on}: ${parts}.${taken}${comes}${said}`,
  /** Only charges are left to pay. */
  'notification.repayment_due.charges': `{amount} of charges for paying late is still to be paid for "{loan_title}". Everything else is repaid, and this ends the loan.${soon}${said}`,
  /** From before notifications had the parts of an amount. */
  'notification.repayment_due.before': `{amount} is to be paid for "{loan_title}" by {due_on}.${taken}`,
  'notification.repayment_late.title': 'Repayment late',
  'notification.repayment_late.message': `Please pay {amount} for "{loan_title}" now: ${parts}. The loan is late with what was due on {due_on}.${soon}${comes}${said}`,
  'notification.repayment_late.before':
    '{amount} of "{loan_title}" was due on {due_on}. Please repay soon, or the loan will default.',
  'notification.repayment_taken.title': 'Repayment taken',
  'notification.repayment_taken.message':
    '{amount} for "{loan_title}" was taken from your wallet.{left, select, none { Nothing else is due now.} other { {still_due} is still due: it will be taken as soon as money comes in.}}',
  'notification.part_payment.title': 'Part payment received',
  'notification.part_payment.message': `We have received your payment of {amount} for "{loan_title}". It paid ${parts}. {overdue} is still overdue{overdue_since, select, none {} other {; the oldest part of it was due on {overdue_since}}}.${soon}`,
  'notification.late_fee_charged.title': 'Late fee charged',
  'notification.late_fee_charged.message':
    'A fee of {amount} was charged for "{loan_title}" on {due_on}, because instalment {number} was not paid in full in time. It is part of what you owe for the loan.',
  'notification.charge_waived.title': 'Charge waived',
  'notification.charge_waived.message':
    'You no longer owe {amount} of {charge_kind, select, late_fee {the late fee} penalty_interest {the penalty interest} other {the charge}} for instalment {number} of "{loan_title}": {reason}',
  'notification.repayment_undone.title': 'Repayment undone',
  'notification.repayment_undone.message':
    '{amount} that you had repaid on "{loan_title}" came back to your wallet, and is owed again: {reason}',
  /** Of what came in outside the platform for a defaulted loan: the deposit is undone, too. */
  'notification.repayment_undone.recovery':
    'It had been recorded that {amount} came in for "{loan_title}" and went to its lenders. That has been undone, so the amount is owed again. Your wallet has not changed: {reason}',
  'notification.repayment_taken_back.title': 'Repayment taken back',
  'notification.repayment_taken_back.message':
    '{amount} of a repayment on "{loan_title}" was taken back out of your wallet, and is owed to you again{borne, select, none {: {reason}} other {{has_reason, select, yes {: {sentence}} other {.}} The platform paid {borne} of it for you, because your wallet did not have that much.}}',
  'notification.repayment_booked.title': 'Repayment booked',
  'notification.repayment_booked.message':
    '{amount} was taken from your wallet for "{loan_title}", and counts as paid on {value_date}: {reason}',
} as const
