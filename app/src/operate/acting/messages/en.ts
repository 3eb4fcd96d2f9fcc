/** What operate/acting says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  sure: 'This can’t be undone. I am sure.',
  reason: 'Reason',
  dayMissing: 'Say on which day.',
  reasonMissing: 'Say why, in 1 to 200 characters.',
  preview: 'Show what would change',
  sureMissing: 'Tick the box if you are sure, or leave it.',
  moneyOwed:
    'The borrower owes the platform money, because payments were taken back after the money was spent. The loan can be published once that is paid.',
  changed:
    'This has changed since the page was read. What you entered is kept: send it again if it still fits, or close this to see what has changed.',
  'changed.previewed':
    'What this would do has changed. What it would do now is shown above: send it again if that is still what you want.',
  'changed.frozen': '{state} and frozen',
  'changed.loan':
    'The loan has changed since the page was read. It is now: {state}{open, select, yes {, {percent} funded} other {}}. What you entered is kept: send it again if it still fits.',
  'changed.writtenOff': 'Written off',
  'changed.debt':
    'The loan has changed since the page was read. It is now: {state}, {owed} owed. What you entered is kept: send it again if it still fits.',
  seeTheMembersMoney: 'See the member’s money',
  seeTheLoan: 'See the loan',
  seeLoanNumber: 'See loan {number}',
  seeTheInvestments: 'See the investments',
  seePaymentNumber: 'See payment {number}',
  'left.available':
    'Only the member can withdraw money from the wallet, and not while frozen: release the member, ask them to withdraw it, and then close the account.',
  'left.moving':
    'Money that is held or on its way is released or arrives by itself, or once its investment or payment is cancelled.',
  'left.loans':
    'Cancel a loan that is not paid out yet. One that is paid out has to be repaid, which a member can do while frozen, too; once it is in default, it can be written off.',
  'left.owed':
    'What is owed to the platform is paid by a deposit, which a member can make while frozen, too.',
  'left.investments':
    'Investments end when their loans are repaid or written off: until then, the account stays open, or frozen. What is repaid goes to the wallet.',
  seeTheRequests: 'See the requests',
  movesMuch:
    'It moves more than one operator may move alone ({amount}): another one has to approve it.',
} as const
