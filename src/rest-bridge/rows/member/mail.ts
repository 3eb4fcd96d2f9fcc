import { get, put, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

/** Where the caller gets letters by e-mail, and the letters to all members for operators. */
export const mailRows: readonly Row[] = [
  get('/email-address', {
    summary: 'Get the e-mail address that letters go to',
    success: 'The e-mail address.',
    document: 'query getEmailAddress { emailAddress { ...EmailAddressRecord } }',
  }),
  put('/email-address', {
    summary: 'Change the e-mail address, which has to be confirmed',
    success: 'The e-mail address, with the one to confirm.',
    refusals: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
    document: mutation('changeEmailAddress', 'emailAddress { ...EmailAddressRecord }'),
  }),
  get('/operator/letters', {
    summary: 'List the letters to all members',
    success: 'A page of letters, newest first.',
    ...listed('listOperatorLetters', 'letters: operatorLetters', 'LetterRecord'),
  }),
]
