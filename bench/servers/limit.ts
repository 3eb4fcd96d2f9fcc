import { createServer, type IncomingMessage } from 'node:http'
import { broadcast } from './broadcast.ts'
import { openIdentify } from './identify.ts'
import { listen } from './listen.ts'
import { openPool } from './pool.ts'
import { makeMovement, notifying, transferValues } from './transfer.ts'

/** The least that must be done: one hand-written statement a request, whose text is the answer. */
const statements: Readonly<Record<string, string>> = {
  '/browse': `
    with page as materialized (
      select * from loan where status = 'open' and (created_at, id) < ($1::timestamptz, $2::uuid)
      order by created_at desc, id desc limit 21)
    select json_build_object('loans', json_build_object(
      'nodes', (select json_agg(card) from (
        select id, title, purpose, amount_requested, amount_funded, interest_rate, repayment_period_months,
          risk_level, status, location_description, created_at,
          (select row_to_json(one) from (select id, full_name, city from profile where id = borrower_id) as one) as borrower,
          json_build_object('nodes', (select coalesce(json_agg(part), '[]') from (
            select id, amount, created_at,
              (select row_to_json(one) from (select id, full_name from profile where id = lender_id) as one) as lender
            from investment where loan_id = page.id order by created_at, id limit 3) as part)) as investments
        from page limit 20) as card),
      'pageInfo', json_build_object('hasNextPage', (select count(*) > 20 from page))))::text as answer`,
  '/detail': `
    select json_build_object('loan', row_to_json(card))::text as answer from (
      select id, title, description, purpose, amount_requested, amount_funded, interest_rate,
        repayment_period_months, risk_level, status, location_description, created_at, published_at, expires_at, version,
        (select row_to_json(one) from (select id, full_name, city, occupation, bio, created_at as member_since
          from profile where id = borrower_id) as one) as borrower,
        json_build_object('totalCount', (select count(*) from investment where loan_id = loan.id)) as investments
      from loan where id = $1) as card`,
  '/markers': `
    select json_build_object('loanMarkers', json_build_object(
      'markers', coalesce(json_agg(mark), '[]'), 'truncated', count(*) > 500))::text as answer from (
      select id, public_latitude as latitude, public_longitude as longitude, title, purpose as subtitle, status,
        amount_requested, amount_funded, risk_level
      from loan where status = 'open' and not frozen and public_latitude is not null
        and point(public_longitude, public_latitude) <@ box(point($1, $2), point($3, $4)) limit 501) as mark`,
  '/me': `
    select json_build_object('me', row_to_json(card))::text as answer from (
      select id, full_name, city, user_type, verification_status, occupation, bio, created_at,
        (select row_to_json(one) from (select id, currency, available_balance, held_balance
          from wallet_state where user_id = profile.id) as one) as wallet,
        json_build_object('nodes', (select coalesce(json_agg(line), '[]') from (
          select id, type, shown_direction(type, direction) as direction, amount, balance_after, description, reference, created_at
          from wallet_transaction where wallet_id = (select id from wallet where user_id = profile.id)
          order by position desc limit 10) as line)) as transactions
      from profile where id = $1) as card`,
  '/transfer': `
    select json_build_object('transfer', outcome)::text as answer from ${makeMovement} as outcome`,
}

const query = openPool()
const identify = await openIdentify(query)
const notify = notifying(query)

const server = createServer(async (request, response) => {
  const [member, given] = await Promise.all([
    identify(request.headers.authorization),
    bodyOf(request),
  ])
  const [row] = await query<{ answer: string }>(
    statements[request.url ?? ''] ?? '',
    valuesOf(request.url, member, given),
  )
  if (request.url === '/transfer') notify()
  const body = `{"data":${row?.answer}}`
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
})
broadcast(server, query, identify)
listen(server)

/** The values of a statement are the request's body, but for what only the server knows. */
function valuesOf(url: string | undefined, member: string, given: string): readonly unknown[] {
  if (url === '/me') return [member]
  if (url !== '/transfer') return JSON.parse(given)
  const [recipientId, amount, description, idempotencyKey] = JSON.parse(given)
  return transferValues(member, {
    recipientId,
    amount: BigInt(amount),
    description,
    idempotencyKey,
  })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  request.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  return new Promise((resolve) => request.once('end', () => resolve(text)))
}
