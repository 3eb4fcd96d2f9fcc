/** What the protection of lenders says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  title: 'Before you invest',
  why: 'A few questions and figures show whether investing here suits you, and how large a loss you can bear. We ask again every two years.',
  figures: 'What you earn, have and owe, in {currency}',
  income: 'Net income of a year',
  assets: 'Money in accounts, and what can be turned into money within days',
  commitments: 'What you have to pay in a year: rent, loans, insurance and the like',
  answer: 'See the results',
  unanswered: 'Answer each question, and enter each amount.',
  results: 'Your results',
  sufficient: 'You know the risks of lending well enough.',
  netWorth: 'Your net worth is {amount}. You should be able to bear a loss of up to {loss}.',
  acknowledge: 'I have read and understood this',
  done: 'That is all. Press the button again to go on.',
  large: 'A large investment',
  largeAmount: 'I have read and understood this: go on',
  leaveUntil: 'You can cancel it until {time}.',
  leaveWhileOpen: 'You can cancel it while the loan is open.',
  leave: 'Cancel the investment',
  leaveYes: 'Yes, return my money',
  leaveNo: 'Keep the investment',
  'leave.says':
    '{amount} is available in your wallet again at once. It costs you nothing, and others can lend this amount instead.',
  'binding.open':
    'You can’t cancel this investment. If the loan is not fully funded by {day}, you get your money back.',
  'binding.funded':
    'You can’t cancel this investment: the loan is fully funded, and about to be paid out.',
  left: 'The investment is cancelled, and the money is back in your wallet.',
} as const
