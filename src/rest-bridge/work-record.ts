/** An item of the operators' worklist, as a record of REST. */
export const workRecord = `
  fragment WorkItemRecord on WorkItem {
    id kind subjectId memberId loanId since ageDays dueAt nextStep ownerId note version
  }
`
