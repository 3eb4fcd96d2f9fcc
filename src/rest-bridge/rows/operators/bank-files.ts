import { get, post, type Row } from '../../row.ts'
import { listed, mutation, request } from '../parts.ts'

/** Statements have about 1 kB a line. A larger file would hold the gateway up while it is parsed: the command takes it. */
const BANK_FILE_BYTES = 2_097_152

/** What a list of lines shows of whose they are: after a change, nothing of it may be read. */
const ofLine = ['fileId', 'memberId', 'memberName', 'returnReason']

/** What agrees with the bank's statements, and what does not yet, for operators. */
export const bankFileRows: readonly Row[] = [
  get('/operator/reconciliation', {
    summary: 'Compare the bank’s statements with the books',
    success: 'How the two agree at the end of the day, with what is open.',
    document: 'query getReconciliation { reconciliation { ...ReconciliationRecord } }',
  }),
  get('/operator/safeguarding', {
    summary: 'Compare members’ money with what is at the bank',
    success: 'How the two agree at the end of the day, with what makes the difference.',
    document: 'query getSafeguarding { safeguarding { ...SafeguardingRecord } }',
  }),
  get('/operator/bank-files', {
    summary: 'List the files that were exchanged with the bank',
    success: 'A page of files, newest first, or all of them as CSV.',
    ...listed('listBankFiles', 'bankFiles', 'BankFileRecord'),
    table: 'BankFile',
  }),
  get('/operator/bank-lines', {
    summary: 'List the lines of the bank’s statements, and what each is for',
    success: 'A page of lines, the last booked first, or all of them as CSV.',
    ...listed('listBankLines', 'bankLines', `BankLineRecord ${ofLine.join(' ')}`),
    table: 'BankLine',
    beside: ofLine,
  }),
  post('/operator/bank-files', {
    summary: 'Import a bank file, or preview the result',
    success: 'The result of the import, or of its preview.',
    refusals: ['PAYMENTS_UNAVAILABLE'],
    document: mutation('importBankFile', 'bankImport { ...BankImportRecord }'),
    bodyLimit: BANK_FILE_BYTES,
  }),
  post('/operator/bank-lines/{id}/assign', {
    summary: 'Say what a line of a bank statement is for',
    success: 'The line, or what another operator has to approve.',
    refusals: ['OWN_ACCOUNT', 'INVALID_TRANSITION', 'REQUEST_PENDING', 'AMOUNT_OUT_OF_RANGE'],
    document: mutation('assignBankLine', `bankLine { ...BankLineRecord } ${request}`),
  }),
]
