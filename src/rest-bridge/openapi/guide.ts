/** From a token to an investment: a test types these commands into one shell. */
const firstSteps = `
## First steps

These commands take a new member to a first investment. Type them into one shell, in the folder of the gateway, and change \`URL\` if
this page has another address. On this page you can also try each operation below with "Try it out": in development, a token of ada is filled in.

**1. Be somebody.** The first request of a new name creates the member. If you don't have the gateway's folder, in development
\`TOKEN=$(curl -s "$URL/docs/token")\` makes you ada; elsewhere, tokens come from the issuer that you sign in to.

\`\`\`sh
URL=http://127.0.0.1:4000
TOKEN=$(npm run --silent token -- --sub grace --name "Grace Hopper")
curl -s "$URL/profile" -H "Authorization: Bearer $TOKEN"
\`\`\`

**2. Learn the bounds**: the currency, and the least that an investment can be.

\`\`\`sh
curl -s "$URL/platform" -H "Authorization: Bearer $TOKEN"
\`\`\`

**3. Deposit money.** The key makes it safe to send this twice: the second response is the first one again.

\`\`\`sh
curl -s "$URL/wallet/deposit" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: first-deposit' -d '{"amount": 100, "description": "Savings"}'
\`\`\`

**4. Find a loan.** An opportunity says what you can invest in it (\`min_investment\`, \`max_investment\`), and why it matches.

\`\`\`sh
curl -s "$URL/opportunities?limit=1" -H "Authorization: Bearer $TOKEN" | tee opportunity.json
LOAN_ID=$(sed 's/.*"loan":{"id":"\\([^"]*\\)".*/\\1/' opportunity.json)
\`\`\`

**5. Invest.** The money is held until the loan is fully funded, or comes back if it never is.

\`\`\`sh
curl -s "$URL/loans/$LOAN_ID/invest" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: first-investment' -d '{"amount": 25}'
\`\`\`

**6. See what you have.**

\`\`\`sh
curl -s "$URL/investments" -H "Authorization: Bearer $TOKEN"
curl -s "$URL/wallet/transactions?f=csv" -H "Authorization: Bearer $TOKEN"
\`\`\`

To borrow instead: \`POST /loans\` makes a draft, \`PUT /loans/{id}\` with \`{"status": "open"}\` publishes it, once it has a description,
a purpose, an interest rate and a number of months to repay.
`.trim()

/** The introduction to the reference: what holds for all operations. */
export const guide = `
Marketplace lending over plain HTTP: the same records and rules as the GraphQL API at \`/graphql\`.

${firstSteps}

## What holds for all operations

**Authentication.** Every operation needs \`Authorization: Bearer <token>\`. The token names the member: no request can act for
another one. The first request of a new subject creates its member. Tokens come from your issuer; in development, \`npm run token -- --sub ada\` prints one.

**Money** is a JSON number in major units with at most the decimals of the currency, exact in both directions: \`1200.5\`, never
\`"1200.50"\`. A number with more decimals is refused, not rounded. (Only in the \`data\` of a notification are amounts decimal text.) Rates are percent a year: \`12.5\` is 12.5 %.

**Pages.** A list returns \`limit\` records (20 by default, at most 100) and \`pagination\`. To continue, send \`next_cursor\` as
\`cursor\`, or follow the \`Link\` header. New records do not shift pages. \`include=total\` counts up to 10 000.

**Sending a request again.** Give each request that creates something or moves money its own \`Idempotency-Key\` (8 to 128 visible
characters, with or without quotes around them). However often you send it, it is carried out once, and later responses have \`Idempotent-Replayed: true\`. Refusals by
the state of a record are repeated too: once you have mended the cause, use a new key. \`If-Match\` and \`version\` may differ between repeats. After 48 hours the key is refused.

**Changing a record.** \`PUT\` merges: an absent field stays as it is, null clears it, and you may send back the whole record
as you read it (the object inside \`profile\`, \`preferences\` or \`loan\`): fields that only the gateway sets are ignored, and named in \`Ignored-Fields\`. \`PATCH\` takes a merge patch (RFC 7396) and
refuses such fields. To be sure that nobody has changed a loan, the profile or the preferences since you read them, send the \`ETag\` as \`If-Match\`: if
somebody has, the response is 412. Every \`GET\` of JSON has an \`ETag\`, lists too: with \`If-None-Match\`, it responds 304 without a body while nothing has changed.

**Errors.** Every error has a \`code\` for programs, a \`message\` that says what would work, a \`request_id\`, and \`details\` for each
field. With \`Accept: application/problem+json\` errors have the format of RFC 9457, and their \`type\` is a path of this gateway that
explains the code. A 429, a 503 and \`IDEMPOTENCY_IN_PROGRESS\` say in \`Retry-After\` when to send the same request again; what is limited within a
time says in \`again_at\` of its details when it works again.

**Languages.** Messages are in the language that \`Accept-Language\` asks for, or else in the one that the member has chosen; notifications in the one that the member
has chosen, or else in the one that is asked for. \`Content-Language\` says which it is. Compare codes, never messages.

**Limits.** \`RateLimit\` tells how many points are left: a read costs 1, a write 2, a search more.

**Live updates** come as server-sent events from \`GET /events\`, or over GraphQL subscriptions, by WebSocket at \`/graphql\` and as
server-sent events at \`/graphql/stream\`. Other systems of the platform read its log of events (\`GET /operator/events\`), or get
webhooks: \`webhooks\` in this description, the last part of this page, has the body and the headers of each. [/asyncapi.json](/asyncapi.json) describes what each event carries.
`.trim()
