import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const seenReminder = graphql(`fragment SeenReminder on Reminder {
  id kind amount sentAt
  operator { id fullName }
}`)
export type SeenReminder = ResultOf<typeof seenReminder>

export const remindersQuery = graphql(`query LoanReminders($id: ID!) {
  loanReminders(loanId: $id, first: 10) { nodes { ...SeenReminder } totalCount totalCountIsExact }
}`)

export const lateRemindersQuery = graphql(`query LateReminders($id: ID!) {
  loanReminders(loanId: $id, first: 100) { nodes { id kind number dueOn sentAt } }
}`)

export const remindMutation = graphql(`mutation RemindBorrower($input: RemindBorrowerInput!) {
  acted: remindBorrower(input: $input) { reminder { id } userErrors { code field message } }
}`)
