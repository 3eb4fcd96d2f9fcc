import type { Row } from '../answer.ts'
import { mutation, page, pageArguments, pageVariables } from './parts.ts'

/** Where the caller gets letters by e-mail, and the letters to all members for operators. */
export const mailRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/email-address',
    summary: 'Get the e-mail address that letters go to',
    success: 'The e-mail address.',
    document: 'query getEmailAddress { emailAddress { ...EmailAddressRecord } }',
  },
  {
    method: 'PUT',
    path: '/email-address',
    summary: 'Change the e-mail address, which has to be confirmed',
    success: 'The e-mail address, with the one to confirm.',
    refusals: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
    document: mutation('changeEmailAddress', 'emailAddress { ...EmailAddressRecord }'),
  },
  {
    method: 'GET',
    path: '/operator/letters',
    summary: 'List the letters to all members',
    success: 'A page of letters, newest first.',
    document: `query listOperatorLetters($state: [LetterState!], $memberId: ID, ${pageVariables}) {
      letters: operatorLetters(state: $state, memberId: $memberId, ${pageArguments}) ${page('LetterRecord')}
    }`,
    list: 'letters',
  },
]
