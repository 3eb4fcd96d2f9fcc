/** What is said of paying late in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  'late.free': 'Paying late costs nothing extra.',
  'late.interest': 'Overdue principal keeps accruing interest at the loan’s rate until it is paid.',
  'late.penalty.points':
    '{graceDays, plural, =0 {On top of that it accrues penalty interest of {points} a year.} one {On top of that it accrues penalty interest of {points} a year, unless it is paid within a day after it was due.} other {On top of that it accrues penalty interest of {points} a year, unless it is paid within # days after it was due.}}',
  'late.penalty.rate':
    '{graceDays, plural, =0 {Overdue principal bears at least {rate} a year in all; what exceeds the loan’s rate is penalty interest.} one {Overdue principal bears at least {rate} a year in all, unless it is paid within a day after it was due; what exceeds the loan’s rate is penalty interest.} other {Overdue principal bears at least {rate} a year in all, unless it is paid within # days after it was due; what exceeds the loan’s rate is penalty interest.}}',
  'late.fee':
    'An instalment that is still unpaid {afterDays, plural, one {a day} other {# days}} after it could last be paid in time costs a late fee: {which, select, greater {the greater of {amount} and {share} of what is unpaid} share {{share} of what is unpaid} other {{amount}}}{repeats, select, yes {, and again after each further period of that length} other {}}.',
  'late.kept':
    'While the loan is late, what is overdue can’t be withdrawn, sent or invested, only repaid.',
  'late.since':
    'The loan counts as late once a payment has been missed entirely, or what is overdue exceeds both {amount} and {share} of what is left to pay.',
} as const
