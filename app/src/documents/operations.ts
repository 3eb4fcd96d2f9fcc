import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const documentsQuery = graphql(`query Documents($after: String) {
  platform { documents }
  me {
    id
    documents(first: 20, after: $after) {
      nodes { id kind title period language bytes madeAt replacesId replacedById }
      pageInfo { hasNextPage endCursor }
    }
  }
}`)

export type ListedDocument = ResultOf<typeof documentsQuery>['me']['documents']['nodes'][number]

export const memberSinceQuery = graphql(`query DocumentsSince {
  me { id createdAt }
}`)

export const taxYearQuery = graphql(`query DocumentsTaxYear($year: Year!) {
  me {
    id
    taxYear(year: $year) {
      currency complete interest charges fees loanFees compensation losses recoveries interestPaid chargesPaid
      forms { form required dueOn boxes { box amount } }
    }
  }
  platform { businessTimezone }
}`)

export type TaxYear = ResultOf<typeof taxYearQuery>['me']['taxYear']

export const taxLinesQuery =
  graphql(`query DocumentsTaxLines($year: Year!, $figure: TaxFigure!, $first: Int = 20, $after: String) {
  me {
    id
    taxLines(year: $year, figure: $figure, first: $first, after: $after) {
      nodes { id amount currency description createdAt loan { id title } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`)

export type TaxLine = ResultOf<typeof taxLinesQuery>['me']['taxLines']['nodes'][number]
