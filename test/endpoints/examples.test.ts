import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CSV } from '../../src/rest-bridge/csv.ts'
import { EVENTS } from '../../src/rest-bridge/events/path.ts'
import { MVT } from '../../src/rest-bridge/tiles/tile.ts'
import { exampleCalls } from '../support/clients/example-calls.ts'
import { loanTools } from '../support/market/loans.ts'
import { orderTools } from '../support/market/standing-orders.ts'
import { bankSettings } from '../support/payments/bank.ts'
import { camtFile } from '../support/payments/camt.ts'
import { testOf } from '../support/protection/lenders.ts'
import { agreementsFolder } from '../support/verification/agreements.ts'
import { gatesFile } from '../support/verification/gates.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// The examples of the OpenAPI file are these requests and responses: `npx vitest -u` records them again.

let world: World
const terms = await agreementsFolder([
  {
    name: 'terms',
    version: '2027-01',
    text: '# Terms of use\n\nWhoever lends can lose money.\n',
    from: '2026-01-01',
    acts: ['standing_order'],
  },
])
const gates = await gatesFile({ standing_order: 'full' })
beforeAll(async () => {
  world = await startWorld({
    GATES_FILE: gates.path,
    AGREEMENTS_DIR: terms.path,
    INVESTMENT_CANCEL: 'on',
    APPROVAL_ABOVE: '1000',
    WITHDRAW_APPROVAL_ABOVE: '40',
    ...bankSettings,
    WEBHOOK_KEY: 'ab'.repeat(32),
    DOCUMENTS: 'on',
    CURRENCY: 'USD',
    PAYMENTS: 'instant,bank-file',
    WITHDRAWAL_DAYS: '14',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'letters@lending.example',
    PUBLIC_URL: 'https://lending.example',
  })
  await world.database.sql(
    "delete from pgboss.schedule where name in ('send-mail', 'make-documents')",
  )
  // A month's interest depends on its days, so the examples always begin on the same one.
  await world.database.sql(`create or replace function gateway_now() returns timestamptz(3) stable language sql
      return now() + interval '${START.getTime() - Date.now()} milliseconds'`)
})
afterAll(async () => {
  await world.close()
  await terms.remove()
  await gates.remove()
})

const hour = new Date().getUTCHours()
/** Hours from the machine's time of day, by which deliveries go, so that no whole number of days leads from one to the other. */
const START = new Date(`2026-11-26T0${hour >= 6 && hour < 18 ? 3 : 9}:00:00Z`)
const file = '../../src/rest-bridge/openapi/examples.generated.json'
const bbox = '7,44,9,46'

/** Calls of a lender who takes the test, invests a large amount, and so funds a loan that is not paid out yet. */
async function protectionCalls(
  sandbox: World,
  lender: string,
  { send, refused }: ReturnType<typeof exampleCalls>,
): Promise<void> {
  const borrower = await sandbox.token('ada', { name: 'Ada Lovelace' })
  const { id } = await loanTools(sandbox, borrower).newLoan({ amount_requested: 5000 })
  await sandbox.rest('PUT', `/loans/${id}`, { token: borrower, body: { status: 'open' } })
  await sandbox.rest('POST', '/wallet/deposit', { token: lender, body: { amount: 5000 } })
  const into = { token: lender, body: { amount: 5000 } }
  const path = `/loans/${id}/invest`
  await refused('LENDER_TEST_REQUIRED', 'POST', path, into)
  const { hash } = (await send('getLenderTest', { token: lender })).body.lender_test
  const given = { token: lender, body: { ...testOf(), hash } }
  const test = (await send('takeLenderTest', given)).body.lender_test
  await send('acknowledgeLenderTest', { token: lender, parameters: { id: test.id } })
  await refused('WARNING_REQUIRED', 'POST', path, into)
  const warned = { amount: 5000, warning_acknowledged: true }
  await sandbox.rest('POST', path, { token: lender, body: warned })
  const payOut = { token: borrower, body: { status: 'active' } }
  await refused('REFLECTION_RUNNING', 'PUT', `/loans/${id}`, payOut)
}

/** A line of a bank statement of which nobody knows what it is for. */
async function suspended(): Promise<{ id: string }> {
  const line = { key: '1', booked_on: '2026-11-25', amount: 5000, remittance: 'for the loom' }
  const [made] = await world.database.sql<{ id: string }>(
    `select begin_bank_file(new_id(), 'camt.054', 'notice', 'DE89370400440532013000', null, null) as id`,
  )
  await world.database.sql('select import_bank_line($1, $2)', [
    made?.id,
    JSON.stringify({ ...line, is_return: false }),
  ])
  const [known] = await world.database.sql<{ id: string }>('select id from bank_line')
  return { id: known?.id ?? '' }
}

/** A member whose deposit is taken back after part of it was sent to another one. */
async function owing(operator: string): Promise<void> {
  const token = await world.token('nora', { name: 'Nora Holt' })
  const recipient = await world.rest('GET', '/profile', {
    token: await world.token('omar', { name: 'Omar Reed' }),
  })
  const paid = await world.rest('POST', '/wallet/deposit', { token, body: { amount: 20 } })
  const body = { recipient_id: recipient.body.profile.id, amount: 15 }
  await world.rest('POST', '/wallet/transfer', { token, body })
  await world.rest('POST', `/operator/transactions/${paid.body.transaction.id}/reverse`, {
    token: operator,
    body: { reason: 'The bank has taken it back.' },
  })
}

/** A letter that a mail server has accepted. */
async function sent(memberId: string): Promise<void> {
  const content = {
    language: 'en',
    subject: 'Deposit',
    parts: [
      { text: 'Hello Mary Jackson,' },
      { heading: 'Deposit' },
      { text: '100.00 USD came into your wallet.' },
    ],
    footer: [{ text: 'You get this letter because you have an account with us.' }],
  }
  await world.database.sql(
    `update letter set kind = 'deposit', state = 'sent', address = 'mary@example.org', content = $2, sent_at = gateway_now()
      where id = (select id from letter where user_id = $1 order by id desc limit 1)`,
    [memberId, JSON.stringify(content)],
  )
}

/** A statement of a month. */
async function stated(memberId: string): Promise<void> {
  const document = {
    id: newId(),
    user_id: memberId,
    kind: 'monthly_statement',
    version: 1,
    language: 'en',
    title: 'Statement for October 2026',
    period: '2026-10',
    last_position: 12,
    figures: {
      opening: '0',
      closing: '12500',
      after_position: '0',
      last_position: '12',
      sums: { deposit: '12500' },
    },
    made_at: START.toISOString(),
  }
  const bytes = Buffer.from('%PDF-1.7')
  await world.database.sql('select keep_document($1, $2)', [JSON.stringify(document), bytes])
}

/** A delivery that has arrived. */
async function delivered(webhook: string): Promise<{ id: string }> {
  const [made] = await world.database.sql<{ id: string }>(
    `insert into webhook_delivery (id, webhook_id, event_id, sequence, type, state, attempts, step, next_at, attempted_at, status, answer, duration_ms)
      values (new_id(), '${webhook}', new_id(), 4711, 'loan.active', 'delivered', 1, 1, null, now(), 200, 'Thank you.', 87) returning id`,
  )
  return { id: made?.id ?? '' }
}

/** How a loan stood at the end of the two months before the one of the examples. */
async function monthsBefore(loan: string): Promise<void> {
  await world.database.sql(
    `insert into loan_month_end (month, loan_id, defaulted, days_late, principal)
      values ('2026-09-01', $1, false, 0, 42000), ('2026-10-01', $1, false, 12, 40000)`,
    [loan],
  )
}

/** A loan that was never repaid, on a schedule that says the same on every day. */
async function unpaid(borrower: string): Promise<string> {
  const { newLoan, put, invest } = loanTools(world, borrower)
  const { id } = await newLoan({ amount_requested: 400, repayment_period_months: 3 })
  await put(id, { status: 'open' })
  await invest('mary', id, 400)
  const today = "(gateway_now() at time zone 'UTC')::date"
  await world.database.sql(`set session_replication_role = replica;
    update instalment set starts_on = ${today} - 230 + 30 * number, due_on = ${today} - 200 + 30 * number where loan_id = '${id}';
    update loan set next_due_on = ${today} - 170, late_due_on = ${today} - 170 where id = '${id}';
    set session_replication_role = origin`)
  return id
}

async function giveUp(id: string, operator: string): Promise<void> {
  const text = `mutation { defaultLoan(input: { id: "${id}" }) { userErrors { code } } }`
  expect((await world.graphql(operator, text)).body.data.defaultLoan.userErrors).toEqual([])
}

it('has an example of each operation that a gateway gives today', async () => {
  const { recorded, send, refused } = exampleCalls(world, START)
  const ada = await world.token('ada', { name: 'Ada Lovelace' })
  const mary = await world.token('mary', { name: 'Mary Jackson' })

  await send('getPlatform', { token: ada })

  const turin = { city: 'Turin', latitude: 45.07, longitude: 7.69 }
  const occupation = { occupation: 'Weaver', monthly_income: 2400 }
  await send('updateProfile', { token: ada, body: { ...turin, ...occupation } })
  const { profile } = (await send('getProfile', { token: ada })).body
  await send('updatePreferences', { token: ada, body: { show_on_map: true, language: 'it' } })
  await send('getPreferences', { token: ada })
  await send('patchProfile', { token: ada, body: { bio: 'I weave.', occupation: null } })
  await send('patchPreferences', { token: ada, body: { max_term_months: 36 } })
  const search = { name: 'Bakeries', q: 'bakery', min_interest_rate: 7.5, notifies: true }
  const { body: searched } = await send('createSavedSearch', { token: ada, body: search })
  const saved = { token: ada, parameters: { id: searched.saved_search.id } }
  await send('listSavedSearches', { token: ada })
  await send('getSavedSearch', saved)
  await send('updateSavedSearch', { ...saved, body: { name: 'Bakeries near me' } })
  await send('patchSavedSearch', { ...saved, body: { max_distance_km: 50 } })
  await send('deleteSavedSearch', saved)
  await send('getMember', { token: mary, parameters: { id: profile.id } })
  await send('getProfileMarkers', { token: mary, parameters: { bbox } })

  const reference = { external_id: 'savings-11', metadata: { branch: 'Turin' } }
  const deposit = { amount: 500, description: 'Savings' }
  const { body: deposited } = await send('deposit', {
    token: mary,
    body: { ...deposit, ...reference },
    key: 'savings-2026-11',
  })
  await send('withdraw', { token: mary, body: { amount: 25 }, key: 'to-my-bank-1' })
  const gift = { recipient_id: profile.id, amount: 10, description: 'For the yarn' }
  await send('transfer', { token: mary, body: gift, key: 'for-the-yarn' })
  await send('getTransaction', { token: mary, parameters: { id: deposited.transaction.id } })
  await send('getWallet', { token: mary })
  await send('listTransactions', { token: mary, parameters: { type: 'deposit', limit: 1 } })
  await send('listPayments', { token: mary, parameters: { direction: 'in', limit: 1 } })
  await send('getPayment', { token: mary, parameters: { id: deposited.transaction.payment_id } })

  const account = { holder: 'Mary Jackson', iban: 'DE02120300000000202051' }
  const { bank_account: own } = (await send('addBankAccount', { token: mary, body: account })).body
  const which = { token: mary, parameters: { id: own.id } }
  await send('signMandate', { ...which, body: {} })
  await send('listBankAccounts', { token: mary })
  await send('getBankAccount', which)
  await send('withdrawMandate', { ...which, body: {} })
  await send('removeBankAccount', { ...which, body: {} })
  await send('getBankTransferDetails', { token: mary })
  await send('changeEmailAddress', { token: mary, body: { address: 'mary@example.org' } })
  await send('getEmailAddress', { token: mary })
  const { data_export: exported } = (await send('requestDataExport', { token: mary })).body
  await send('getDataExport', { token: mary, parameters: { id: exported.id } })
  const leaver = await world.token('leaver', { name: 'Lea Verne' })
  await send('requestErasure', { token: leaver })

  const order = { auto_invest_enabled: true, auto_invest_max_per_loan: 25 }
  await refused('CONSENT_REQUIRED', 'PUT', '/preferences', { token: mary, body: order })
  const { agreements } = (await send('listAgreements', { token: mary })).body
  const agreement = { token: mary, parameters: { id: agreements[0].id } }
  await send('getAgreement', agreement)
  await send('acceptAgreement', { ...agreement, body: { hash: agreements[0].hash } })
  await refused('NOT_VERIFIED', 'PUT', '/preferences', { token: mary, body: order })
  await send('getVerification', { token: mary })
  // Only a sandbox has a provider that pretends.
  const sandbox = await startWorld({ SANDBOX: 'on', LENDER_PROTECTION: 'eu' })
  const member = await sandbox.token('mary', { name: 'Mary Jackson' })
  const checks = exampleCalls(sandbox, new Date())
  await checks.send('startVerification', { token: member, body: { level: 'full' } })
  await protectionCalls(sandbox, member, checks)
  Object.assign(recorded, checks.recorded)
  await sandbox.close()

  const wanted = {
    title: 'A second loom',
    description: 'For the workshop in Turin.',
    amount_requested: 400,
    interest_rate: 9.5,
    repayment_period_months: 3,
    purpose: 'equipment',
    location_latitude: 45.07,
    location_longitude: 7.69,
    location_description: 'Turin',
  }
  const terms = { amount: 400, interest_rate: 9.5, months: 3 }
  // A quote is made without the database, so its days go by the machine's clock.
  const quoted = exampleCalls(world, new Date())
  await quoted.send('getQuote', { token: ada, parameters: terms })
  Object.assign(recorded, quoted.recorded)
  await send('getLoanGuidance', { token: ada, parameters: { amount: 1000, months: 12 } })
  const named = { ...wanted, external_id: 'order-4711', metadata: { branch: 'Turin' } }
  const made = await send('createLoan', { token: ada, body: named, key: 'second-loom-1' })
  const { id } = made.body.loan
  const patch = { location_description: 'Turin, Italy' }
  await send('patchLoan', { token: ada, parameters: { id }, body: patch })
  await send('listOwnLoans', { token: ada, parameters: { status: ['draft'], limit: 1 } })
  await send('updateLoan', { token: ada, parameters: { id }, body: { status: 'open' } })
  await send('getLoan', { token: mary, parameters: { id } })
  await send('getBorrowerRecord', { token: mary, parameters: { id } })
  await send('getKeyFacts', { token: ada, parameters: { id } })
  await send('listLoans', { token: mary, parameters: { status: ['open'], max_rate: 10, limit: 1 } })
  await send('getLoanMarkers', { token: mary, parameters: { bbox } })
  for (const kind of ['Loan', 'Profile']) {
    await send(`get${kind}Tile`, { token: mary, parameters: { z: 6, x: 33, y: 23 } })
    await send(`get${kind}TileJson`, { token: mary })
  }
  await send('findOpportunities', { token: mary, parameters: { sort: 'newest', limit: 1 } })
  const tried = { min_interest_rate: 8, auto_invest_max_per_loan: 50 }
  await send('previewStandingOrder', { token: mary, parameters: tried })

  const [path, tooMuch] = [`/loans/${id}/invest`, { amount: 600 }] as const
  const nobody = '/loans/01a1fddc-8957-7000-8000-000000000000'
  await refused('EXCEEDS_REMAINING', 'POST', path, { token: mary, body: tooMuch })
  await refused('OWN_LOAN', 'POST', path, { token: ada, body: { amount: 25 } })
  await refused('VALIDATION_FAILED', 'POST', path, { token: mary, body: { amount: '25.00' } })
  await refused('NOT_FOUND', 'GET', nobody, { token: mary })
  await refused('UNAUTHENTICATED', 'GET', '/wallet', {})
  const png = { accept: 'image/png' }
  await refused('NOT_ACCEPTABLE', 'GET', '/wallet', { token: mary, headers: png })
  const text = { 'content-type': 'text/plain' }
  const plain = { token: mary, body: '25', headers: text }
  await refused('UNSUPPORTED_MEDIA_TYPE', 'POST', path, plain)
  const long = { token: mary, body: { title: 'x'.repeat(70_000) } }
  await refused('PAYLOAD_TOO_LARGE', 'POST', path, long)
  const [loan, old] = [`/loans/${id}`, { 'if-match': '"1.x"' }]
  await refused('FORBIDDEN', 'PUT', loan, { token: mary, body: { title: 'Mine' } })
  await refused('VERSION_CONFLICT', 'PUT', loan, { token: ada, body: {}, headers: old })
  await refused('INVALID_TRANSITION', 'PUT', loan, { token: ada, body: { status: 'draft' } })
  const [out, gone] = ['/wallet/withdraw', { amount: 5000 }]
  await refused('INSUFFICIENT_FUNDS', 'POST', out, { token: mary, body: gone })
  await refused('AMOUNT_OUT_OF_RANGE', 'POST', out, { token: mary, body: { amount: 0 } })
  const again = { 'idempotency-key': 'second-loom-1' }
  const other = { token: ada, body: { ...wanted, title: 'A third loom' }, headers: again }
  await refused('IDEMPOTENCY_KEY_REUSED', 'POST', '/loans', other)
  const invested = { token: mary, parameters: { id }, body: { amount: 400 }, key: 'loom-by-mary' }
  const { body: investing } = await send('invest', invested)
  await send('getInvestment', { token: mary, parameters: { id: investing.investment.id } })
  const another = await loanTools(world, ada).newLoan({ amount_requested: 400 })
  await world.rest('PUT', `/loans/${another.id}`, { token: ada, body: { status: 'open' } })
  const left = await world.rest('POST', `/loans/${another.id}/invest`, {
    token: mary,
    body: { amount: 25 },
  })
  await send('cancelInvestment', { token: mary, parameters: { id: left.body.investment.id } })
  await send('getLoanHistory', { token: ada, parameters: { id } })
  await send('listLoanInvestments', { token: mary, parameters: { id, limit: 1 } })
  await send('listInvestments', { token: mary, parameters: { status: ['active'], limit: 1 } })
  await send('getInvestmentTotals', { token: mary, parameters: { status: ['active'] } })
  await send('getPortfolio', { token: mary })
  await send('getStandingOrderResults', { token: mary })
  await send('previewRepayment', { token: ada, parameters: { id }, body: { amount: 200 } })
  const repaid = { token: ada, parameters: { id }, body: { amount: 200 }, key: 'first-rate' }
  const { body: first } = await send('repayLoan', repaid)
  const paidLine = { token: ada, parameters: { id: first.transaction.id } }
  await send('getReceipt', paidLine)
  await send('requestReceipt', { ...paidLine, body: {} })
  // The job makes it beside this, and tells Ada: what comes next shall be newer.
  const kind = 'receipt'
  await expect
    .poll(async () => (await world.rest('GET', `/documents?kind=${kind}`, { token: ada })).body)
    .toMatchObject({ documents: [{ kind }] })
  await send('getLoanSchedule', { token: ada, parameters: { id } })
  await send('listOwnPayments', { token: mary, parameters: { id } })
  await send('listFormerInstalments', { token: ada, parameters: { id, limit: 1 } })
  await send('listCashFlow', { token: mary, parameters: { limit: 1 } })
  const taxes = { year: START.getUTCFullYear() }
  await stated(profile.id)
  const statements = { kind: 'monthly_statement', limit: 1 }
  const { documents } = (await send('listDocuments', { token: ada, parameters: statements })).body
  await send('getDocument', { token: ada, parameters: { id: documents[0].id, f: 'json' } })
  await send('getTaxYear', { token: mary, parameters: taxes })
  await send('listTaxLines', {
    token: mary,
    parameters: { ...taxes, figure: 'interest', limit: 1 },
  })

  // A job tells mary of new loans.
  await orderTools(world).settled()
  const note = { title: 'Call Ada', message: 'Ask how the loom works.', data: { loan_id: id } }
  const created = await send('createNotification', { token: mary, body: note, key: 'call-ada-1' })
  const read = { token: mary, parameters: { id: created.body.notification.id } }
  await send('markNotificationRead', read)
  await send('getNotification', read)
  await send('listNotifications', { token: mary, parameters: { unread: true, limit: 1 } })

  await send('markAllNotificationsRead', { token: mary, body: {} })

  const desk = await world.token('desk', { name: 'Sam Support', scope: 'lending:admin' })
  const withdrawal = async () => {
    const asked = { token: mary, body: { amount: 41 } }
    const { transaction } = (await world.rest('POST', '/wallet/withdraw', asked)).body
    return { id: transaction.payment_id }
  }
  const [seen, unknown] = [{ reason: 'Seen the invoice.' }, { reason: 'Not your account.' }]
  await send('approvePayment', { token: desk, parameters: await withdrawal(), body: seen })
  await send('cancelPaymentOfMember', {
    token: desk,
    parameters: await withdrawal(),
    body: unknown,
  })
  await send('cancelPayment', { token: mary, parameters: await withdrawal(), body: {} })
  await send('listOperatorLetters', { token: desk, parameters: { state: ['sent'], limit: 1 } })
  await send('listOperatorPayments', { token: desk, parameters: { state: ['settled'], limit: 1 } })
  await send('listOperatorTransactions', { token: desk, parameters: { amount: 41, limit: 1 } })
  await owing(desk)
  await send('listOwedByMembers', { token: desk })
  await send('getReconciliation', { token: desk })
  await send('getSafeguarding', { token: desk })
  await monthsBefore(id)
  for (const report of ['Vintages', 'CashPosition', 'FeeIncome', 'FundingTimes'])
    await send(`get${report}`, { token: desk, parameters: { months: 1 } })
  for (const report of ['PortfolioAtRisk', 'RollRates', 'YieldByRiskLevel'])
    await send(`get${report}`, { token: desk, parameters: { months: 2 } })
  await send('getLenderReturns', { token: desk })
  const assigned = { member_id: profile.id, reason: 'She named the day and the amount.' }
  const content = camtFile({
    kind: 'camt.053',
    id: 'statement',
    iban: bankSettings.BANK_FILE_IBAN,
    currency: 'USD',
    opening: null,
    closing: 30_000n,
    day: '2026-11-25',
    lines: [{ amount: 30_000n, counterparty: 'Mary Jackson', remittance: 'for my wallet' }],
  })
  await send('importBankFile', { token: desk, body: { content, preview: true } })
  await send('assignBankLine', { token: desk, parameters: await suspended(), body: assigned })
  await send('listBankFiles', { token: desk, parameters: { limit: 1 } })
  await send('listBankLines', { token: desk, parameters: { limit: 1 } })
  await send('listMembers', { token: desk, parameters: { query: 'ada', limit: 1 } })
  const whose = { id: profile.id }
  await send('getMemberFile', { token: desk, parameters: whose })
  const asked = { reason: 'She has asked who looked at her file.' }
  await send('showLooks', { token: desk, parameters: whose, body: asked })
  await send('listLooksAtMe', { token: mary })
  const recognised = {
    sophisticated: true,
    reason: 'She works in the credit department of a bank.',
  }
  await send('markSophisticated', { token: desk, parameters: whose, body: recognised })
  for (const list of ['Transactions', 'Loans', 'Notifications'])
    await send(`listMember${list}`, { token: desk, parameters: { ...whose, limit: 1 } })
  const lender = { id: investing.investment.lender_id, limit: 1 }
  for (const list of ['Investments', 'Entries'])
    await send(`listMember${list}`, { token: desk, parameters: lender })
  await send('listMemberDocuments', { token: desk, parameters: { ...whose, limit: 1 } })
  const { id: taxpayer } = lender
  await send('getMemberTaxYear', { token: desk, parameters: { id: taxpayer, ...taxes } })
  await send('listMemberTaxLines', { token: desk, parameters: { ...lender, ...taxes } })
  const request = { reason: 'Asked for by the member.' }
  await send('previewRedaction', { token: desk, parameters: whose, body: {} })
  await send('redactAuditTrail', { token: desk, parameters: whose, body: request })
  await sent(whose.id)
  await send('listMemberLetters', { token: desk, parameters: { ...whose, limit: 1 } })
  const noted = { text: 'Has called about the payoff amount.' }
  await send('addMemberNote', { token: desk, parameters: whose, body: noted })
  await send('listMemberNotes', { token: desk, parameters: { ...whose, limit: 1 } })
  await send('addLoanNote', { token: desk, parameters: { id }, body: noted })
  await send('listLoanNotes', { token: desk, parameters: { id, limit: 1 } })
  await send('listMemberHistory', { token: desk, parameters: { ...whose, limit: 1 } })
  await send('getMemberReckoning', { token: desk, parameters: whose })
  await send('listAuditTrail', { token: desk, parameters: { act: 'lookAtMember', limit: 1 } })
  await send('listAuditActors', { token: desk })
  await send('listEvents', { token: desk, parameters: { types: ['loan.active'], limit: 1 } })
  const hook = { url: 'https://hooks.example/lending', types: ['loan.active', 'loan.repaid'] }
  const { webhook } = (await send('createWebhook', { token: desk, body: hook, key: 'books-2026' }))
    .body
  const hooked = { token: desk, parameters: { id: webhook.id } }
  await send('listWebhooks', { token: desk })
  await send('getWebhook', hooked)
  await send('updateWebhook', { ...hooked, body: { types: ['loan.active'], payload: 'full' } })
  await send('rotateWebhookSecret', { ...hooked, body: { reason: 'As every year.' } })
  await send('resendWebhookEvents', { ...hooked, body: { since: new Date().toISOString() } })
  const cases = await world.token('hanna', { name: 'Hanna Neumann', scope: 'lending:cases' })
  const second = await world.token('emmy', { name: 'Emmy Noether', scope: 'lending:cases' })
  const odd = { member_id: profile.id, reason: 'Deposits in cash, just below 1,000 each.' }
  const { case: opened } = (await send('openCase', { token: cases, body: odd, key: 'case-2026' }))
    .body
  const ofCase = { token: cases, parameters: { id: opened.id } }
  await send('listCases', { token: cases, parameters: { overdue: false, limit: 1 } })
  await send('getCase', ofCase)
  await send('getCaseMember', ofCase)
  await send('listHeldPayments', ofCase)
  await send('listCaseOperators', { token: cases })
  await send('updateCase', { ...ofCase, body: { due_at: '2027-01-31T12:00:00.000Z' } })
  await send('addCaseNote', { ...ofCase, body: { text: 'The shop that she names exists.' } })
  const receipts = { name: 'receipts.pdf', sha256: '3b'.repeat(32), size: 48_213 }
  await send('addCaseFile', { ...ofCase, body: receipts })
  const decision = { decision: 'cleared', reason: 'The receipts explain the deposits.' }
  await send('proposeCaseDecision', { ...ofCase, body: decision })
  await send('rejectCaseDecision', { ...ofCase, body: { reason: 'One receipt is missing.' } })
  await world.rest('POST', `/operator/cases/${opened.id}/decision`, {
    token: cases,
    body: decision,
  })
  await send('confirmCaseDecision', {
    ...ofCase,
    token: second,
    body: { decision: 'cleared', reason: 'All are there.' },
  })
  await send('listCaseEntries', { token: cases, parameters: { id: opened.id, limit: 2 } })
  const arrived = await delivered(webhook.id)
  await send('listWebhookDeliveries', { ...hooked, parameters: { id: webhook.id, limit: 1 } })
  await send('retryWebhookDelivery', { token: desk, parameters: arrived, body: {} })
  await send('removeWebhook', { ...hooked, body: { reason: 'The books are kept elsewhere.' } })
  const olga = await world.token('olga', { scope: 'lending:admin' })
  const { id: line } = deposited.transaction
  await send('deposit', { token: mary, body: deposit, key: 'savings-2026-12' })
  const undone = { token: olga, parameters: { id: line }, body: { reason: 'Returned by the bank' } }
  await send('previewReversal', { token: olga, parameters: { id: line }, body: {} })
  await send('reverseTransaction', { ...undone, key: 'returned-1' })
  const decide = (act: string, of: string, reason: string) =>
    send(act, { token: olga, parameters: { id: of }, body: { reason } })
  const inMonths = { kind: 'term', months: 2, reason: 'Orders come in later than expected.' }
  const longer = { token: olga, parameters: { id }, body: inMonths, key: 'loom-longer' }
  const { body: changed } = await send('changePlan', longer)
  const cameToday = { amount: 20, value_date: first.transaction.created_at.slice(0, 10) }
  await send('previewBooking', { token: olga, parameters: { id }, body: cameToday })
  const change = { token: olga, parameters: { id: changed.plan_change.id } }
  await send('previewPlanChangeUndoing', { ...change, body: {} })
  await send('undoPlanChange', {
    ...change,
    body: { reason: 'She asked for another loan by mistake.' },
  })
  const due: string = changed.schedule.instalments[1].due_on
  const salary = { kind: 'due_day', due_day: due.endsWith('28') ? 1 : 28, from: due }
  const onSalary = { token: ada, parameters: { id }, body: salary, key: 'salary-28' }
  const { body: shifted } = await send('changeOwnPlan', onSalary)
  await send('undoOwnPlanChange', {
    token: ada,
    parameters: { id: shifted.plan_change.id },
    body: {},
  })
  await send('listPlanChanges', { token: mary, parameters: { id, limit: 1 } })
  const withdrawn = { token: ada, parameters: { id }, body: {}, key: 'changed-my-mind' }
  await send('withdrawFromLoan', withdrawn)
  const oscar = await world.token('oscar', { name: 'Oscar Operator', scope: 'lending:admin' })
  for (const act of ['approveRequest', 'rejectRequest']) {
    const { body } = await send('deposit', { token: mary, body: { amount: 2000 } })
    await send('reverseTransaction', { ...undone, parameters: { id: body.transaction.id } })
    // The oldest is the redaction that was asked for above.
    const waiting = (await send('listRequests', { token: oscar })).body.requests.at(-1)
    const decided = {
      parameters: { id: waiting.id },
      body: { reason: 'The bank has confirmed it.' },
    }
    if (act === 'approveRequest')
      await send('previewRequest', { token: oscar, parameters: { id: waiting.id }, body: {} })
    await send(act, { token: oscar, ...decided })
  }
  await send('getLateLoans', { token: oscar })
  await send('getWorkCounts', { token: oscar, parameters: { postponed: false } })
  const { work_operators: hands } = (await send('listWorkOperators', { token: oscar })).body
  const { worklist } = (
    await send('listWork', { token: oscar, parameters: { kind: 'request', limit: 1 } })
  ).body
  await send('updateWorkItem', {
    token: oscar,
    parameters: { id: worklist[0].id },
    body: { owner_id: hands[0].id, note: 'The member has called about it.' },
  })
  await send('deposit', { token: ada, body: { amount: 500 } })
  await send('deposit', { token: mary, body: deposit, key: 'savings-2027-01' })
  const last = (
    await send('listTransactions', { token: mary, parameters: { type: 'deposit', limit: 1 } })
  ).body
  await send('reverseTransaction', {
    ...undone,
    parameters: { id: last.transactions[0].id },
    key: 'returned-2',
  })
  const importing = await world.token('old-platform', { scope: 'lending:import' })
  const brought = {
    ...wanted,
    on_behalf_of: 'grace',
    idempotency_key: 'old-loan-4711',
    publish: true,
  }
  await send('importLoans', { token: importing, body: { loans: [brought] } })
  const doubtful = (await send('createLoan', { token: ada, body: wanted })).body.loan.id
  await send('updateLoan', { token: ada, parameters: { id: doubtful }, body: { status: 'open' } })
  await decide('freezeLoan', doubtful, 'The description does not fit the purpose.')
  await decide('releaseLoan', doubtful, 'The borrower has explained it.')
  await decide('cancelLoan', doubtful, 'The loom was sold meanwhile.')
  const submitted = (await send('createLoan', { token: ada, body: wanted })).body.loan.id
  const submit = () =>
    world.database.sql("update loan set status = 'submitted' where id = $1", [submitted])
  await submit()
  await decide('returnLoan', submitted, 'Which workshop is it?')
  await submit()
  await decide('approveLoan', submitted, 'The workshop exists.')
  const lost = await unpaid(ada)
  const late = { token: olga, parameters: { id: lost } }
  await send('remindBorrower', { ...late, body: { message: 'Please call us: a plan may help.' } })
  await send('listLoanReminders', { ...late, parameters: { id: lost, limit: 1 } })
  await giveUp(lost, olga)
  await world.database.sql(
    `insert into charge (id, loan_id, number, kind, due_on, amount)
      select new_id(), loan_id, number, 'late_fee', due_on + 15, 1500 from instalment where loan_id = $1 and number = 1`,
    [lost],
  )
  const { charges } = (
    await send('listCharges', { token: ada, parameters: { id: lost, limit: 1 } })
  ).body
  await send('getOverdueInterest', { token: ada, parameters: { id: lost } })
  await decide('waiveCharge', charges[0].id, 'The bank was late with the transfer.')
  await decide('writeOffLoan', lost, 'The workshop is insolvent.')
  const court = { amount: 120, reason: 'From the insolvency administrator' }
  const recovery = { token: olga, parameters: { id: lost }, body: court, key: 'insolvency-1' }
  await send('recordRecovery', recovery)
  const leaving = await world.token('leo', { name: 'Leo Leaving' })
  const { profile: leo } = (await send('getProfile', { token: leaving })).body
  await decide('freezeMember', leo.id, 'The documents have expired.')
  await send('getFrozenAccount', { token: leaving })
  await send('listFrozenLoans', { token: leaving, parameters: { limit: 1 } })
  await send('listFrozenNotifications', { token: leaving, parameters: { limit: 1 } })
  await decide('releaseMember', leo.id, 'New documents have come.')
  await decide('closeMember', leo.id, 'Closed as you asked.')
  const { reference: taken } = first.transaction
  await send('previewUndoing', { token: olga, parameters: { id: taken }, body: {} })
  await decide('undoRepayment', taken, 'The bank took the payment back.')
  const listed = { id: first.loan.id, limit: 1 }
  await send('listLoanRepayments', { token: olga, parameters: listed })

  await send('correctDocument', {
    token: olga,
    parameters: { id: documents[0].id },
    body: { reason: 'Her name was misspelt.' },
    key: 'misspelt-1',
    arrange: ({ document }) => ({ document: { ...document, hash: '5e1f'.repeat(16) } }),
  })
  await send('requestPayoffLetter', {
    token: ada,
    parameters: { id },
    body: { until: '2026-12-10' },
  })

  const question = { topic: 'other', message: 'Can I repay on another day of the month?' }
  const { body: helped } = await send('requestHelp', {
    token: ada,
    body: question,
    key: 'repay-on-another-day',
  })
  const ofHelp = { token: ada, parameters: { id: helped.help_request.id } }
  const { body: filed } = await send('addHelpFile', {
    ...ofHelp,
    body: { name: 'letter.pdf', content: 'JVBERi0xLjcKJSVFT0Y=' },
    key: 'letter-of-the-bank',
  })
  const [{ files }] = filed.help_request.thread
  await send('getHelpFile', { token: ada, parameters: { id: files[0].id, f: 'json' } })
  await send('listHelpRequests', { token: ada, parameters: { state: 'open', limit: 1 } })
  await send('listOperatorHelpRequests', { token: desk, parameters: { state: 'open', limit: 1 } })
  const answer = { answer: 'You can: choose the day on the page of your loan.' }
  await send('answerHelpRequest', {
    ...ofHelp,
    token: desk,
    body: answer,
    key: 'repay-on-another-day',
  })
  const reply = { message: 'Thank you. Does that cost anything?' }
  await send('replyToHelpRequest', { ...ofHelp, body: reply, key: 'does-another-day-cost' })
  await send('getHelpRequest', ofHelp)
  await send('closeHelpRequest', ofHelp)

  const on = '2026-11-26'
  await send('getBalance', { token: ada, parameters: { id, at: `${on}T23:59:59.999Z` } })
  const kept = { account: 'settlement', at: `${on}T23:59:59.999Z` }
  await send('getHouseBalance', { token: desk, parameters: kept })
  await send('getChartOfAccounts', { token: desk })
  // The lines of one movement come by the random ids of their accounts.
  const debitsFirst = (lines: readonly Body[]) => lines.toSorted((a, b) => b.debit - a.debit)
  const { journal } = (
    await send('getJournal', {
      token: desk,
      parameters: { from: on, to: on, limit: 2 },
      arrange: ({ journal: lines, ...more }) => ({ journal: debitsFirst(lines), ...more }),
    })
  ).body
  await send('getLedgerTransaction', {
    token: desk,
    parameters: { id: journal[0].ledger_transaction_id },
    arrange: ({ lines }) => ({ lines: debitsFirst(lines) }),
  })
  const wallets = { account: '1700', from: on, to: on }
  await send('getAccountTurnover', { token: desk, parameters: wallets })
  await send('listAccountLines', { token: desk, parameters: { ...wallets, limit: 1 } })
  await send('getTrialBalance', { token: desk, parameters: { at: `${on}T23:59:59.999Z` } })
  await world.database.sql(`create or replace function gateway_now() returns timestamptz(3) stable language sql
      return now() + interval '${Date.parse('2026-12-02T09:00:00Z') - Date.now()} milliseconds'`)
  const over = { month: '2026-11' }
  const closed = { token: olga, parameters: over, body: { reason: 'Checked with the bank.' } }
  await send('closePeriod', closed)
  await send('listPeriods', { token: desk })

  // In production there is no provider that pretends.
  const shown = JSON.stringify(recorded, null, 2)
    .replace('"provider": "sandbox"', '"provider": "identity"')
    // Documents have random ids in them, so they are a few bytes longer or shorter, compressed.
    .replaceAll(/"bytes": \d{5}\b/g, '"bytes": 24310')
    // Those of previews are made from all that they show.
    .replaceAll(/"version": \d{4,9}\b/g, '"version": 371830264')
    .replaceAll(/(no longer can, at )[\d-]+ [\d:]+/g, '$12026-11-20 09:30')
  await expect(`${shown}\n`).toMatchFileSnapshot(file)
})

it('shows one of each operation', async () => {
  const { paths } = (await world.rest('GET', '/openapi.json')).body
  for (const { operationId, responses, requestBody, parameters = [] } of Object.values<Body>(
    paths,
  ).flatMap((methods) => Object.values<Body>(methods))) {
    const success = responses[200] ?? responses[201]
    const shown = [success, ...(requestBody ? [requestBody] : [])]
      .map(
        ({ content }) =>
          content['application/json'] ?? content[MVT] ?? content[EVENTS] ?? content[CSV],
      )
      .map(({ schema, example }) => (schema.format === 'binary' ? 'bytes' : example))
    const required = parameters.filter((one: Body) => one.required)
    for (const example of [...shown, ...required.map((one: Body) => one.example)])
      expect(example, `call ${operationId} above, and run this file with -u`).toBeDefined()
  }
})

it('shows an error that each operation can have, beneath each status', async () => {
  const { paths, components } = (await world.rest('GET', '/openapi.json')).body
  for (const { operationId, responses } of Object.values<Body>(paths).flatMap((methods) =>
    Object.values<Body>(methods),
  ))
    for (const [status, { $ref = '', ...own }] of Object.entries<Body>(responses)) {
      if (Number(status) < 400) continue
      const { description } = own
      const { content } = $ref ? components.responses[$ref.split('/').at(-1)] : own
      const { example } = content['application/json']
      const problem = content['application/problem+json'].example
      expect(description, `${operationId} ${status}`).toContain(`\`${example.error.code}\``)
      expect([problem.code, problem.status]).toEqual([example.error.code, Number(status)])
    }
})
