import type { GraphQLSchema } from 'graphql'
import { allCodes } from '../codes.ts'
import { CSV } from '../csv.ts'
import { errorResponses } from './errors.ts'
import { headers } from './headers.ts'
import { notModified } from './operation.ts'
import type { JsonSchema } from './schemas.ts'

/** A file that everybody can read, so that it is no row: nobody's token says what it shows. */
interface PublicFile {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly success: string
  /** Its first lines. */
  readonly example: string
  /** Whether it has a tag, by which a client asks whether it has changed. */
  readonly tagged: boolean
}

const files: Readonly<Record<string, PublicFile>> = {
  '/public/loan-book.csv': {
    operationId: 'getLoanBook',
    summary: 'Download the public loan book',
    description: `A line for each loan that was paid out, for everybody, without a token. It names nobody: \`loan\` is a keyed hash that stays the same for a loan, places are whole degrees, times are months, and a purpose is shown if at least ten loans have it. Amounts are in \`currency\`, \`status\` is \`active\`, \`repaid\`, \`defaulted\` or \`written_off\`.

There is none unless the gateway's setting \`PUBLIC_LOAN_BOOK\` is \`on\`. Caches may keep it for an hour. An address can have one download at a time.`,
    success: 'The loan book.',
    example: `loan,amount,currency,interest_rate,repayment_period_months,risk_level,purpose,latitude,longitude,published_in,paid_out_in,status,principal_repaid,interest_paid,days_late,defaulted_in,recovered,written_off
3q2-7wDmM1yQk0Zp,1000.00,USD,9.5,12,low,equipment,45,8,2026-10,2026-11,active,78.85,7.92,0,,0.00,0.00
`,
    tagged: false,
  },
  '/public/default-rates.csv': {
    operationId: 'getDefaultRates',
    summary: 'Download the default rates of each year',
    description: `The default rates by year and risk level, for everybody, without a token, as Article 20 of Regulation (EU) 2020/1503 asks for them: of the loans that were being repaid when a year began, the share that defaulted within it, in percent. In the year \`average\`, it is the simple average of the years that are over.

There is none unless the gateway's setting \`PUBLIC_LOAN_BOOK\` is \`on\`. Caches may keep it for an hour.`,
    success: 'The default rates.',
    example: `year,risk_level,loans,defaulted,default_rate
2026,all,120,3,2.50
average,all,,,2.50
`,
    tagged: true,
  },
}

const CODES = ['NOT_FOUND', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']

/** The descriptions of the files that everybody can read, by path. */
export function describePublicFiles(
  schema: GraphQLSchema,
  tag: string,
): Readonly<Record<string, JsonSchema>> {
  const errors = errorResponses(
    allCodes(schema).filter(({ code }) => CODES.includes(code)),
    false,
  )
  return Object.fromEntries(
    Object.entries(files).map(([path, { success, example, tagged, ...described }]) => {
      const named = headers(
        'Cache-Control',
        'X-Request-Id',
        'Content-Disposition',
        tagged && 'ETag',
      )
      const content = { [CSV]: { schema: { type: 'string' }, example } }
      const get = {
        ...described,
        tags: [tag],
        security: [],
        responses: {
          200: { description: success, headers: named, content },
          ...(tagged && { 304: notModified }),
          ...errors,
        },
      }
      return [path, { get }]
    }),
  )
}
