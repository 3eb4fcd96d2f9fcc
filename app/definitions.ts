import type { GraphQLSchema } from 'graphql'

/** The reports of the back office. */
const reports = [
  'portfolioAtRisk',
  'vintages',
  'rollRates',
  'cashPosition',
  'feeIncome',
  'yieldByRiskLevel',
  'lenderReturns',
  'fundingTimes',
] as const

/** What a report shows, with its formula and its source: the words of the schema, as English texts of the app. A plugin of GraphQL Code Generator. */
export function plugin(schema: GraphQLSchema): string {
  const fields = schema.getQueryType()?.getFields() ?? {}
  const texts = reports.map((name) => {
    const words = fields[name]?.description?.replace(/ Needs the scope[^.]*\.$/, '')
    if (!words) throw new Error(`the schema says nothing about ${name}`)
    return `  'definition.${name}': ${JSON.stringify(words)},`
  })
  return `export const definitions = {\n${texts.join('\n')}\n} as const\n`
}
