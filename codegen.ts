import type { CodegenConfig } from '@graphql-codegen/cli'

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
          ErrorCode: '../lending/refusal.ts#RefusalCode',
          InstalmentStatus: '../lending/schedule.ts#InstalmentStatus',
          InvestmentStatus: '../entities/investment.ts#InvestmentStatus',
          LoanSort: '../lending/loan-list.ts#LoanSort',
          LoanStatus: '../entities/loan.ts#LoanStatus',
          OpportunitySort: '../lending/opportunity-list.ts#OpportunitySort',
          TransactionDirection: '../entities/wallet-transaction.ts#TransactionDirection',
          TransactionStatus: '../entities/wallet-transaction.ts#TransactionStatus',
          TransactionType: '../entities/wallet-transaction.ts#TransactionType',
          RiskLevel: '../entities/loan.ts#RiskLevel',
          UserType: '../entities/profile.ts#UserType',
          VerificationStatus: '../entities/profile.ts#VerificationStatus',
        },
        mappers: {
          Preferences: '../entities/preferences.ts#Preferences as PreferencesRow',
          Loan: '../entities/loan.ts#Loan as LoanRow',
          LoanQuote: '../lending/amortisation.ts#Schedule',
          QuotedInstalment: '../lending/amortisation.ts#Instalment as QuotedInstalmentRow',
          Instalment: '../entities/instalment.ts#Instalment as InstalmentRow',
          Investment: '../entities/investment.ts#Investment as InvestmentRow',
          InvestmentConnection: './connection.ts#InvestmentConnection as InvestmentPage',
          LoanEvent: '../entities/loan-event.ts#LoanEvent as LoanEventRow',
          LoanFacets: '../lending/loan-facets.ts#LoanFacets as LoanFacetRows',
          LoanConnection: './connection.ts#LoanConnection as LoanPage',
          Opportunity: '../entities/opportunity.ts#Opportunity as OpportunityRow',
          OpportunityConnection: './connection.ts#OpportunityConnection as OpportunityPage',
          RepaymentSchedule: '../lending/schedule.ts#RepaymentSchedule as RepaymentScheduleRow',
          Wallet: '../entities/wallet-state.ts#WalletState as WalletRow',
          TransactionConnection: './connection.ts#TransactionConnection as TransactionPage',
          Transaction: '../entities/wallet-transaction.ts#WalletTransaction as TransactionRow',
          Profile: '../entities/profile.ts#Profile as ProfileRow',
          Member: '../entities/profile.ts#Profile as ProfileRow',
        },
      },
    },
  },
}

export default config
