/** What the start says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  title: 'What would you like to do?',
  borrow: 'I want to borrow',
  'borrow.how': 'Say what you need and what it is for. Other members decide whether to lend it.',
  lend: 'I want to lend',
  'lend.how': 'Choose from loans that say what they bring and how risky they are.',
  lookAround: 'Or look around first: <link>all loans on the map</link>.',
} as const
