import type { Row } from '../answer.ts'
import { userErrors } from './parts.ts'

/** Where the caller gets letters by e-mail. */
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
    document: `mutation changeEmailAddress($input: ChangeEmailAddressInput!) {
      changeEmailAddress(input: $input) { emailAddress { ...EmailAddressRecord } ${userErrors} }
    }`,
  },
]
