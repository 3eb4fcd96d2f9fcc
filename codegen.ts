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
          Latitude: 'number',
          Longitude: 'number',
          JSONObject: 'Record<string, unknown>',
        },
        mappers: {
          Loan: '../entities/loan.ts#Loan',
          Profile: '../entities/profile.ts#Profile',
          Member: '../entities/profile.ts#Profile as ProfileOfMember',
        },
      },
    },
  },
}

export default config
