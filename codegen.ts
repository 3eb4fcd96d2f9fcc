import { readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/** The types of a notification's details: one resolver makes them all. */
const detailTypes = [
  ...readFileSync('schema/notification-details.graphql', 'utf8').matchAll(
    /^(?:interface|type) (\w+)/gm,
  ),
].map(([, name]) => [name, './notification-details.ts#Details'] as const)

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
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
          AprMethod: '../lending/repaying/apr.ts#AprMethod',
          ApprovalStatus: '../entities/approval-request.ts#ApprovalStatus',
          AprReason: '../lending/repaying/cost.ts#AprReason',
          Arrears: '../lending/loan/arrears.ts#Arrears',
          AuditActorKind: '../entities/audit-entry.ts#ActorKind',
          CashFlowCategory: '../entities/cash-flow.ts#CashFlowCategory',
          ErrorCode: '../lending/refusal.ts#RefusalCode',
          HoldingKind: '../lending/member/money.ts#HoldingKind',
          InstalmentStatus: '../lending/repaying/schedule.ts#InstalmentStatus',
          InvestmentStatus: '../entities/investment.ts#InvestmentStatus',
          LoanSort: '../lending/loan/list.ts#LoanSort',
          LoanStatus: '../entities/loan.ts#LoanStatus',
          NotificationKind: '../lending/inbox/texts.ts#NotificationKind',
          MarkerKind: '../lending/map/area.ts#MarkerKind',
          Prepayment: '../lending/repaying/repay.ts#Prepayment',
          OpportunitySort: '../lending/investing/opportunity.ts#OpportunitySort',
          TransactionDirection: '../entities/wallet-transaction.ts#TransactionDirection',
          TransactionStatus: '../entities/wallet-transaction.ts#TransactionStatus',
          TransactionType: '../entities/wallet-transaction.ts#TransactionType',
          RiskLevel: '../entities/loan.ts#RiskLevel',
          UserType: '../entities/profile.ts#UserType',
          VerificationStatus: '../entities/profile.ts#VerificationStatus',
        },
        mappers: {
          Preferences: '../entities/preferences.ts#Preferences as PreferencesRow',
          ApprovalRequest: '../entities/approval-request.ts#ApprovalRequest as ApprovalRequestRow',
          Loan: '../entities/loan.ts#Loan as LoanRow',
          LoanQuote: '../lending/repaying/quote.ts#Quote',
          QuotedInstalment: '../lending/repaying/quote.ts#QuotedInstalment as QuotedInstalmentRow',
          Instalment: '../entities/instalment-state.ts#InstalmentState as InstalmentRow',
          FormerInstalment:
            '../entities/former-instalment.ts#FormerInstalment as FormerInstalmentRow',
          FormerInstalmentConnection:
            './connection.ts#FormerInstalmentConnection as FormerInstalmentPage',
          Investment: '../entities/investment.ts#Investment as InvestmentRow',
          InvestmentConnection: './connection.ts#InvestmentConnection as InvestmentPage',
          LoanEvent: '../entities/loan-event.ts#LoanEvent as LoanEventRow',
          LoanFacets: '../lending/loan/facets.ts#LoanFacets as LoanFacetRows',
          LoanConnection: './connection.ts#LoanConnection as LoanPage',
          Marker: '../lending/map/markers.ts#Marker as MarkerRow',
          MarkerList: '../lending/map/markers.ts#MarkerList as MarkerListRow',
          Notification: '../entities/notification.ts#Notification as NotificationRow',
          ...Object.fromEntries(detailTypes),
          NotificationConnection: './connection.ts#NotificationConnection as NotificationPage',
          Opportunity: '../entities/opportunity.ts#Opportunity as OpportunityRow',
          OpportunityConnection: './connection.ts#OpportunityConnection as OpportunityPage',
          CashFlowEntry: '../entities/cash-flow.ts#CashFlow as CashFlowRow',
          CashFlowConnection: './connection.ts#CashFlowConnection as CashFlowPage',
          Portfolio: '../lending/investing/portfolio.ts#Portfolio as PortfolioRow',
          PortfolioRisk: '../lending/investing/portfolio.ts#PortfolioRisk as PortfolioRiskRow',
          PortfolioMonth: '../lending/investing/portfolio.ts#PortfolioMonth as PortfolioMonthRow',
          RepaymentSchedule:
            '../lending/repaying/schedule.ts#RepaymentSchedule as RepaymentScheduleRow',
          Wallet: '../entities/wallet-state.ts#WalletState as WalletRow',
          TransactionConnection: './connection.ts#TransactionConnection as TransactionPage',
          Transaction: '../entities/wallet-transaction.ts#WalletTransaction as TransactionRow',
          AuditEntry: '../entities/audit-entry.ts#AuditEntry as AuditEntryRow',
          AuditEntryConnection: './connection.ts#AuditEntryConnection as AuditEntryPage',
          MemberFile: '../entities/profile.ts#Profile as ProfileRow',
          MemberSummary: '../entities/profile.ts#Profile as ProfileRow',
          MemberSummaryConnection: './connection.ts#MemberSummaryConnection as MemberSummaryPage',
          MemberMoney: '../lending/member/money.ts#MemberMoney as MemberMoneyRow',
          Holding: '../lending/member/money.ts#Holding as HoldingRow',
          HoldingConnection: './connection.ts#HoldingConnection as HoldingPage',
          LedgerEntry: '../entities/entry.ts#Entry as EntryRow',
          LedgerEntryConnection: './connection.ts#LedgerEntryConnection as LedgerEntryPage',
          Profile: '../entities/profile.ts#Profile as ProfileRow',
          Member: '../entities/profile.ts#Profile as ProfileRow',
        },
      },
    },
  },
}

export default config
