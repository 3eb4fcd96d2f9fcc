import { all, type Line, payload } from './matrix.ts'

const address = 'new@example.org'

/** Where members get letters. */
export const mailLines: readonly Line[] = [
  {
    name: 'Query.emailAddress',
    call: () => '{ emailAddress { address pendingAddress bounceReason } }',
    outcomes: all('ok'),
  },
  {
    name: 'Mutation.changeEmailAddress',
    call: () =>
      payload('changeEmailAddress', `{ address: "${address}" }`, 'emailAddress { address }'),
    // The platform of the matrix sends none.
    outcomes: all('NOT_FOUND'),
  },
]

/** Their REST rows. */
export const mailRestLines: readonly Line[] = [
  { name: 'GET /email-address', call: () => ['GET', '/email-address'], outcomes: all('ok') },
  {
    name: 'PUT /email-address',
    call: () => ['PUT', '/email-address', { address }],
    outcomes: all('NOT_FOUND'),
  },
]
