/** What waits for operators, and what members ask them, as records of REST. */
export const workRecord = `
  fragment WorkItemRecord on WorkItem {
    id kind subjectId memberId loanId since ageDays dueAt nextStep ownerId note lookAgainOn version
    loanTitle memberName counterparty amount ownerName topic
  }
  fragment HelpRequestRecord on HelpRequest {
    id memberId topic loanId paymentId message state answer answeredAt answeredById createdAt updatedAt closedAt version
  }
  fragment WorkCountRecord on WorkCount { kind items }
  fragment LateLoansRecord on LateLoans {
    bucket loans loansAdded amountDue
  }
`
