import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'
import { t } from './messages/index.ts'

const waiveMutation = graphql(`mutation WaiveCharge($input: WaiveChargeInput!) {
  acted: waiveCharge(input: $input) {
    charge { id waived outstanding waivedReason }
    loan { id status version amountDue payoffAmount chargesDue }
    request { id } userErrors { code field message details }
  }
}`)

/** Waives what is outstanding of a charge. */
export const waiver = (): Act => ({
  name: t('waiver.name'),
  explains: t('waiver.explains'),
  readers: t('waiver.readers'),
  final: true,
  done: () => t('waiver.done'),
  waits: () => t('waiver.waits'),
  send: sends(waiveMutation),
})
