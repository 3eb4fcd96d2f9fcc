/** A tab of the explorer. */
export interface Tab {
  readonly query: string
  readonly variables?: string
}

const welcome = `# Welcome to the lending gateway.
#
# You are ada, a member of the demo.
# Ctrl-Enter or the play button runs a tab,
# Ctrl-Space completes what you type, and the
# book at the left has the whole schema.
#
# To be somebody else, whatever the name, run
#   npm run --silent token -- --sub mary
# in the gateway's folder, and replace what
# follows Bearer under Headers. Each tab has
# headers of its own.

# 1. Read: your money, and loans to fund.
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

const invest = `# 2. Change: the play button asks which of the two.
# Deposit, then put a loan's id from the first tab
# under Variables, at the bottom, and invest.
# What the rules refuse is in userErrors, with what
# would work; platform has the bounds.
mutation Deposit {
  deposit(input: { amount: "100.00" }) {
    wallet {
      availableBalance
    }
    userErrors {
      field
      code
      message
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
      field
      code
      message
      details
    }
  }
}
`

const watch = `# 3. Watch: it shows your wallet at each change,
# until you stop it or change tabs. Run it, open
# this page in a second window, and deposit.
subscription Watch {
  walletChanged {
    availableBalance
    heldBalance
  }
}
`

const twin = `# 4. What REST has as GET /loans?limit=3, for
# clients without GraphQL: /docs has all of it.
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

/** The tabs with which the explorer opens: a query, a mutation, a subscription, and a query that REST has too. */
export const tabs: readonly Tab[] = [
  { query: welcome },
  { query: invest, variables: '{ "loanId": "the id of a loan" }' },
  { query: watch },
  { query: twin },
]
