import {
  assertInterfaceType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isObjectType,
  parse,
} from 'graphql'
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js'
import { schema } from './questions.ts'

const related = {
  ...all(['loan'], 'loan'),
  ...all(['investment'], 'investment'),
  ...all(['counterparty'], 'counterparty'),
}

/**
 * What fields need of the database, beside the record that they stand on: fields of a level that need the same share it.
 * What has the field's own name is read for it alone. A field that is not named here may read nothing.
 */
const needs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Profile: {
    ...all(['finances'], 'creditScore', 'monthlyIncome'),
    ...all(['preferences'], 'preferences'),
    ...all(['wallet'], 'wallet', 'transactions'),
    ...all(['portfolio'], 'portfolio'),
    ...all(['order results'], 'standingOrderResults'),
    ...all(['preferences', 'open', 'matches', 'preview'], 'standingOrderPreview'),
    ...all(['tax year'], 'taxYear'),
    ...all(['investment totals'], 'investmentTotals'),
  },
  Portfolio: {
    ...all(['months'], 'byMonth'),
    ...all(['expected'], 'expected'),
    ...all(['annual return'], 'annualReturn'),
    ...all(['annual return if late is lost'], 'annualReturnIfLateLost'),
    ...all(['outlook'], 'outlook'),
  },
  Loan: {
    ...all(['borrower'], 'borrower'),
    // Whether these are seen is a matter of what the viewer has invested.
    ...all(
      ['debt', 'invested'],
      'amountDue',
      'payoffAmount',
      'chargesDue',
      'principalOutstanding',
      'daysPastDue',
    ),
    ...all(['instalments', 'invested'], 'schedule', 'repaymentSchedule', 'nextDue'),
    ...all(['own payments', 'invested'], 'ownPayments'),
    ...all(['own receipts', 'invested'], 'ownReceipts'),
    ...all(['overdue interest', 'invested'], 'overdueInterest'),
    ...all(['loan outlook', 'invested'], 'defaultOn', 'interestPausedUntil'),
    ...all(
      ['invested'],
      'writtenOffAt',
      'writtenOffAmount',
      'recovered',
      'withdrawnAt',
      'repayBy',
      'feeRefunded',
      'aprAfterRefund',
      'formerInstalments',
      'charges',
      'planChanges',
    ),
    ...all(['invested'], 'repaymentVisible', 'myInvestment'),
    ...all(['borrower record'], 'borrowerRecord'),
    ...all(['pause reasons'], 'pauseReasons'),
    ...all(['freeze'], 'freeze'),
    ...all(['lent to borrower'], 'lentToBorrower'),
    ...all(['history'], 'history'),
  },
  Investment: {
    ...all(['lender'], 'lender'),
    ...all(['loan'], 'chargesEarned'),
    // Whether it is seen is a matter of its loan.
    ...all(['loan'], 'loan', 'sharePercent', 'interestRate', 'status', 'principalRepaid'),
    ...all(['loan'], 'interestEarned', 'principalOutstanding', 'realisedReturn', 'automatic'),
    ...all(['loan'], 'updatedAt'),
    ...all(['loan', 'accrued'], 'accruedInterest'),
    ...all(['own overdue'], 'overdue'),
    ...all(['loan'], 'loanTitle'),
    ...all(['loan', 'borrower'], 'borrowerName'),
    ...all(['loan', 'debt'], 'daysPastDue'),
    ...all(['loan', 'instalments', 'invested'], 'nextDueOn'),
  },
  Opportunity: {
    ...all(['loan'], 'loan', 'fundedPercent', 'estimatedMonthlyPayment', 'estimatedTotalInterest'),
    ...all(['loan'], 'apr', 'aprReason', 'netYield'),
    ...all(['loan', 'preferences'], 'matchReasons', 'matchMisses'),
    ...all(['default rates'], 'yearlyLoss'),
    ...all(['investmentBounds'], 'minInvestment', 'maxInvestment'),
    ...all(['invested'], 'myInvestment'),
  },
  Wallet: all(['user'], 'user'),
  Payment: {
    ...all(['member'], 'member'),
    ...all(['transaction', 'wallet'], 'transaction'),
    ...all(['bank account'], 'bankAccount'),
    ...all(['loan'], 'loan'),
  },
  HelpRequest: {
    ...all(['member'], 'member'),
    ...all(['loan'], 'loan'),
    ...all(['payment'], 'payment'),
    ...all(['answerer'], 'answeredBy'),
    ...all(['messages', 'files'], 'thread'),
  },
  HelpFile: all(['help request'], 'helpRequest'),
  // Whether its terms know charges is a matter of the loan.
  Instalment: all(['loan', 'charges due'], 'chargesDue'),
  Charge: all(['loan'], 'loan'),
  PlanChange: { ...all(['loan'], 'loan'), ...all(['operator'], 'operator') },
  ApprovalRequest: {
    ...all(['bank line'], 'bankLine'),
    ...all(['charge'], 'charge'),
    ...all(['charge', 'repayment', 'loan'], 'loan'),
  },
  BankLine: all(['payment'], 'payment'),
  OpenBankItem: { ...all(['payment'], 'payment'), ...all(['bank line'], 'line') },
  Preferences: all(['user'], 'user'),
  Verification: { ...all(['check'], 'check'), ...all(['acts'], 'acts') },
  Agreement: all(['acceptance'], 'acceptance'),
  Transaction: {
    ...all(['reversal'], 'status'),
    ...all(['payment'], 'payment'),
    ...all(['wallet'], 'wallet', 'memberId'),
    ...related,
  },
  TaxLine: { ...related, ...all(['transaction', 'wallet'], 'transaction') },
  Document: {
    ...all(['loan'], 'loan'),
    ...all(['replaced'], 'replaces'),
    ...all(['correction'], 'replacedById', 'replacedBy'),
  },
  CashFlowEntry: { ...all(['transaction'], 'transaction'), ...related },
  Notification: {
    ...all(['user'], 'user'),
    // Whether the line is the viewer's own is a matter of their wallet.
    ...all(['transaction', 'wallet'], 'transaction'),
    ...related,
  },
  ...ofDetails(),
  LoanEvent: { ...all(['actor'], 'actor'), ...all(['ever invested'], 'reason') },
  Marker: { ...all(['loan'], 'loan'), ...all(['member'], 'member') },
}

/** The details of notifications name records as notifications do. */
function ofDetails() {
  const types = schema.getPossibleTypes(assertInterfaceType(schema.getType('NotificationDetails')))
  const links = {
    ...related,
    ...all(['counterparty'], 'sender', 'borrower', 'lender'),
    ...all(['payment'], 'payment'),
    ...all(['help request'], 'helpRequest'),
    ...all(['document'], 'document'),
    ...all(['transaction', 'wallet'], 'transaction'),
  }
  return Object.fromEntries(types.map(({ name }) => [name, links]))
}

/** Root fields that read nothing themselves; a quote is worked out. */
const readsNothing = ['platform', 'loanQuote']

/** Of every list in pages. */
const needsOfList: Readonly<Record<string, readonly string[]>> = {
  ...all(['page'], 'edges', 'nodes', 'pageInfo'),
  ...all(['count'], 'totalCount', 'totalCountIsExact'),
  ...all(['facets'], 'facets'),
  ...all(['unread'], 'unreadCount'),
  ...all(['inbox'], 'newestCursor'),
}

function all(kinds: readonly string[], ...fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, kinds]))
}

type Variables = Readonly<Record<string, unknown>>

/**
 * How many statements a query may cost: at each level, which is what is selected of a field's records however many they
 * are, one for each kind of record that its fields need.
 */
export function mostStatements(query: string, variableValues: Variables): number {
  const { definitions } = parse(query)
  const fragments = Object.fromEntries(
    definitions.flatMap((one) =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [],
    ),
  )
  const operation = definitions.find((one) => one.kind === 'OperationDefinition')
  const root = schema.getQueryType()
  if (operation === undefined || !root) throw new Error('no query')
  const scope = { fragments, variableValues }
  return ofLevel(
    scope,
    root,
    collectFields(schema, fragments, variableValues, root, operation.selectionSet),
  )
}

interface Scope {
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly variableValues: Variables
}

function ofLevel(
  scope: Scope,
  type: GraphQLObjectType,
  fields: ReadonlyMap<string, readonly FieldNode[]>,
  isSearched = false,
): number {
  const kinds = new Set<string>()
  let below = 0
  for (const [key, nodes] of fields) {
    const name = nodes[0]?.name.value ?? ''
    for (const kind of kindsOf(type, name, key)) kinds.add(kind)
    const definition = type.getFields()[name]
    for (const inner of definition ? objectsOf(definition.type) : [])
      below += ofLevel(
        scope,
        inner,
        collectSubfields(schema, scope.fragments, scope.variableValues, inner, [...nodes]),
        nodes.some(searches),
      )
  }
  // What is not nearby is looked for.
  if (isSearched && kinds.has('page')) kinds.add('search')
  return kinds.size + below
}

/** Whether a list is filtered, or in an order that no index has. */
function searches({ arguments: given = [] }: FieldNode): boolean {
  return given.some(({ name }) => !/^(first|after|last|before|reverse)$/.test(name.value))
}

function kindsOf({ name: type }: GraphQLObjectType, field: string, key: string): readonly string[] {
  // Whether a line that was found is the viewer's own is a matter of their wallet; one that was not found may be that of a payment.
  if (type === 'Query' && field.startsWith('node')) return [key, 'wallet', 'payment of line']
  // An operator who asks for a member's balance has looked at that member, which is recorded.
  if (type === 'Query' && field === 'balanceAt') return [key, 'look']
  // Loans alike, what became of past loans, and default rates: each is kept for minutes.
  if (type === 'Query' && field === 'loanGuidance') return [key, 'past loans', 'default rates']
  if (type === 'Query') return readsNothing.includes(field) || isList(field) ? [] : [key]
  return (type.endsWith('Connection') ? needsOfList : needs[type])?.[field] ?? []
}

/** What a list needs is said of its pages. */
function isList(field: string): boolean {
  const type = schema.getQueryType()?.getFields()[field]?.type
  return type !== undefined && getNamedType(type).name.endsWith('Connection')
}

function objectsOf(type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type)
  if (isAbstractType(named)) return schema.getPossibleTypes(named)
  return isObjectType(named) ? [named] : []
}
