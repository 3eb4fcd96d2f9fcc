/** Why a loan suits a lender's preferences, or does not, and why a charge was made. */
export const match = {
  'match.nothing_wanted': 'You have set no preferences, so every loan matches.',
  'match.rate.met': 'It pays {rate} %, at least the {least} % that you want.',
  'match.rate.missed': 'It pays {rate} %, less than the {least} % that you want.',
  'match.term.met': 'It is repaid over {months} months, within your limit of {most}.',
  'match.term.missed': 'It is repaid over {months} months, more than your limit of {most}.',
  'match.amount.met': 'It asks for {amount}, within the amounts that you lend for.',
  'match.amount.small': 'It asks for {amount}, less than your minimum of {min}.',
  'match.amount.large': 'It asks for {amount}, more than your maximum of {max}.',
  'match.risk.unknown': 'Its risk is not known.',
  'match.risk.met': 'Its risk is {risk}, which you accept.',
  'match.risk.missed':
    'Its risk is {risk}; you accept only {first}{second, select, none {} low { or low} medium { or medium} high { or high} other { or {second}}}.',
  'match.purpose.met': 'It is for {purpose}, which you support.',
  'match.purpose.missed': 'It is for {purpose}, which is not among the purposes that you support.',
  'match.verified.met': 'Its borrower’s identity is verified.',
  'match.verified.missed':
    'Its borrower’s identity is not verified, and you want verified borrowers only.',
  'match.record.missed':
    'Its borrower has had a loan that defaulted: standing orders leave such loans out.',
  'match.distance.unknown': 'Its distance is not known.',
  'match.distance.met': 'It is about {km} km away, within your limit of {most} km.',
  'match.distance.missed': 'It is about {km} km away, more than your limit of {most} km.',
  'charge.late_fee': 'Instalment {number} was still unpaid on {due}.',
  'charge.penalty_interest':
    'Principal of instalment {number} was not paid on {due}, when it was due.',
} as const
