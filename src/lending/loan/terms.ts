/** The fields of a loan that its borrower sets; editable_terms in change.sql says until when each may be changed. */
export type EditableField =
  | 'title'
  | 'description'
  | 'amountRequested'
  | 'interestRate'
  | 'repaymentPeriodMonths'
  | 'purpose'
  | 'locationLatitude'
  | 'locationLongitude'
  | 'locationDescription'
