/** What help says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  title: 'Get help',
  'what.about': 'What is it about?',
  borrowed: 'A payment on your loan “{title}” is late',
  'borrowed.default': 'Your loan “{title}” is in default',
  lent: 'You lent to “{title}”, and a payment is late',
  'lent.default': 'You lent to “{title}”, and it is in default',
  payment: '{name} of {amount} on {day}',
  identity: 'Your identity could not be verified',
  account: 'Your account is frozen or closed',
  loan: 'This loan',
  other: 'Something else',
  stillNeeded: 'Owed now',
  lateFor: 'Late',
  days: '{days, plural, one {# day} other {# days}}',
  stands: 'Status',
  number: 'Its number',
  yourNumber: 'Your member number',
  next: 'What happens next',
  'next.default':
    'If the loan is still late on {until}, it can go into default: all of it is then owed at once. Asking for help does not move that day, but an agreement with the platform can.',
  'next.default.any': 'The loan can go into default any day: all of it is then owed at once.',
  'next.plan':
    'The platform can pause the payments, lower them, or spread what was missed. We tell you here about every change before the first changed payment is due.',
  'next.defaulted': 'The lenders get whatever is repaid. You can repay any amount at any time.',
  'next.lent':
    'The platform reminds the borrower 1, 7, 30 and 60 days after a payment has become late. If the loan is still late on {until}, it can go into default.',
  'next.lent.any':
    'The loan can go into default any day; your notifications tell you when it does.',
  'next.lent.default':
    'Whatever is repaid or recovered reaches your wallet by itself, in proportion to what you lent.',
  'next.payment': 'Your wallet shows any change to this payment at once.',
  'next.identity': 'You can begin another check in your profile at any time.',
  'next.account': 'This page changes by itself as soon as the account is released.',
  askFor: 'Ask the platform',
  answer:
    'Your e-mail goes to the people who run this platform, with everything above in it. They answer to the address that you write from, and see the same figures as you.',
  meanwhile: 'What you can do yourself now',
  'meanwhile.borrowed': '<link>Repay it, or a part of it</link>',
  'meanwhile.lent': '<link>See the loan and your part of it</link>',
  'meanwhile.payment': '<link>See your payments, and try again</link>',
  'meanwhile.identity': '<link>Begin another check</link>',
  'your.words': 'What happened, and what would you like to be done?',
  'your.words.hint': 'For example: “I can pay 50 a month from March on.”',
  write: 'Write the e-mail',
  copy: 'Copy the text',
  copied: 'Copied: paste it into a letter to {address}.',
  cantCopy: 'The browser does not allow copying here.',
  'answer.days':
    'There is no fixed time for their answer. Until you have it, the days above still apply.',
  nothingWrong:
    'Nothing of yours is late or refused at the moment. If something else is wrong, ask here.',
  instead: 'You can also write to {address} yourself.',
  noAddress:
    'This platform has set no address for help. Its operators see the same figures as you, and write to you in your notifications.',
} as const
