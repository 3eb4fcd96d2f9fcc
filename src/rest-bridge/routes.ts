/** One REST operation: a GraphQL document on the same schema, and how HTTP maps onto it. */
export interface Row {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** OpenAPI form; each parameter is the variable of that name, or the input's field. */
  readonly path: string
  readonly summary: string
  readonly document: string
  readonly status: 200 | 201
  /** The record a request body describes: its server-owned fields are accepted and ignored. */
  readonly record?: string
  /** The path of the record that was made. */
  readonly location?: string
  /** The record of the answer whose version makes the ETag. */
  readonly tagged?: string
}

const userErrors = 'userErrors { code field message details }'

/** The whole REST surface, a row an operation; validated against the schema at start. */
export const routes: readonly Row[] = [
  {
    method: 'GET',
    path: '/profile',
    summary: 'Get authenticated user profile',
    document: 'query getProfile { profile: me { ...ProfileRecord } }',
    status: 200,
    tagged: 'profile',
  },
  {
    method: 'PUT',
    path: '/profile',
    summary: 'Update authenticated user profile',
    document: `mutation updateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) { profile { ...ProfileRecord } ${userErrors} }
    }`,
    status: 200,
    record: 'Profile',
    tagged: 'profile',
  },
  {
    method: 'POST',
    path: '/loans',
    summary: 'Create loan request',
    document: `mutation createLoan($input: CreateLoanInput!) {
      createLoan(input: $input) { loan { ...LoanRecord } ${userErrors} }
    }`,
    status: 201,
    record: 'Loan',
    location: '/loans/{loan.id}',
    tagged: 'loan',
  },
  {
    method: 'GET',
    path: '/loans/{id}',
    summary: 'Get loan details',
    document: 'query getLoan($id: ID!) { loan(id: $id) { ...LoanRecord } }',
    status: 200,
    tagged: 'loan',
  },
]
