import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'
import { t } from './messages/index.ts'

const writeOffMutation = graphql(`mutation WriteOffLoan($input: WriteOffLoanInput!) {
  acted: writeOffLoan(input: $input) {
    loan { id status version writtenOffAt } request { id } userErrors { code field message details }
  }
}`)

const recoveryMutation = graphql(`mutation RecordRecovery($input: RecordRecoveryInput!) {
  acted: recordRecovery(input: $input) {
    loan { id status version payoffAmount } request { id } userErrors { code field message details }
  }
}`)

/** Declares that the rest of a defaulted loan is no longer expected. */
export const writeOff = (): Act => ({
  name: t('writeOff.name'),
  explains: t('writeOff.explains'),
  readers: t('toldToAll'),
  final: true,
  done: () => t('writeOff.done'),
  send: sends(writeOffMutation),
})

/** Records money for a defaulted loan that came in outside the platform. */
export const recovery = (): Act => ({
  name: t('recovery.name'),
  explains: t('recovery.explains'),
  readers: t('recovery.readers'),
  amount: t('recovery.amount'),
  done: () => t('recovery.done'),
  send: (client, { id, amount = '', ...others }) =>
    client.mutation(recoveryMutation, { input: { ...others, loanId: id, amount } }).toPromise(),
})
