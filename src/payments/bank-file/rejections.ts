import { all, at, type Content, contentOf, refuse, textAt } from './elements.ts'

/** An order that the bank does not carry out, or all of a file. */
export interface Rejection {
  /** The end-to-end id of the order; null if the whole file is rejected. */
  readonly endToEndId: string | null
  /** The message id of the file. */
  readonly messageId: string
  /** Why, as ISO 20022 codes it. */
  readonly code: string | null
}

/** Reads the rejections in a status report (pain.002); null if the file is something else. Throws a StatementError if it can't be read. */
export function readRejections(xml: string): readonly Rejection[] | null {
  // Statements are large, and read once.
  if (!xml.slice(0, 2_000).includes('CstmrPmtStsRpt')) return null
  const report = at(contentOf(xml), 'Document/CstmrPmtStsRpt')
  const group = at(report, 'OrgnlGrpInfAndSts')
  const messageId = textAt(group, 'OrgnlMsgId') ?? refuse('OrgnlGrpInfAndSts/OrgnlMsgId is missing')
  const blocks = all(report, 'OrgnlPmtInfAndSts')
  const orders = blocks.flatMap((block) => all(block, 'TxInfAndSts'))
  const rejected = orders.filter((order) => textAt(order, 'TxSts') === 'RJCT')
  if (rejected.length > 0)
    return rejected.map((order) => ({
      endToEndId: textAt(order, 'OrgnlEndToEndId') ?? refuse('OrgnlEndToEndId is missing'),
      messageId,
      code: codeIn(order),
    }))
  if (textAt(group, 'GrpSts') === 'RJCT')
    return [{ endToEndId: null, messageId, code: codeIn(group) }]
  if (blocks.some((block) => textAt(block, 'PmtInfSts') === 'RJCT'))
    refuse('A part of the file is rejected (PmtInfSts), and no order in it is named')
  return []
}

function codeIn(content: Content): string | null {
  return textAt(content, 'StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry')
}
