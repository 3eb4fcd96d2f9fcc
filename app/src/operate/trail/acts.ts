/** Acts by their names in the audit trail: the verb if it was done, the verb if it was tried, and the object. */
const acts: Readonly<Record<string, readonly [string, string, string]>> = {
  reviewMember: ['reviewed', 'review', ''],
  freezeMember: ['froze', 'freeze', ''],
  releaseMember: ['released', 'release', ''],
  closeMember: ['closed', 'close', 'the account of'],
  lookAtMember: ['looked at', 'look at', 'the file of'],
  redactAuditTrail: ['redacted', 'redact', 'what the trail says of'],
  approveLoan: ['published', 'publish', 'LOAN of'],
  returnLoan: ['returned', 'return', 'LOAN of'],
  freezeLoan: ['froze', 'freeze', 'LOAN of'],
  releaseLoan: ['released', 'release', 'LOAN of'],
  cancelLoan: ['cancelled', 'cancel', 'LOAN of'],
  defaultLoan: ['declared as defaulted', 'declare as defaulted', 'LOAN of'],
  writeOffLoan: ['wrote off', 'write off', 'LOAN of'],
  recordRecovery: ['recorded a recovery for', 'record a recovery for', 'LOAN of'],
  waiveCharge: ['waived', 'waive', 'a charge of'],
  undoRepayment: ['undid', 'undo', 'a repayment of'],
  repayLoan: ['booked', 'book', 'a repayment for LOAN of'],
  changePlan: ['changed the plan of', 'change the plan of', 'LOAN of'],
  undoPlanChange: ['undid', 'undo', 'a change of a plan of'],
  carryOutPlanChange: ['changed, after its notice, the plan of', 'change the plan of', 'LOAN of'],
  expireLoan: ['ended the funding of', 'end the funding of', 'LOAN of'],
  reverseTransaction: ['reversed', 'reverse', 'a transaction of'],
  assignBankLine: ['assigned', 'assign', 'a line of the bank’s statement to'],
  requestApproval: ['asked for', 'ask for', 'approval of an act on the records of'],
  approveRequest: ['approved', 'approve', 'a request about'],
  rejectRequest: ['rejected', 'reject', 'a request about'],
  createWebhook: ['added', 'add', 'a webhook'],
  updateWebhook: ['changed', 'change', 'a webhook'],
  removeWebhook: ['removed', 'remove', 'a webhook'],
  rotateWebhookSecret: ['replaced', 'replace', 'the secret of a webhook'],
  resendWebhookEvents: ['sent again', 'send again', 'events to a webhook'],
  retryWebhookDelivery: ['sent again', 'send again', 'an event to a webhook'],
  disableWebhook: ['disabled', 'disable', 'a webhook'],
  autoInvest: ['invested', 'invest', 'for'],
  autopay: ['took what was due for', 'take what is due for', 'LOAN of'],
}

/** The names of all acts, for the filter. */
export const actNames = Object.keys(acts)

/** The verb of an act, as done or as tried. */
export function verbOf(act: string, refused: boolean): string {
  const [done, tried] = acts[act] ?? [`did “${act}” to`, `do “${act}” to`]
  return refused ? `tried to ${tried}` : done
}

/** The words around the object of an act: before and after a loan, and before the name of a member. */
export function objectOf(act: string): readonly [before: string, isLoan: boolean, after: string] {
  const words = acts[act]?.[2] ?? 'records of'
  const [before = '', after] = words.split('LOAN')
  return after === undefined ? [before, false, ''] : [before, true, after.trim()]
}

/** An act in a few words, such as `Freeze a loan`. */
export function actName(act: string): string {
  const [, tried, of] = acts[act] ?? ['', act, '']
  const object =
    of === ''
      ? 'a member'
      : of.replace('LOAN', 'a loan').replace(/ (?:of|about|to|on the records of)$/, '')
  const text = act === 'autoInvest' ? 'invest by standing order' : `${tried} ${object}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
