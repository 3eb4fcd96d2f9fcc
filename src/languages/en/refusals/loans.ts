/** Why a loan, or an investment in one, is not as somebody wants it. */
export const loans = {
  'refusal.loan.unknown': 'There is no such loan.',
  'refusal.repayment.hidden':
    "How a loan is repaid is shown to its borrower, to operators, and to lenders who hold a part of it. Its state is in GET /loans/'{id}'.",
  'refusal.loan.not_seen': 'loanId names no loan that you can see.',
  'refusal.loan.not_borrower': 'Only the borrower can change this loan.',
  'refusal.loan.fixed': "{fields} can't be changed any more: the loan is {status}.",
  'refusal.loan.autopay':
    'autopay can only be changed while a loan is active: this one is {status}.',
  'refusal.loan.autopay_defaulted':
    'autopay can only be changed while a loan is active: this one is {status}. What is still owed can be repaid by hand.',
  'refusal.loan.autopay_early':
    'autopay can only be changed while a loan is active: this one is {status}. To have it from the day on which the loan is paid out, set the preference autopay.',
  'refusal.loan.fixed_and_autopay':
    "{terms} can't be changed any more: the loan is {status}. autopay can only be changed while a loan is active: this one is {status}.",
  'refusal.loan.fixed_and_autopay_defaulted':
    "{terms} can't be changed any more: the loan is {status}. autopay can only be changed while a loan is active: this one is {status}. What is still owed can be repaid by hand.",
  'refusal.loan.fixed_and_autopay_early':
    "{terms} can't be changed any more: the loan is {status}. autopay can only be changed while a loan is active: this one is {status}. To have it from the day on which the loan is paid out, set the preference autopay.",
  'refusal.loan.integrator_status':
    'Integrators publish loans for others (status OPEN); only the borrower withdraws them.',
  'refusal.loan.integrator_autopay':
    'Only the borrower decides whether what is due is taken from their wallet: leave out autopay.',
  'refusal.loan.borrower_late':
    '{owed} has to be repaid first, on loans that are late or in default ({loans}). Until then, no other loan can be published.',
  'refusal.loan.late_one': '“{title}”: {owed}',
  'refusal.loan.missing': '{field} must be set before the loan can be published.',
  'refusal.loan.your_user_type': 'Your userType is lender: it must be borrower or both to publish.',
  'refusal.loan.borrowers_user_type':
    "The borrower's userType is lender: it must be borrower or both to publish.",
  'refusal.loan.reflection':
    'Lenders can still cancel their investments in this loan: it is paid out automatically once the last of them no longer can, at {endsAt}.',
  'refusal.loan.already': 'The loan is already {to}.',
  'refusal.loan.transition': "A loan that is {from} can't become {to} this way.",
  'refusal.loan.taken_back':
    'The borrower has taken back {most} loans within 24 hours, which is the limit; another can be published or submitted from {againAt}.',
  'refusal.loan.purposes': 'purposes can name at most {max} purposes.',
  'refusal.loan.import_count': 'loans must have {min} to {max} items; it has {count}.',
  'refusal.loan.list': 'Give either ids or a filter: what they name is one list.',
  'refusal.loan.list_most': 'ids can name at most {max} loans; follow the others in another list.',
  'refusal.invest.own': 'loanId is your own loan: others can invest in it.',
  'refusal.invest.user_type': 'Your userType is borrower: set it to lender or both to invest.',
  'refusal.invest.opportunities':
    'Your userType is borrower: set it to lender or both to find opportunities.',
  'refusal.invest.not_open': 'This loan takes no investments: it is {status}.',
  'refusal.invest.remaining': 'amount is more than the {remaining} that the loan still needs.',
  'refusal.cancel.binding':
    'On this platform, an investment is binding: its money stays held until the loan is funded, cancelled or expired.',
  'refusal.cancel.unknown': 'id names no investment of yours.',
  'refusal.cancel.already': 'You have already cancelled this investment.',
  'refusal.cancel.reflected':
    'Your reflection period ended at {endedAt}: the investment is binding now.',
  'refusal.cancel.state':
    'An investment can be cancelled only while its loan is open: the loan is {status}.',
  'refusal.repay.not_borrower': 'Only its borrower repays this loan.',
  'refusal.repay.state': 'Only a loan that was paid out can be repaid: this one is {from}.',
  'refusal.leave.not_borrower': 'Only the borrower can withdraw from this loan.',
  'refusal.leave.already': 'You have already withdrawn from this loan.',
  'refusal.leave.state':
    'Only a loan that is active or repaid can be withdrawn from: this one is {from}.',
  'refusal.leave.no_right':
    'The terms of this loan include no right to withdraw: you can repay it early at any time, with repayLoan.',
  'refusal.leave.too_late':
    'The last day for withdrawing from this loan was {lastDay}: you can repay it early at any time, with repayLoan.',
} as const
