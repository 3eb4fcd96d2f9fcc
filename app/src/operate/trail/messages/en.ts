/** What operate/trail says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  'act.reviewMember':
    '{outcome, select, refused {<by>{actor}</by> tried to review <of>{member}</of>.} other {<by>{actor}</by> reviewed <of>{member}</of>.}}',
  'act.reviewMember.name': 'Review a member',
  'act.freezeMember':
    '{outcome, select, refused {<by>{actor}</by> tried to freeze <of>{member}</of>.} other {<by>{actor}</by> froze <of>{member}</of>.}}',
  'act.freezeMember.name': 'Freeze a member',
  'act.releaseMember':
    '{outcome, select, refused {<by>{actor}</by> tried to release <of>{member}</of>.} other {<by>{actor}</by> released <of>{member}</of>.}}',
  'act.releaseMember.name': 'Release a member',
  'act.closeMember':
    '{outcome, select, refused {<by>{actor}</by> tried to close the account of <of>{member}</of>.} other {<by>{actor}</by> closed the account of <of>{member}</of>.}}',
  'act.closeMember.name': 'Close the account',
  'act.lookAtMember':
    '{outcome, select, refused {<by>{actor}</by> tried to look at the file of <of>{member}</of>.} other {<by>{actor}</by> looked at the file of <of>{member}</of>.}}',
  'act.lookAtMember.name': 'Look at the file',
  'act.redactAuditTrail':
    '{outcome, select, refused {<by>{actor}</by> tried to redact what the trail says of <of>{member}</of>.} other {<by>{actor}</by> redacted what the trail says of <of>{member}</of>.}}',
  'act.redactAuditTrail.name': 'Redact what the trail says',
  'act.approveLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to publish <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> published <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.approveLoan.name': 'Publish a loan',
  'act.returnLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to return <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> returned <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.returnLoan.name': 'Return a loan',
  'act.freezeLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to freeze <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> froze <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.freezeLoan.name': 'Freeze a loan',
  'act.releaseLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to release <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> released <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.releaseLoan.name': 'Release a loan',
  'act.cancelLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to cancel <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> cancelled <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.cancelLoan.name': 'Cancel a loan',
  'act.defaultLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to declare <loan>a loan</loan> of <of>{member}</of> in default.} other {<by>{actor}</by> declared <loan>a loan</loan> of <of>{member}</of> in default.}}',
  'act.defaultLoan.name': 'Declare a loan as defaulted',
  'act.writeOffLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to write off <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> wrote off <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.writeOffLoan.name': 'Write off a loan',
  'act.recordRecovery':
    '{outcome, select, refused {<by>{actor}</by> tried to record a recovery for <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> recorded a recovery for <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.recordRecovery.name': 'Record a recovery for a loan',
  'act.waiveCharge':
    '{outcome, select, refused {<by>{actor}</by> tried to waive a charge of <of>{member}</of>.} other {<by>{actor}</by> waived a charge of <of>{member}</of>.}}',
  'act.waiveCharge.name': 'Waive a charge',
  'act.correctDocument':
    '{outcome, select, refused {<by>{actor}</by> tried to correct a document of <of>{member}</of>.} other {<by>{actor}</by> corrected a document of <of>{member}</of>.}}',
  'act.correctDocument.name': 'Correct a document',
  'act.requestPayoffLetter':
    '{outcome, select, refused {<by>{actor}</by> tried to ask for a payoff letter for <of>{member}</of>.} other {<by>{actor}</by> asked for a payoff letter for <of>{member}</of>.}}',
  'act.requestPayoffLetter.name': 'Ask for a payoff letter',
  'act.undoRepayment':
    '{outcome, select, refused {<by>{actor}</by> tried to undo a repayment of <of>{member}</of>.} other {<by>{actor}</by> undid a repayment of <of>{member}</of>.}}',
  'act.undoRepayment.name': 'Undo a repayment',
  'act.repayLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to book a repayment for <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> booked a repayment for <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.repayLoan.name': 'Book a repayment for a loan',
  'act.changePlan':
    '{outcome, select, refused {<by>{actor}</by> tried to change the plan of <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> changed the plan of <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.changePlan.name': 'Change the plan of a loan',
  'act.undoPlanChange':
    '{outcome, select, refused {<by>{actor}</by> tried to undo a change of a plan of <of>{member}</of>.} other {<by>{actor}</by> undid a change of a plan of <of>{member}</of>.}}',
  'act.undoPlanChange.name': 'Undo a change of a plan',
  'act.carryOutPlanChange':
    '{outcome, select, refused {<by>{actor}</by> tried to change the plan of <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> changed the plan of <loan>a loan</loan> of <of>{member}</of>, after its notice.}}',
  'act.carryOutPlanChange.name': 'Change the plan of a loan after its notice',
  'act.expireLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to end the funding of <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> ended the funding of <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.expireLoan.name': 'End the funding of a loan',
  'act.reverseTransaction':
    '{outcome, select, refused {<by>{actor}</by> tried to reverse a transaction of <of>{member}</of>.} other {<by>{actor}</by> reversed a transaction of <of>{member}</of>.}}',
  'act.reverseTransaction.name': 'Reverse a transaction',
  'act.assignBankLine':
    '{outcome, select, refused {<by>{actor}</by> tried to assign {whose, select, nobody {a line of the bank’s statement} other {a line of the bank’s statement to <of>{member}</of>}}.} other {<by>{actor}</by> assigned {whose, select, nobody {a line of the bank’s statement} other {a line of the bank’s statement to <of>{member}</of>}}.}}',
  'act.assignBankLine.name': 'Assign a line of the bank’s statement',
  'act.importBankFile':
    '{outcome, select, refused {<by>{actor}</by> tried to import a bank file.} other {<by>{actor}</by> imported a bank file.}}',
  'act.importBankFile.name': 'Import a bank file',
  'act.requestApproval':
    '{outcome, select, refused {<by>{actor}</by> tried to ask for approval of an act on the records of <of>{member}</of>.} other {<by>{actor}</by> asked for approval of an act on the records of <of>{member}</of>.}}',
  'act.requestApproval.name': 'Ask for approval of an act',
  'act.approveRequest':
    '{outcome, select, refused {<by>{actor}</by> tried to approve a request about <of>{member}</of>.} other {<by>{actor}</by> approved a request about <of>{member}</of>.}}',
  'act.approveRequest.name': 'Approve a request',
  'act.previewRequest':
    '{outcome, select, refused {<by>{actor}</by> tried to preview a request about <of>{member}</of>.} other {<by>{actor}</by> previewed a request about <of>{member}</of>.}}',
  'act.previewRequest.name': 'Preview a request',
  'act.previewUndoing':
    '{outcome, select, refused {<by>{actor}</by> tried to preview how a repayment of <of>{member}</of> would be undone.} other {<by>{actor}</by> previewed how a repayment of <of>{member}</of> would be undone.}}',
  'act.previewUndoing.name': 'Preview the undoing of a repayment',
  'act.previewReversal':
    '{outcome, select, refused {<by>{actor}</by> tried to preview the reversal of a transaction of <of>{member}</of>.} other {<by>{actor}</by> previewed the reversal of a transaction of <of>{member}</of>.}}',
  'act.previewReversal.name': 'Preview a reversal',
  'act.previewBooking':
    '{outcome, select, refused {<by>{actor}</by> tried to preview the booking of a repayment by <of>{member}</of>.} other {<by>{actor}</by> previewed the booking of a repayment by <of>{member}</of>.}}',
  'act.previewBooking.name': 'Preview the booking of a repayment',
  'act.previewPlanChangeUndoing':
    '{outcome, select, refused {<by>{actor}</by> tried to preview how a plan change of <of>{member}</of> would be undone.} other {<by>{actor}</by> previewed how a plan change of <of>{member}</of> would be undone.}}',
  'act.previewPlanChangeUndoing.name': 'Preview the undoing of a plan change',
  'act.previewRedaction':
    '{outcome, select, refused {<by>{actor}</by> tried to preview a redaction of what the trail says of <of>{member}</of>.} other {<by>{actor}</by> previewed a redaction of what the trail says of <of>{member}</of>.}}',
  'act.previewRedaction.name': 'Preview a redaction',
  'act.rejectRequest':
    '{outcome, select, refused {<by>{actor}</by> tried to reject a request about <of>{member}</of>.} other {<by>{actor}</by> rejected a request about <of>{member}</of>.}}',
  'act.rejectRequest.name': 'Reject a request',
  'act.updateWorkItem':
    '{outcome, select, refused {<by>{actor}</by> tried to change the owner or note of a worklist item{whose, select, nobody {} other { about <of>{member}</of>}}.} other {<by>{actor}</by> changed the owner or note of a worklist item{whose, select, nobody {} other { about <of>{member}</of>}}.}}',
  'act.updateWorkItem.name': 'Change a worklist item',
  'act.createWebhook':
    '{outcome, select, refused {<by>{actor}</by> tried to add a webhook.} other {<by>{actor}</by> added a webhook.}}',
  'act.createWebhook.name': 'Add a webhook',
  'act.updateWebhook':
    '{outcome, select, refused {<by>{actor}</by> tried to change a webhook.} other {<by>{actor}</by> changed a webhook.}}',
  'act.updateWebhook.name': 'Change a webhook',
  'act.removeWebhook':
    '{outcome, select, refused {<by>{actor}</by> tried to remove a webhook.} other {<by>{actor}</by> removed a webhook.}}',
  'act.removeWebhook.name': 'Remove a webhook',
  'act.rotateWebhookSecret':
    '{outcome, select, refused {<by>{actor}</by> tried to replace the secret of a webhook.} other {<by>{actor}</by> replaced the secret of a webhook.}}',
  'act.rotateWebhookSecret.name': 'Replace the secret of a webhook',
  'act.resendWebhookEvents':
    '{outcome, select, refused {<by>{actor}</by> tried to send events to a webhook again.} other {<by>{actor}</by> sent events to a webhook again.}}',
  'act.resendWebhookEvents.name': 'Send events to a webhook again',
  'act.retryWebhookDelivery':
    '{outcome, select, refused {<by>{actor}</by> tried to send an event to a webhook again.} other {<by>{actor}</by> sent an event to a webhook again.}}',
  'act.retryWebhookDelivery.name': 'Send an event to a webhook again',
  'act.disableWebhook':
    '{outcome, select, refused {<by>{actor}</by> tried to disable a webhook.} other {<by>{actor}</by> disabled a webhook.}}',
  'act.disableWebhook.name': 'Disable a webhook',
  'act.autoInvest':
    '{outcome, select, refused {<by>{actor}</by> tried to invest for <of>{member}</of>.} other {<by>{actor}</by> invested for <of>{member}</of>.}}',
  'act.autoInvest.name': 'Invest by standing order',
  'act.autopay':
    '{outcome, select, refused {<by>{actor}</by> tried to take what is due for <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> took what was due for <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.autopay.name': 'Take what is due for a loan',
  'act.addMemberNote':
    '{outcome, select, refused {<by>{actor}</by> tried to add a note on <of>{member}</of>.} other {<by>{actor}</by> added a note on <of>{member}</of>.}}',
  'act.addMemberNote.name': 'Add a note on a member',
  'act.addLoanNote':
    '{outcome, select, refused {<by>{actor}</by> tried to add a note on <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> added a note on <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.addLoanNote.name': 'Add a note on a loan',
  'act.answerHelpRequest':
    '{outcome, select, refused {<by>{actor}</by> tried to answer <loan>a request for help</loan> of <of>{member}</of>.} other {<by>{actor}</by> answered <loan>a request for help</loan> of <of>{member}</of>.}}',
  'act.answerHelpRequest.name': 'Answer a request for help',
  'act.remindBorrower':
    '{outcome, select, refused {<by>{actor}</by> tried to remind <of>{member}</of> of <loan>a loan</loan>.} other {<by>{actor}</by> reminded <of>{member}</of> of <loan>a loan</loan>.}}',
  'act.remindBorrower.name': 'Remind a borrower',
  'act.approvePayment':
    '{outcome, select, refused {<by>{actor}</by> tried to approve a withdrawal of <of>{member}</of>.} other {<by>{actor}</by> approved a withdrawal of <of>{member}</of>.}}',
  'act.approvePayment.name': 'Approve a withdrawal',
  'act.cancelPayment':
    '{outcome, select, refused {<by>{actor}</by> tried to cancel a withdrawal of <of>{member}</of>.} other {<by>{actor}</by> cancelled a withdrawal of <of>{member}</of>.}}',
  'act.cancelPayment.name': 'Cancel a withdrawal',
  'act.closePeriod':
    '{outcome, select, refused {<by>{actor}</by> tried to close a month of the books.} other {<by>{actor}</by> closed a month of the books.}}',
  'act.closePeriod.name': 'Close a month of the books',
  'act.createLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to add <loan>a loan</loan> for <of>{member}</of>.} other {<by>{actor}</by> added <loan>a loan</loan> for <of>{member}</of>.}}',
  'act.createLoan.name': 'Add a loan for a member',
  'act.updateLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to change <loan>a loan</loan> for <of>{member}</of>.} other {<by>{actor}</by> changed <loan>a loan</loan> for <of>{member}</of>.}}',
  'act.updateLoan.name': 'Change a loan for a member',
  'act.publishLoan':
    '{outcome, select, refused {<by>{actor}</by> tried to publish <loan>a loan</loan> for <of>{member}</of>.} other {<by>{actor}</by> published <loan>a loan</loan> for <of>{member}</of>.}}',
  'act.publishLoan.name': 'Publish a loan for a member',
  'act.createNotification':
    '{outcome, select, refused {<by>{actor}</by> tried to send a notification to <of>{member}</of>.} other {<by>{actor}</by> sent a notification to <of>{member}</of>.}}',
  'act.createNotification.name': 'Send a notification',
  'act.eraseMember':
    '{outcome, select, refused {<by>{actor}</by> tried to erase the data of <of>{member}</of>.} other {<by>{actor}</by> erased the data of <of>{member}</of>.}}',
  'act.eraseMember.name': 'Erase the data of a member',
  'act.eraseKept':
    '{outcome, select, refused {<by>{actor}</by> tried to erase data of <of>{member}</of> that had to be kept until now.} other {<by>{actor}</by> erased data of <of>{member}</of> that had to be kept until now.}}',
  'act.eraseKept.name': 'Erase data that had to be kept',
  'act.beginOperating':
    '{outcome, select, refused {<by>{actor}</by> tried to work as an operator.} other {<by>{actor}</by> worked as an operator for the first time.}}',
  'act.beginOperating.name': 'Work as an operator for the first time',
  'act.exportAuditTrail':
    '{outcome, select, refused {<by>{actor}</by> tried to export the audit trail.} other {<by>{actor}</by> exported the audit trail.}}',
  'act.exportAuditTrail.name': 'Export the audit trail',
  'act.repairBalances':
    '{outcome, select, refused {<by>{actor}</by> tried to set balances to the sums of their entries.} other {<by>{actor}</by> set balances to the sums of their entries.}}',
  'act.repairBalances.name': 'Set balances to the sums of their entries',
  'act.markMailAddress':
    '{outcome, select, refused {<by>{actor}</by> tried to note that letters don’t reach <of>{member}</of>.} other {<by>{actor}</by> noted that letters don’t reach <of>{member}</of>.}}',
  'act.markMailAddress.name': 'Note that letters don’t arrive',
  'act.markSophisticated':
    '{outcome, select, refused {<by>{actor}</by> tried to change whether <of>{member}</of> is a sophisticated lender.} other {<by>{actor}</by> changed whether <of>{member}</of> is a sophisticated lender.}}',
  'act.markSophisticated.name': 'Change who is a sophisticated lender',
  'act.previewPlanChange':
    '{outcome, select, refused {<by>{actor}</by> tried to preview a change of the plan of <loan>a loan</loan> of <of>{member}</of>.} other {<by>{actor}</by> previewed a change of the plan of <loan>a loan</loan> of <of>{member}</of>.}}',
  'act.previewPlanChange.name': 'Preview a change of a plan',
  'act.returnPayment':
    '{outcome, select, refused {<by>{actor}</by> tried to record that the bank returned a payment of <of>{member}</of>.} other {<by>{actor}</by> recorded that the bank returned a payment of <of>{member}</of>.}}',
  'act.returnPayment.name': 'Book what the bank took back',
  'act.seed':
    '{outcome, select, refused {<by>{actor}</by> tried to fill the platform with demo data.} other {<by>{actor}</by> filled the platform with demo data.}}',
  'act.seed.name': 'Fill the platform with demo data',
  'act.showLooks':
    '{outcome, select, refused {<by>{actor}</by> tried to show <of>{member}</of> who had looked at their file.} other {<by>{actor}</by> showed <of>{member}</of> who had looked at their file.}}',
  'act.showLooks.name': 'Show a member who looked at their file',
  'act.verifyMember':
    '{outcome, select, refused {<by>{actor}</by> tried to change how far the identity of <of>{member}</of> is verified.} other {<by>{actor}</by> changed how far the identity of <of>{member}</of> is verified.}}',
  'act.verifyMember.name': 'Change how far an identity is verified',
  'act.unknown':
    '{outcome, select, refused {<by>{actor}</by> tried to do “{act}” to records of <of>{member}</of>.} other {<by>{actor}</by> did “{act}” to records of <of>{member}</of>.}}',
  'actor.job': 'The job “{name}”',
  'actor.rule': 'The rule “{name}”',
  theStandingOrder: 'The standing order',
  you: 'You',
  aMember: 'a member',
  nobodyKnown: 'nobody known',
  refusedWith: 'Refused: {why}',
  part: '{name}: {value}',
  none: 'none',
  yes: 'yes',
  no: 'no',
  whyAndWhatChanged: 'Why, and what changed',
  itSaysNothingMore: 'It says nothing more.',
  redacted: 'What it said was redacted.',
  quoted: '“{text}”',
  became: 'became',
  who: 'Who',
  anybody: 'People, jobs and rules',
  me: 'I',
  operators: 'People only',
  jobs: 'Jobs',
  rules: 'Rules',
  what: 'What',
  anything: 'Anything',
  outcome: 'Outcome',
  doneOrRefused: 'Done or refused',
  done: 'Done',
  refused: 'Refused',
  looksAtFiles: 'Looks at files',
  leftOut: 'Left out',
  included: 'Included',
  nothingElse: 'Nothing else',
  from: 'From',
  to: 'To',
  whoseMember: 'Member: name or id',
  idOfALoan: 'Id of a loan',
  idOfARecord: 'Id of a record',
  auditTrail: 'Audit trail',
  noneFound: 'Nothing like this was done',
  'noneFound.hint':
    'Try fewer conditions. What jobs and rules did is shown if you choose them under “Who”.',
  csv: 'CSV: these entries',
  'csv.noted':
    'The file contains reasons and values, so saving it counts as a look at each member in it.',
} as const
