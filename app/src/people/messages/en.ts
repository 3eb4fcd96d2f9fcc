/** What people says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  'record.repaid':
    '{count, plural, =0 {The borrower has repaid no loan here yet.} one {The borrower has repaid # loan here.} other {The borrower has repaid # loans here.}}',
  'record.late': 'They are late with a payment.',
  'record.late.defaulted':
    'They still owe part of that, or are late with a loan that is still running.',
  'record.inTime': 'No payment of theirs is late.',
  'record.defaulted':
    '{count, plural, one {# of their loans has defaulted.} other {# of their loans have defaulted.}}',
  'record.defaulted.repaid':
    '{count, plural, one {# of their loans had defaulted, and was repaid in full after that.} other {# of their loans had defaulted, and were repaid in full after that.}}',
  'record.loansRepaid': 'Loans repaid',
  'record.loansDefaulted': 'Loans defaulted',
  'record.lateNow': 'Something overdue now',
  'record.onTime': 'Paid on time',
  'record.onTime.of': '{onTime, number} of {due, plural, one {# payment} other {# payments}}',
  'record.longestDelay': 'Longest delay',
  'record.longestDelay.days': '{days, plural, =0 {None} one {# day} other {# days}}',
  yes: 'Yes',
  no: 'No',
  identity: 'Identity',
  'identity.UNVERIFIED': 'Not verified',
  'identity.PENDING': 'Being checked',
  'identity.VERIFIED': 'Verified',
  'identity.REJECTED': 'Not verified',
  memberSince: 'Member since',
  occupation: 'Occupation',
  inTheirWords: '“{text}”',
} as const
