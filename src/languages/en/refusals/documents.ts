/** Why a document is not made, or not corrected. */
export const documents = {
  'refusal.document.off':
    'This platform makes no documents; whoever runs it can switch them on by DOCUMENTS=on.',
  'refusal.document.unknown': 'id names no document.',
  'refusal.document.replaced':
    'This document is replaced already: correct the newest one, {by}, instead.',
  'refusal.document.unchanged':
    'Made again from the books as they are now, this document would say the same: correct the books first.',
  'refusal.document.void':
    'What this document says no longer applies, so nothing can replace it: its loan is no longer late for that day, no longer active or no longer repaid, or its day has passed.',
  'refusal.receipt.unknown':
    '{field} names no repayment of yours: take the id of a line of your statement whose type is REPAYMENT_PAID and whose direction is DEBIT.',
  'refusal.receipt.undone':
    'This repayment was undone, so there is no receipt for it; your statement shows the repayment and its reversal.',
  'refusal.payoff.not_borrower':
    'Only the borrower can ask for a payoff letter for this loan; operators must give a reason.',
  'refusal.payoff.state': 'Only an active loan has a payoff letter: this one is {from}.',
  'refusal.payoff.most':
    'You can ask for {max} payoff letters of a loan within 24 hours: you can ask again from {againAt} on. payoffAmount says at any time what repays the loan today.',
} as const
