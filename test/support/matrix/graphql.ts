import { bankAccountLines } from './bank-accounts.ts'
import { bookLines } from './books.ts'
import { caseLines } from './cases.ts'
import { documentLines } from './documents.ts'
import { canaries, type Records } from './fixtures.ts'
import { helpLines } from './help.ts'
import { mailLines } from './mail.ts'
import { all, type Line, ownOnly, payload } from './matrix.ts'
import { noteLines } from './notes.ts'
import { operatorLines } from './operator.ts'
import { privacyLines } from './privacy.ts'
import { reportLines } from './reports.ts'
import { savedSearchLines } from './saved-searches.ts'
import { supportLines } from './support.ts'
import { trustLines } from './trust.ts'
import { webhookLines } from './webhooks.ts'
import { worklistLines } from './worklist.ts'

const { draftTitle, withdrawnTitle, latitude, monthlyIncome } = canaries
const place = String(latitude)
const bbox = '{ west: 8, south: 47, east: 9, north: 48 }'
const loanFields = `id title externalId metadata locationLatitude locationLongitude borrowerId myInvestment
  borrower { id fullName city latitude longitude memberSince } history { from to reason actorId actor { id latitude } }
  investments { totalCount nodes { id amount lender { id fullName latitude } interestRate status
    principalRepaid principalOutstanding updatedAt loan { id locationLatitude borrower { latitude } } } }`
const relatedFields = `of: loan { id title locationLatitude } investment { id status } counterparty { id latitude }`
const nodeFields = `__typename id ... on Loan { ${loanFields} } ... on Member { fullName latitude longitude }
  ... on Profile { creditScore monthlyIncome latitude } ... on Investment { amount status loan { ${loanFields} } }
  ... on Wallet { balance user { id latitude } } ... on Notification { title userId ${relatedFields} transaction { id } }
  ... on Transaction { description wallet { id balance } ${relatedFields} }`
const markers =
  '{ truncated markers { id kind title subtitle latitude longitude count loan { id locationLatitude } member { id latitude } } }'

/** Every field of Query and Mutation. */
export const rootLines: readonly Line[] = [
  ...operatorLines,
  ...webhookLines,
  ...worklistLines,
  ...noteLines,
  ...helpLines,
  ...bookLines,
  ...caseLines,
  ...reportLines,
  {
    name: 'Query.me',
    call: () => '{ me { id creditScore monthlyIncome latitude longitude } }',
    outcomes: all('ok'),
    shows: String(monthlyIncome),
  },
  {
    name: 'Query.frozenAccount',
    call: () => '{ frozenAccount { reason frozenAt closedAt } }',
    // It is for those whom nothing else is open to.
    outcomes: [...all('null'), 'ok'],
  },
  ...savedSearchLines,
  ...bankAccountLines,
  ...trustLines,
  ...mailLines,
  ...privacyLines,
  ...documentLines,
  {
    name: 'Query.member',
    call: ({ owner }) =>
      `{ member(id: "${owner}") { id fullName city bio occupation userType latitude longitude memberSince } }`,
    outcomes: all('ok'),
  },
  {
    name: 'Query.loan draft',
    call: ({ draft }) => `{ loan(id: "${draft}") { ${loanFields} } }`,
    outcomes: ownOnly('null'),
    shows: draftTitle,
  },
  {
    name: 'Query.loan withdrawn',
    call: ({ withdrawn }) => `{ loan(id: "${withdrawn}") { ${loanFields} } }`,
    outcomes: ownOnly('null'),
    shows: withdrawnTitle,
  },
  {
    name: 'Query.loan open',
    call: ({ open }) => `{ loan(id: "${open}") { ${loanFields} } }`,
    outcomes: all('ok'),
    shows: place,
  },
  {
    name: 'Query.loan active',
    call: ({ active }) =>
      `{ loan(id: "${active}") { ${loanFields} amountDue payoffAmount chargesDue principalOutstanding defaultOn interestPausedUntil charges { nodes { id } } overdueInterest { interest } planChanges { nodes { id } } schedule { paid chargesDue } nextDue { dueOn } } }`,
    outcomes: all('ok'),
  },
  {
    name: 'Query.loans',
    call: ({
      owner,
    }) => `{ loans(filter: { borrowerId: "${owner}", status: [DRAFT, OPEN, CANCELLED, ACTIVE] }) {
      totalCount facets { status { status count } purpose { purpose count } } nodes { ${loanFields} } } }`,
    outcomes: all('ok'),
    shows: withdrawnTitle,
  },
  {
    name: 'Query.loans search',
    call: () =>
      `{ loans(filter: { q: "canary", status: [DRAFT, CANCELLED] }) { totalCount nodes { title } } }`,
    outcomes: all('ok'),
    shows: draftTitle,
  },
  {
    name: 'Query.loanMarkers',
    call: () => `{ loanMarkers(bbox: ${bbox}) ${markers} }`,
    outcomes: all('ok'),
  },
  {
    name: 'Query.profileMarkers',
    call: () => `{ profileMarkers(bbox: ${bbox}, zoom: 3) ${markers} }`,
    outcomes: all('ok'),
  },
  {
    name: 'Query.payments',
    call: () => '{ payments { nodes { id description externalId metadata transaction { id } } } }',
    outcomes: [...all('ok'), 'ok'],
    shows: canaries.description,
  },
  {
    name: 'Query.payment',
    call: ({ payment }) =>
      `{ payment(id: "${payment}") { description externalId metadata member { id } } }`,
    outcomes: ['ok', 'null', 'null', 'ok', 'null'],
    support: 'ok',
    shows: canaries.description,
    showsOperator: canaries.description,
  },
  {
    name: 'Query.platform',
    call: () => '{ platform { currency loanAmountMax serviceFee aprMethod } }',
    // Who is frozen needs the address for help.
    outcomes: [...all('ok'), 'ok'],
  },
  {
    name: 'Query.loanGuidance',
    call: () => '{ loanGuidance(amount: 100, months: 6) { paidOut defaulted } }',
    outcomes: all('ok'),
  },
  {
    name: 'Query.loanQuote',
    call: () => '{ loanQuote(amount: 100, interestRate: 1, months: 1) { totalPayment } }',
    outcomes: all('ok'),
  },
  {
    name: 'Query.node profile',
    call: ({ profile }) => `{ node(id: "${profile}") { ${nodeFields} } }`,
    outcomes: ownOnly('null'),
    shows: String(monthlyIncome),
  },
  {
    name: 'Query.node member',
    call: ({ owner }) => `{ node(id: "${owner}") { ${nodeFields} } }`,
    outcomes: all('ok'),
  },
  {
    name: 'Query.node draft',
    call: ({ draft }) => `{ node(id: "${draft}") { ${nodeFields} } }`,
    outcomes: ownOnly('null'),
    shows: draftTitle,
  },
  {
    name: 'Query.node withdrawn',
    call: ({ withdrawn }) => `{ node(id: "${withdrawn}") { ${nodeFields} } }`,
    outcomes: ownOnly('null'),
    shows: withdrawnTitle,
  },
  {
    name: 'Query.node investment',
    call: ({ investment }) => `{ node(id: "${investment}") { ${nodeFields} } }`,
    outcomes: all('ok'),
    shows: place,
  },
  ...(
    [
      ['wallet', ({ wallet }: Records) => wallet],
      ['transaction', canaries.description],
      ['notification', canaries.notice],
    ] as const
  ).map(
    ([record, shows]): Line => ({
      name: `Query.node ${record}`,
      call: (records) => `{ node(id: "${records[record]}") { ${nodeFields} } }`,
      outcomes: ownOnly('null'),
      shows,
    }),
  ),
  {
    name: 'Query.nodes',
    call: (records) =>
      `{ nodes(ids: ${JSON.stringify(Object.values(records).filter((id) => id.length === 36))}) { ${nodeFields} } }`,
    outcomes: all('ok'),
    shows: draftTitle,
  },
  {
    name: 'Mutation.updateProfile',
    call: () =>
      payload(
        'updateProfile',
        '{ occupation: "x" }',
        'profile { id monthlyIncome creditScore externalId metadata }',
      ),
    outcomes: all('ok'),
    shows: String(monthlyIncome),
  },
  {
    name: 'Mutation.updatePreferences',
    call: () =>
      payload('updatePreferences', '{ language: "de" }', 'preferences { userId purposes }'),
    outcomes: all('ok'),
    shows: canaries.purpose,
  },
  {
    name: 'Mutation.createLoan',
    call: () =>
      payload(
        'createLoan',
        '{ title: "Own", amountRequested: 100 }',
        'loan { id borrower { id } }',
      ),
    outcomes: all('ok'),
  },
  {
    name: 'Mutation.importLoans',
    call: () =>
      payload(
        'importLoans',
        '{ loans: [{ onBehalfOf: "nobody", idempotencyKey: "matrix-1", title: "T", amountRequested: 100 }] }',
        'results { loan { id borrower { id } } }',
      ),
    outcomes: all('FORBIDDEN'),
  },
  {
    name: 'Mutation.updateLoan draft',
    call: ({ draft }) =>
      payload('updateLoan', `{ id: "${draft}", description: "d" }`, 'loan { title }'),
    outcomes: ownOnly('NOT_FOUND'),
    shows: draftTitle,
  },
  {
    name: 'Mutation.updateLoan withdrawn',
    call: ({ withdrawn }) => payload('updateLoan', `{ id: "${withdrawn}" }`, 'loan { title }'),
    outcomes: ownOnly('NOT_FOUND'),
    shows: withdrawnTitle,
  },
  {
    name: 'Mutation.updateLoan open',
    call: ({ open }) =>
      payload('updateLoan', `{ id: "${open}", description: "d" }`, 'loan { locationLatitude }'),
    outcomes: ownOnly('FORBIDDEN'),
    shows: place,
  },
  {
    name: 'Mutation.publishLoan',
    call: async (_, { newDraft }) =>
      payload('publishLoan', `{ id: "${await newDraft()}" }`, 'loan { title }'),
    outcomes: ownOnly('NOT_FOUND'),
  },
  {
    name: 'Mutation.cancelLoan draft',
    call: async (_, { newDraft }) =>
      payload('cancelLoan', `{ id: "${await newDraft()}" }`, 'loan { title }'),
    outcomes: ownOnly('NOT_FOUND'),
  },
  {
    name: 'Mutation.cancelLoan withdrawn',
    call: ({ withdrawn }) => payload('cancelLoan', `{ id: "${withdrawn}" }`, 'loan { title }'),
    outcomes: ['INVALID_TRANSITION', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  {
    name: 'Mutation.cancelLoan by the operator',
    call: ({ active }) =>
      payload('cancelLoan', `{ id: "${active}", reason: "a doubt" }`, 'loan { title }'),
    outcomes: ['INVALID_TRANSITION', 'FORBIDDEN', 'FORBIDDEN', 'INVALID_TRANSITION'],
  },
  {
    name: 'Mutation.cancelLoan open',
    call: ({ active }) => payload('cancelLoan', `{ id: "${active}" }`, 'loan { title }'),
    outcomes: ['INVALID_TRANSITION', 'FORBIDDEN', 'FORBIDDEN', 'VALIDATION_FAILED'],
  },
  ...(['draft', 'withdrawn'] as const).map(
    (record): Line => ({
      name: `Mutation.invest ${record}`,
      call: (records) =>
        payload('invest', `{ loanId: "${records[record]}", amount: 100 }`, 'loan { id }'),
      outcomes: ['OWN_LOAN', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    }),
  ),
  {
    name: 'Mutation.invest open',
    call: ({ open }) =>
      payload(
        'invest',
        `{ loanId: "${open}", amount: 100 }`,
        `loan { ${loanFields} } wallet { userId } investment { id lender { id } loan { locationLatitude } }`,
      ),
    outcomes: ['OWN_LOAN', 'ok', 'ok', 'ok'],
  },
  ...(['draft', 'withdrawn'] as const).map(
    (record): Line => ({
      name: `Mutation.repayLoan ${record}`,
      call: (records) =>
        payload('repayLoan', `{ loanId: "${records[record]}", amount: 1 }`, 'applied'),
      // A blocked borrower may still repay.
      outcomes: ['INVALID_TRANSITION', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    }),
  ),
  ...(['draft', 'withdrawn'] as const).map(
    (record): Line => ({
      name: `Mutation.withdrawFromLoan ${record}`,
      call: (records) =>
        payload('withdrawFromLoan', `{ loanId: "${records[record]}" }`, 'loan { repayBy }'),
      outcomes: ['INVALID_TRANSITION', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    }),
  ),
  {
    name: 'Mutation.withdrawFromLoan active',
    call: ({ active }) =>
      payload('withdrawFromLoan', `{ loanId: "${active}" }`, 'loan { repayBy }'),
    // The terms of this world know no withdrawal.
    outcomes: ['INVALID_TRANSITION', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  },
  {
    name: 'Mutation.changeOwnPlan active',
    call: ({ active }) =>
      payload(
        'changeOwnPlan',
        `{ id: "${active}", kind: DUE_DAY, dueDay: 1, from: "2000-01-01" }`,
        'planChange { id } loan { id }',
      ),
    outcomes: ['PLAN_CHANGE_IMPOSSIBLE', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  },
  {
    name: 'Mutation.undoOwnPlanChange missing',
    call: () =>
      payload(
        'undoOwnPlanChange',
        `{ id: "${crypto.randomUUID()}" }`,
        'planChange { id } loan { id }',
      ),
    outcomes: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  {
    name: 'Mutation.repayLoan active',
    call: ({ active }) =>
      payload('repayLoan', `{ loanId: "${active}", amount: 1 }`, 'applied wallet { id }'),
    outcomes: [...ownOnly('FORBIDDEN'), 'FORBIDDEN'],
    shows: ({ wallet }) => wallet,
  },
  {
    name: 'Mutation.previewRepayment active',
    call: ({ active }) =>
      payload('previewRepayment', `{ loanId: "${active}", amount: 1 }`, 'applied'),
    outcomes: [...ownOnly('FORBIDDEN'), 'FORBIDDEN'],
  },
  {
    name: 'Mutation.repayLoan active, as of a day',
    call: ({ active }) =>
      payload(
        'repayLoan',
        `{ loanId: "${active}", amount: 1, valueDate: "2020-01-01" }`,
        'applied wallet { id }',
      ),
    // That day was before the payout.
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'VALIDATION_FAILED', 'FORBIDDEN'],
  },
  {
    name: 'Mutation.createNotification to the owner',
    call: ({ owner }) =>
      payload(
        'createNotification',
        `{ userId: "${owner}", title: "a", message: "b" }`,
        'notification { id }',
      ),
    outcomes: ['ok', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  },
  {
    name: 'Mutation.createNotification to oneself',
    call: () =>
      payload('createNotification', '{ title: "a", message: "b" }', 'notification { userId }'),
    outcomes: all('ok'),
  },
  {
    name: 'Mutation.markNotificationRead',
    call: ({ notification }) =>
      payload('markNotificationRead', `{ id: "${notification}" }`, 'notification { title }'),
    outcomes: [...ownOnly('NOT_FOUND'), 'NOT_FOUND'],
    shows: canaries.notice,
  },
  {
    name: 'Mutation.markAllNotificationsRead',
    call: () => payload('markAllNotificationsRead', '{}', 'readCount'),
    outcomes: all('ok'),
  },
  {
    name: 'Mutation.markAllNotificationsRead up to',
    call: ({ cursor }) => payload('markAllNotificationsRead', `{ upTo: "${cursor}" }`, 'readCount'),
    outcomes: ownOnly('BAD_CURSOR'),
  },
  {
    name: 'Mutation.reviewMember',
    call: ({ owner }) =>
      payload(
        'reviewMember',
        `{ id: "${owner}", verificationStatus: PENDING }`,
        'member { id latitude }',
      ),
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'],
  },
  {
    name: 'Mutation.defaultLoan',
    call: ({ active }) => payload('defaultLoan', `{ id: "${active}" }`, 'loan { id }'),
    outcomes: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'INVALID_TRANSITION'],
  },
  {
    name: 'Mutation.deposit',
    call: () => payload('deposit', '{ amount: 5 }', 'wallet { id }'),
    outcomes: all('ok'),
    shows: ({ wallet }) => wallet,
  },
  {
    name: 'Mutation.withdraw',
    call: () => payload('withdraw', '{ amount: 1 }', 'wallet { id }'),
    outcomes: all('ok'),
    shows: ({ wallet }) => wallet,
  },
  {
    name: 'Mutation.transfer',
    call: ({ owner }) =>
      payload(
        'transfer',
        `{ recipientId: "${owner}", amount: 1 }`,
        'transaction { counterpartyId } wallet { id userId }',
      ),
    outcomes: ['SELF_TRANSFER', 'ok', 'ok', 'ok'],
  },
  ...supportLines,
]

const own = (field: string, shows?: Line['shows'], blocked = 'BLOCKED'): Line => ({
  name: `Profile.${field.split(/\W/)[0]}`,
  call: () => `{ me { ${field} } }`,
  outcomes: [...all('ok'), blocked],
  ...(shows && { shows }),
})

/** Every field beneath `me`: each caller sees their own, and nothing of the owner's. */
export const ownLines: readonly Line[] = [
  ...'id memberId fullName city userType verificationStatus bio occupation createdAt updatedAt version'
    .split(' ')
    .map((name) => own(name)),
  own('member { id fullName latitude }'),
  own('latitude', place),
  own('longitude', String(canaries.longitude)),
  own('creditScore', `"creditScore":${canaries.creditScore}`),
  own('monthlyIncome', String(monthlyIncome)),
  own('externalId', canaries.externalId),
  own('metadata', canaries.metadata),
  own('preferences { userId purposes }', canaries.purpose),
  own('wallet { id userId balance }', ({ wallet }) => wallet, 'ok'),
  own('loans { nodes { id title schedule { dueOn } } }', draftTitle, 'ok'),
  own('notifications { unreadCount nodes { id title details { kind } } }', canaries.notice, 'ok'),
  own(
    'loans(status: [DRAFT, OPEN, CANCELLED]) { totalCount facets { purpose { count } } nodes { title } }',
    draftTitle,
  ),
  own('investmentTotals { count invested outstanding late earned }'),
  own(`investments { totalCount nodes { id status loan { ${loanFields} } } }`),
  own(
    `opportunities { totalCount nodes { matchScore distanceKm myInvestment maxInvestment loan { ${loanFields} } } }`,
  ),
  own('standingOrderPreview { openLoans openMatches publishedLoans publishedMatches invested }'),
  own('standingOrderResults { invested loans pending outstanding repaid earned defaulted }'),
  own('portfolio { invested byRisk { invested } }'),
  own('documents { totalCount nodes { title figures loan { id } replaces { id } } }'),
  own('taxYear(year: 2026) { interest losses forms { form boxes { amount } } }'),
  own(
    `taxLines(year: 2026) { totalCount nodes { amount loan { id locationLatitude } transaction { id } } }`,
  ),
  own(
    `notifications { unreadCount nodes { id title message data cursor user { id } ${relatedFields} transaction { id } } }`,
    canaries.notice,
  ),
  own(
    `cashFlow { totalCount nodes { id amount description transaction { id } ${relatedFields} } }`,
    canaries.description,
  ),
  own(
    `transactions { totalCount nodes { id description externalId metadata wallet { id } ${relatedFields} } }`,
    canaries.description,
  ),
]
