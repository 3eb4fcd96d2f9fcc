import { graphql } from '../../graphql/index.ts'

export const openMutation = graphql(`mutation OpenCase($input: OpenCaseInput!) {
  acted: openCase(input: $input) { case { id } userErrors { code field message } }
}`)

export const updateMutation = graphql(`mutation UpdateCase($input: UpdateCaseInput!) {
  acted: updateCase(input: $input) { case { id } userErrors { code field message } }
}`)

export const noteMutation = graphql(`mutation AddCaseNote($input: AddCaseNoteInput!) {
  acted: addCaseNote(input: $input) { case { id } userErrors { code field message } }
}`)

export const fileMutation = graphql(`mutation AddCaseFile($input: AddCaseFileInput!) {
  acted: addCaseFile(input: $input) { case { id } userErrors { code field message } }
}`)

export const proposeMutation =
  graphql(`mutation ProposeCaseDecision($input: ProposeCaseDecisionInput!) {
  acted: proposeCaseDecision(input: $input) { case { id } userErrors { code field message } }
}`)

export const confirmMutation =
  graphql(`mutation ConfirmCaseDecision($input: ConfirmCaseDecisionInput!) {
  acted: confirmCaseDecision(input: $input) { case { id } userErrors { code field message } }
}`)

export const rejectMutation =
  graphql(`mutation RejectCaseDecision($input: RejectCaseDecisionInput!) {
  acted: rejectCaseDecision(input: $input) { case { id } userErrors { code field message } }
}`)
