import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql'
import type { TextLength } from '../entities/entity.ts'
import { lineTexts } from '../entities/ledger/wallet-transaction.ts'
import { loanTexts } from '../entities/loan/loan.ts'
import { helpFileBytes, helpFileTexts } from '../entities/member/help-file.ts'
import { helpTexts } from '../entities/member/help-request.ts'
import { notificationTexts, notificationType } from '../entities/member/notification.ts'
import { PAUSE_MAX_HOURS } from '../entities/member/preferences.ts'
import { creditScores, profileTexts } from '../entities/member/profile.ts'
import { savedSearchTexts } from '../entities/member/saved-search.ts'
import { ownReference } from '../entities/own-reference.ts'
import { REASON_MAX } from '../lending/audit-trail/act.ts'
import {
  ACCOUNT_NUMBER,
  holderLength,
  ROUTING_NUMBER,
} from '../lending/bank-accounts/bank-accounts.ts'
import { caseNoteLength } from '../lending/cases/manage.ts'
import { EVENTS_MAX } from '../lending/event-log/read.ts'
import { fileBounds } from '../lending/file-record.ts'
import { importCounts } from '../lending/loan/import.ts'
import { PURPOSES_MAX } from '../lending/loan/lists/traits.ts'
import { ADDRESS_MAX } from '../lending/mail/address.ts'
import { ZOOM_MAX } from '../lending/map/area.ts'
import { subjectLength } from '../lending/member/acting.ts'
import { distances } from '../lending/member/order-wishes.ts'
import { QUERY_MAX } from '../lending/member/search.ts'
import { noteLength } from '../lending/notes/add.ts'
import { keyLength } from '../lending/outcome.ts'
import { metadataBounds } from '../lending/own-references/check.ts'
import { dueDays } from '../lending/plan-changes/terms.ts'
import { MONTHS_MAX } from '../lending/reports/read.ts'
import { URL_MAX } from '../lending/webhooks/url.ts'
import { itemNoteLength } from '../lending/worklist/update.ts'
import { PAGE_MAX } from '../reads/page.ts'

/** What a value must be, in the words of JSON Schema. */
type Bounds = Readonly<Record<string, unknown>>

/** The limits of a deployment that are bounds of values. */
export interface Limits {
  /** The most months in which a loan can be repaid; absent where no deployment is meant. */
  readonly loanMonthsMax?: number
}

const text = ({ min, max }: TextLength): Bounds => ({
  ...(min !== undefined && { minLength: min }),
  maxLength: max,
})
const texts = (lengths: Readonly<Record<string, TextLength>>) =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, text(length)]))
const range = ({ min, max }: { readonly min: number; readonly max: number }): Bounds => ({
  minimum: min,
  maximum: max,
})
const form = ({ source }: RegExp): Bounds => ({ pattern: source })

/** A list of some of the types of events; how the descriptions of REST and of events name these is theirs. */
const eventTypes: Bounds = { minItems: 1, items: { $ref: '#/components/schemas/EventType' } }
const file = {
  name: text(fileBounds.name),
  sha256: form(fileBounds.sha256),
  size: range(fileBounds.size),
}
const savedSearch = texts(savedSearchTexts)

const purposes = { maxItems: PURPOSES_MAX }

/** The bounds of fields by the name of their input, or of the field whose arguments they are. */
const own: Readonly<Record<string, Readonly<Record<string, Bounds>>>> = {
  CreateLoanInput: texts(loanTexts),
  UpdateLoanInput: texts(loanTexts),
  LoanToImport: texts(loanTexts),
  ImportLoansInput: { loans: { minItems: importCounts.min, maxItems: importCounts.max } },
  UpdateProfileInput: texts(profileTexts),
  UpdatePreferencesInput: { autoInvestPauseHours: range({ min: 0, max: PAUSE_MAX_HOURS }) },
  ReviewMemberInput: { creditScore: range(creditScores) },
  CreateSavedSearchInput: savedSearch,
  UpdateSavedSearchInput: savedSearch,
  DepositInput: texts(lineTexts),
  WithdrawInput: texts(lineTexts),
  TransferInput: texts(lineTexts),
  AddBankAccountInput: {
    holder: text(holderLength),
    routingNumber: form(ROUTING_NUMBER),
    accountNumber: form(ACCOUNT_NUMBER),
  },
  CreateNotificationInput: { ...texts(notificationTexts), type: form(notificationType) },
  ChangeEmailAddressInput: { address: { maxLength: ADDRESS_MAX } },
  RequestHelpInput: texts(helpTexts),
  ReplyToHelpRequestInput: texts(helpTexts),
  AddHelpFileInput: {
    ...texts(helpFileTexts),
    // Four characters stand for three bytes.
    content: { minLength: 4, maxLength: 4 * Math.ceil(helpFileBytes.max / 3) },
  },
  AnswerHelpRequestInput: texts(helpTexts),
  RemindBorrowerInput: { message: text({ min: 1, max: REASON_MAX }) },
  FreezeMemberInput: { note: text(noteLength) },
  AddMemberNoteInput: { text: text(noteLength) },
  AddLoanNoteInput: { text: text(noteLength) },
  OperatorNoteFileInput: file,
  AddCaseNoteInput: { text: text(caseNoteLength) },
  AddCaseFileInput: file,
  UpdateWorkItemInput: { note: text(itemNoteLength) },
  CreateWebhookInput: { url: { maxLength: URL_MAX }, types: eventTypes },
  UpdateWebhookInput: { url: { maxLength: URL_MAX }, types: eventTypes },
  LoanFilter: { purposes },
  OpportunityFilter: { purposes },
  LoanMarkerFilter: { purposes },
  'Query.events': { types: eventTypes, first: range({ min: 1, max: EVENTS_MAX }) },
  'Subscription.operatorEvents': { types: eventTypes },
  'Query.members': { query: { maxLength: QUERY_MAX } },
  ...Object.fromEntries(
    [
      'portfolioAtRisk',
      'vintages',
      'rollRates',
      'cashPosition',
      'feeIncome',
      'yieldByRiskLevel',
      'fundingTimes',
    ].map((report) => [`Query.${report}`, { months: range({ min: 1, max: MONTHS_MAX }) }]),
  ),
}

/** A key can be sent within quotes, which do not count. */
const QUOTES = 2

/** The bounds of input fields that have the same name everywhere. */
function shared(months: Bounds): Readonly<Record<string, Bounds>> {
  return {
    idempotencyKey: { minLength: keyLength.min, maxLength: keyLength.max + QUOTES },
    reason: text({ min: 1, max: REASON_MAX }),
    onBehalfOf: text(subjectLength),
    externalId: text(ownReference.externalId),
    metadata: {
      maxProperties: metadataBounds.keys,
      propertyNames: { minLength: 1, maxLength: metadataBounds.key },
      additionalProperties: { type: 'string', maxLength: metadataBounds.value },
    },
    purposes: { ...purposes, items: text(loanTexts.purpose) },
    repaymentPeriodMonths: months,
    maxTermMonths: months,
    maxDistanceKm: range(distances),
    dueDay: range(dueDays),
  }
}

/** The bounds of arguments that have the same name everywhere. */
const ofArguments = {
  first: range({ min: 1, max: PAGE_MAX }),
  last: range({ min: 1, max: PAGE_MAX }),
  zoom: range({ min: 0, max: ZOOM_MAX }),
}

/**
 * Notes at each input field and argument, as `extensions.bounds`, what the rules take there: for the description of the REST API, and for
 * messages about values that can't be read.
 */
export function withBounds(schema: GraphQLSchema, { loanMonthsMax }: Limits): GraphQLSchema {
  const months = { minimum: 1, ...(loanMonthsMax !== undefined && { maximum: loanMonthsMax }) }
  const named = shared(months)
  const all: typeof own = {
    ...own,
    'Query.loanQuote': { months },
    'Query.loanGuidance': { months },
  }
  const note = (
    fields: readonly { readonly name: string; extensions: object }[],
    bounds: Readonly<Record<string, Bounds>>,
  ) => {
    for (const one of fields)
      if (bounds[one.name] !== undefined)
        one.extensions = { ...one.extensions, bounds: bounds[one.name] }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    // A filter finds nothing by what is out of bounds, and refuses it only where its own rules say so.
    if (isInputObjectType(type))
      note(Object.values(type.getFields()), {
        ...(!type.name.endsWith('Filter') && named),
        ...all[type.name],
      })
    if (isObjectType(type))
      for (const { name, args } of Object.values(type.getFields()))
        note(args, { ...ofArguments, ...all[`${type.name}.${name}`] })
  }
  return schema
}
