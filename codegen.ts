import { readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/** The types of a notification's details: one resolver makes them all. */
const detailTypes = [
  ...readFileSync('schema/notification-details.graphql', 'utf8').matchAll(
    /^(?:interface|type) (\w+)/gm,
  ),
].map(([, name]) => [name, './notification-details.ts#Details'] as const)

const config: CodegenConfig = {
  emitLegacyCommonJSImports: false,
  schema: 'schema/**/*.graphql',
  generates: {
    'app/src/graphql/': {
      preset: 'client',
      documents: 'app/src/**/*.{ts,tsx}',
      presetConfig: { fragmentMasking: false },
      config: {
        enumsAsTypes: true,
        importExtension: '.ts',
        useTypeImports: true,
        strictScalars: true,
        scalars: {
          Date: 'string',
          DateTime: 'string',
          JSONObject: 'Record<string, unknown>',
          Latitude: 'number',
          Longitude: 'number',
          Money: 'string',
          Percent: 'string',
        },
      },
    },
    'src/resolvers/types.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#Context',
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: { field: true, inputValue: false, object: true },
        importExtension: '.ts',
        scalars: {
          ID: 'string',
          Money: 'bigint',
          Percent: 'number',
          DateTime: 'Date',
          Date: 'string',
          Latitude: 'number',
          Longitude: 'number',
          JSONObject: 'Record<string, unknown>',
        },
        enumValues: {
          ApprovalStatus: '../entities/operator/approval-request.ts#ApprovalStatus',
          AprMethod: '../lending/repaying/apr.ts#AprMethod',
          AprReason: '../lending/repaying/cost.ts#AprReason',
          Arrears: '../lending/loan/lists/traits.ts#Arrears',
          AuditActorKind: '../entities/operator/audit-entry.ts#ActorKind',
          CashFlowCategory: '../entities/ledger/cash-flow.ts#CashFlowCategory',
          ErrorCode: '../lending/refusal.ts#RefusalCode',
          HoldingKind: '../lending/member/money.ts#HoldingKind',
          InstalmentStatus: '../lending/repaying/schedule.ts#InstalmentStatus',
          InvestmentStatus: '../entities/loan/investment.ts#InvestmentStatus',
          LoanSort: '../lending/loan/lists/list.ts#LoanSort',
          LoanStatus: '../entities/loan/loan.ts#LoanStatus',
          NotificationKind: '../lending/inbox/texts.ts#NotificationKind',
          MarkerKind: '../lending/map/area.ts#MarkerKind',
          Prepayment: '../lending/repaying/repay.ts#Prepayment',
          OpportunitySort: '../lending/investing/opportunity.ts#OpportunitySort',
          TransactionDirection: '../entities/ledger/wallet-transaction.ts#TransactionDirection',
          TransactionStatus: '../entities/ledger/wallet-transaction.ts#TransactionStatus',
          TransactionType: '../entities/ledger/wallet-transaction.ts#TransactionType',
          RiskLevel: '../entities/loan/loan.ts#RiskLevel',
          UserType: '../entities/member/profile.ts#UserType',
          VerificationStatus: '../entities/member/profile.ts#VerificationStatus',
        },
        mappers: {
          Preferences: '../entities/member/preferences.ts#Preferences as PreferencesRow',
          AuditActor: '../lending/audit-trail/actors.ts#Actor',
          ApprovalRequest:
            '../entities/operator/approval-request.ts#ApprovalRequest as ApprovalRequestRow',
          ApprovalRequestConnection:
            './connection.ts#ApprovalRequestConnection as ApprovalRequestPage',
          Loan: '../entities/loan/loan.ts#Loan as LoanRow',
          LoanQuote: '../lending/repaying/quote.ts#Quote',
          QuotedInstalment: '../lending/repaying/quote.ts#QuotedInstalment as QuotedInstalmentRow',
          Instalment: '../entities/loan/instalment-state.ts#InstalmentState as InstalmentRow',
          FormerInstalment:
            '../entities/loan/former-instalment.ts#FormerInstalment as FormerInstalmentRow',
          FormerInstalmentConnection:
            './connection.ts#FormerInstalmentConnection as FormerInstalmentPage',
          Investment: '../entities/loan/investment.ts#Investment as InvestmentRow',
          InvestmentConnection: './connection.ts#InvestmentConnection as InvestmentPage',
          LoanEvent: '../entities/loan/loan-event.ts#LoanEvent as LoanEventRow',
          LoanFacets: '../lending/loan/lists/facets.ts#LoanFacets as LoanFacetRows',
          LoanConnection: './connection.ts#LoanConnection as LoanPage',
          Marker: '../lending/map/marker.ts#Marker as MarkerRow',
          MarkerList: '../lending/map/markers.ts#MarkerList as MarkerListRow',
          Notification: '../entities/member/notification.ts#Notification as NotificationRow',
          ...Object.fromEntries(detailTypes),
          NotificationConnection: './connection.ts#NotificationConnection as NotificationPage',
          Opportunity: '../entities/loan/opportunity.ts#Opportunity as OpportunityRow',
          OpportunityConnection: './connection.ts#OpportunityConnection as OpportunityPage',
          CashFlowEntry: '../entities/ledger/cash-flow.ts#CashFlow as CashFlowRow',
          CashFlowConnection: './connection.ts#CashFlowConnection as CashFlowPage',
          Portfolio: '../lending/investing/portfolio.ts#Portfolio as PortfolioRow',
          PortfolioRisk: '../lending/investing/portfolio.ts#PortfolioRisk as PortfolioRiskRow',
          PortfolioMonth: '../lending/investing/portfolio.ts#PortfolioMonth as PortfolioMonthRow',
          RepaymentSchedule:
            '../lending/repaying/schedule.ts#RepaymentSchedule as RepaymentScheduleRow',
          Wallet: '../entities/ledger/wallet-state.ts#WalletState as WalletRow',
          TransactionConnection: './connection.ts#TransactionConnection as TransactionPage',
          Transaction:
            '../entities/ledger/wallet-transaction.ts#WalletTransaction as TransactionRow',
          AuditEntry: '../entities/operator/audit-entry.ts#AuditEntry as AuditEntryRow',
          AuditEntryConnection: './connection.ts#AuditEntryConnection as AuditEntryPage',
          MemberFile: '../entities/member/profile.ts#Profile as ProfileRow',
          MemberSummary: '../entities/member/profile.ts#Profile as ProfileRow',
          MemberSummaryConnection: './connection.ts#MemberSummaryConnection as MemberSummaryPage',
          MemberMoney: '../lending/member/money.ts#MemberMoney as MemberMoneyRow',
          Holding: '../lending/member/money.ts#Holding as HoldingRow',
          HoldingConnection: './connection.ts#HoldingConnection as HoldingPage',
          LedgerEntry: '../entities/ledger/entry.ts#Entry as EntryRow',
          LedgerEntryConnection: './connection.ts#LedgerEntryConnection as LedgerEntryPage',
          FrozenAccount: '../lending/member/frozen.ts#FrozenAccount as FrozenAccountRow',
          Clock: '../sandbox/clock.ts#ClockState',
          Profile: '../entities/member/profile.ts#Profile as ProfileRow',
          Member: '../entities/member/profile.ts#Profile as ProfileRow',
        },
      },
    },
  },
}

export default config
