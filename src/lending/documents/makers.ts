import type { DocumentKind } from '../../entities/documents/document.ts'
import { arrearsNotice } from './arrears-notice.ts'
import { loanAgreement } from './loan-agreement.ts'
import type { Maker } from './maker.ts'
import { paidInFull } from './paid-in-full.ts'
import { payoffLetter } from './payoff-letter.ts'
import { receipt } from './receipt-paper.ts'
import { monthlyStatement } from './statement.ts'
import { taxCertificate } from './tax-certificate.ts'

/** What makes the documents that somebody asked for and waits for. */
export const requestedMakers: readonly Maker[] = [payoffLetter, receipt]

/** What makes each kind of document; what somebody waits for comes first. */
export const makers: readonly Maker[] = [
  ...requestedMakers,
  loanAgreement,
  arrearsNotice,
  paidInFull,
  monthlyStatement,
  taxCertificate,
]

/** What makes the documents of a kind. */
export function makerOf(kind: DocumentKind): Maker {
  const found = makers.find((maker) => maker.kind === kind)
  if (found === undefined) throw new Error(`nothing makes ${kind}`)
  return found
}
