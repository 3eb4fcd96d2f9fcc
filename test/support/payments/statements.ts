import { currencyOf } from '../../../src/money.ts'
import { readStatements } from '../../../src/payments/bank-file/statements.ts'

/** The account of the platform, and one of somebody else. */
export const ours = 'DE89370400440532013000'
export const theirs = 'FR7630006000011234567890189'

const decimals = (currency: string) => currencyOf(currency).decimals
/** Reads the statements in a file. */
export const read = (xml: string) => readStatements(xml, decimals)

/** A statement of a bank, whose entries are written by hand. */
export const by = (entries: string, { currency = 'EUR', message = 'BkToCstmrStmt' } = {}) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><${message}><Stmt><Id>1</Id>
  <Acct><Id><IBAN>${ours}</IBAN></Id><Ccy>${currency}</Ccy></Acct>${entries}</Stmt></${message}></Document>`
/** An entry of it. */
export const entry = ({
  amount = '12.50',
  currency = 'EUR',
  side = 'CRDT',
  more = '<Sts>BOOK</Sts><BookgDt><Dt>2026-01-31</Dt></BookgDt>',
  transactions = '',
}) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}<NtryDtls>${transactions}</NtryDtls></Ntry>`
