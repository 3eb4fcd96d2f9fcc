/** Why what has been booked is not undone, reversed or booked otherwise, and how lines of bank statements are assigned. */
export const corrections = {
  'refusal.reversal.unknown': 'id names no transaction.',
  'refusal.reversal.of_reversal':
    'This transaction is itself a reversal, which is final: carry out the movement again instead.',
  'refusal.reversal.already':
    'This transaction has been reversed already, and each can be reversed once.',
  'refusal.reversal.repayment':
    "This transaction ({kind}) is part of a loan that is {status}, and can't be reversed alone. To undo a repayment, use undoRepayment with the reference of this line.",
  'refusal.reversal.fee':
    "This transaction ({kind}) is part of a loan that is {status}, and can't be reversed alone. A part of this fee was given back, because the loan was repaid early or withdrawn from. What is left of it can be paid to the member only outside of this platform.",
  'refusal.reversal.recovery':
    "This transaction ({kind}) came in for a loan that is {status} and was repaid to its lenders at once, so it can't be reversed alone. undoRepayment undoes both, with the id of the repayment (loanRepayments).",
  'refusal.reversal.part_of_loan':
    "This transaction ({kind}) is part of a loan that is {status}, and can't be reversed alone. cancelLoan releases all investments of an open loan. Once a loan is paid out, its members can settle between themselves, by a transfer from one to the other.",
  'refusal.reversal.closed':
    'The reversal pays a member whose account is closed: it works once releaseMember has let them in again.',
  'refusal.reversal.available':
    'The reversal takes {needed} from a wallet with {available} available: it works once this member has that much.',
  'refusal.undo.unknown': 'id names no repayment: give the `reference` of its line on a statement.',
  'refusal.undo.already': 'This repayment was already undone.',
  'refusal.undo.value_date':
    'valueDate must be from {min}, the day of the repayment, to {max}, today.',
  'refusal.undo.history':
    "The history of this loan can't be replayed: either its plan does not follow from what is known of that history, as with some loans of earlier versions, or a later change of its plan would not be possible after this. undoRepayment with mode RETURN and without valueDate lends the amount again as of today, which needs no history.",
  'refusal.undo.lent_again_first':
    'A part of this repayment was lent again: undo that first, by the reference of its own line on the statement.',
  'refusal.undo.nothing_to_lend':
    'Nothing of this repayment can be lent again: it is an amount that was lent again, all of it was lent again already, or no principal is repaid.',
  'refusal.undo.fee_refunded':
    "Without this repayment, a different part of the loan's fee would have been given back: lend the amount again as of today instead (mode RETURN without valueDate), which leaves the fee as it is.",
  'refusal.undo.withdrawn':
    'The borrower withdrew from this loan after it was repaid, so it has no plan to return to. The members can settle it by a transfer between them.',
  'refusal.undo.closed':
    'The account of the borrower, or of a lender of this loan, is closed: undo the repayment once releaseMember has let them in again.',
  'refusal.undo.erased':
    'The borrower, or a lender of this loan, has been erased, so the loan can’t become active again: the repayment can’t be undone.',
  'refusal.undo.repaid':
    'The loan is repaid, so it has no next instalment to which the amount could be added: undo the repayment (mode UNDO), which makes it active again.',
  'refusal.undo.defaulted':
    'The loan is in default: its lenders have booked their loss, so what was repaid before stays as it is. What has come in since then can be undone (mode UNDO), but not lent again.',
  'refusal.undo.amount_missing': 'Mode RETURN needs an amount: how much is lent again.',
  'refusal.undo.only_return':
    '{field} goes only with mode RETURN: UNDO undoes the whole repayment, as of its own day.',
  'refusal.book.waiting':
    'This is more than an operator may book alone: it was requested, and waits for another operator to approve it.',
  'refusal.book.reason':
    'reason goes only with valueDate, by which an operator books a repayment as of an earlier day.',
  'refusal.book.value_date':
    'valueDate must be from {min}, the day of the payout, to {max}, today.',
  'refusal.book.fee_refunded':
    "With this repayment, a different part of the loan's fee would have been given back, so it can't be booked as of that day: the borrower can repay as of today, without valueDate.",
  'refusal.book.state':
    'Only a repayment of an active loan can be booked as of an earlier day: this loan is {from}.',
  'refusal.bank.file': 'This file can’t be imported. {why}',
  'refusal.bank.file_empty': 'Give the file as text; it is empty.',
  'refusal.bank.no_files':
    'The platform exchanges no files with a bank. Whoever runs its servers can change that.',
  'refusal.bank.fee_alone': 'fee is only possible together with provider.',
  'refusal.bank.one_of':
    'Give exactly one of memberId, paymentId, provider, bankFees and ownFunds.',
  'refusal.bank.payment': 'paymentId names no payment through the bank.',
  'refusal.bank.payment_amount':
    'The line’s amount differs from what is still open of this payment between the bank and the books.',
  'refusal.bank.provider':
    'provider is not another payment provider of this platform: those are {names}.',
  'refusal.bank.no_provider':
    'provider is not another payment provider of this platform: it has none.',
  'refusal.bank.member': 'memberId names no member with an open account.',
  'refusal.bank.line': 'id names no line of a bank statement.',
  'refusal.bank.fee_most': 'fee must not be more than the line’s amount.',
  'refusal.bank.went_out':
    'Only money that came in can be a member’s deposit; this line is money that left.',
  'refusal.bank.known':
    'It is already known what this line is for ({from}): only a line in suspense can be assigned.',
} as const
