/** What the start says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  title: 'What would you like to do?',
  borrow: 'I want to borrow',
  'borrow.how':
    'Say what you need and what it is for. Other members decide whether to lend it to you.',
  lend: 'I want to lend',
  'lend.how': 'Choose from loans: each says what it earns and how risky it is.',
  lookAround: 'Or look around first: <link>all loans on the map</link>.',
} as const
