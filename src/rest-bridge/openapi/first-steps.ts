/** From a token to an investment: a test types these commands into one shell. */
export const firstSteps = `
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
