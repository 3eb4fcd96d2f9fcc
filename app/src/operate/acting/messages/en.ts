/** What operate/acting says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  sure: 'This can’t be undone. I am sure.',
  reason: 'Reason',
  amountExample: 'Enter an amount such as 125.50.',
  reasonMissing: 'Say why, in 1 to 200 characters.',
  sureMissing: 'Tick the box if you are sure, or leave it.',
  moneyOwed:
    'The borrower owes the platform money, because payments were taken back after the money was spent. The loan can be published once that is paid.',
  seeTheMembersMoney: 'See the member’s money',
  seeTheLoan: 'See the loan',
  seeLoanNumber: 'See loan {number}',
  seeTheRequests: 'See the requests',
  movesMuch: 'It moves more than one operator may move alone: another one has to approve it.',
} as const
