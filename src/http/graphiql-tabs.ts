/** A tab of the explorer. */
export interface Tab {
  readonly query: string
  readonly variables?: string
}

const welcome = `# Welcome to the lending gateway.
#
# You are signed in as ada, a member of the demo. Press the play button, or Ctrl-Enter, to run a tab; Ctrl-Space completes
# what you type, and the book at the left has the whole schema.
#
# To be somebody else, run  npm run token -- --sub mary  and put the token under Headers.

# 1. Read: your money, and loans that you could fund.
query Look {
  me {
    fullName
    wallet {
      availableBalance
      currency
    }
    opportunities(first: 3) {
      nodes {
        matchReasons
        maxInvestment
        loan {
          id
          title
          interestRate
          borrower {
            fullName
          }
        }
      }
    }
  }
}
`

const invest = `# 2. Change: put the id of a loan from the first tab under Variables, deposit money, then invest it.
# What the rules refuse is in userErrors, with what would work.
mutation Deposit {
  deposit(input: { amount: "100.00" }) {
    wallet {
      availableBalance
    }
  }
}

mutation Invest($loanId: ID!) {
  invest(input: { loanId: $loanId, amount: "25.00" }) {
    investment {
      id
      status
    }
    userErrors {
      code
      message
    }
  }
}
`

const watch = `# 3. Watch: it runs until you stop it. Run the second tab beside it, and see your wallet change.
subscription Watch {
  walletChanged {
    availableBalance
    heldBalance
  }
}
`

const twin = `# 4. The same over REST, for clients without GraphQL: GET /loans?limit=3. /docs has all of it.
query Loans {
  loans(first: 3) {
    nodes {
      id
      title
      amountRequested
      status
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`

/** What the explorer opens with: a query, a mutation, a subscription, and a query that REST has too. */
export const tabs: readonly Tab[] = [
  { query: welcome },
  { query: invest, variables: '{ "loanId": "the id of a loan" }' },
  { query: watch },
  { query: twin },
]
