/** What a borrower says of a loan; editable_terms in change.sql says which of it may still change. */
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
