import type { DocumentKind } from '../../entities/documents/document.ts'
import { arrearsNotice } from './arrears-notice.ts'
import { loanAgreement } from './loan-agreement.ts'
import type { Maker } from './maker.ts'
import { paidInFull } from './paid-in-full.ts'
import { payoffLetter } from './payoff-letter.ts'
import { receipt } from './receipt-paper.ts'
import { monthlyStatement } from './statement.ts'
import { taxCertificate } from './tax-certificate.ts'

/** What makes each kind of document. Payoff letters and receipts come first, since whoever asked for one waits for it. */
export const makers: readonly Maker[] = [
  payoffLetter,
  receipt,
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
