/** What waits for operators, as records of REST. */
export const workRecord = `
  fragment WorkItemRecord on WorkItem {
    id kind subjectId memberId loanId since ageDays dueAt nextStep ownerId note lookAgainOn version
    loanTitle memberName counterparty amount
  }
  fragment LateLoansRecord on LateLoans {
    bucket loans loansAdded amountDue
  }
`
