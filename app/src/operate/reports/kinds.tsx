import { Lines } from '../../parts/charts/lines.tsx'
import { Stacked } from '../../parts/charts/stacked.tsx'
import {
  type Curves,
  cashCurves,
  feeStacks,
  fundingCurves,
  parCurves,
  returnStacks,
  type Stacks,
  vintageCurves,
  yieldCurves,
} from './curves.ts'
import { type Format, shown } from './formats.ts'
import type { Name } from './names.ts'
import {
  cashQuery,
  feesQuery,
  fundingQuery,
  parQuery,
  returnsQuery,
  rollRatesQuery,
  vintagesQuery,
  yieldQuery,
} from './operations.ts'
import { report, type Span } from './report.tsx'
import { RollMatrix } from './roll-matrix.tsx'
import { saysOf, saysOfStacks } from './says.ts'

const back = ({ months }: Span) => ({ months })

/** A chart of lines whose values have a format. */
function lined<Row>(curves: (rows: readonly Row[]) => Curves, format: Format) {
  return (title: string, rows: readonly Row[], currency: string) => {
    const of = curves(rows)
    const text = (value: number) => shown(value, format, currency)
    return <Lines title={title} says={saysOf(title, of, text)} {...of} text={text} />
  }
}

/** A chart of columns whose values have a format. */
function stacked<Row>(stacks: (rows: readonly Row[]) => Stacks, format: Format, each = false) {
  return (title: string, rows: readonly Row[], currency: string) => {
    const of = stacks(rows)
    const text = (value: number) => shown(value, format, currency)
    return <Stacked title={title} says={saysOfStacks(title, of, text)} each={each} {...of} />
  }
}

/** Each report, as it is shown. */
export const kinds = {
  par: report({
    name: 'par',
    query: parQuery,
    variables: back,
    columns: {
      on: 'day',
      par30: 'percent',
      par60: 'percent',
      par90: 'percent',
      par30WithRenegotiated: 'percent',
      loans: 'count',
      outstanding: 'money',
      current: 'money',
      late30: 'money',
      late60: 'money',
      late90: 'money',
      lateOver90: 'money',
      defaulted: 'money',
      renegotiated: 'money',
    },
    chart: lined(parCurves, 'percent'),
  }),
  vintages: report({
    name: 'vintages',
    query: vintagesQuery,
    variables: back,
    columns: {
      month: 'month',
      age: 'count',
      defaultRate: 'percent',
      loans: 'count',
      principal: 'money',
      loansDefaulted: 'count',
      principalDefaulted: 'money',
    },
    chart: lined(vintageCurves, 'percent'),
  }),
  'roll-rates': report({
    name: 'roll-rates',
    query: rollRatesQuery,
    variables: back,
    columns: {
      month: 'month',
      from: 'word',
      to: 'word',
      share: 'percent',
      loans: 'count',
      principal: 'money',
    },
    chart: (title, rows) => <RollMatrix title={title} rolls={rows} />,
  }),
  cash: report({
    name: 'cash',
    query: cashQuery,
    variables: back,
    columns: {
      month: 'month',
      opening: 'money',
      deposits: 'money',
      withdrawals: 'money',
      returns: 'money',
      costs: 'money',
      other: 'money',
      closing: 'money',
      wallets: 'money',
      held: 'money',
      suspense: 'money',
      fees: 'money',
      ownFunds: 'money',
      costsSoFar: 'money',
      advanced: 'money',
      owed: 'money',
    },
    chart: lined(cashCurves, 'money'),
  }),
  fees: report({
    name: 'fees',
    query: feesQuery,
    variables: ({ months, year }) => (year === null ? { months } : { year }),
    columns: {
      month: 'month',
      origination: 'money',
      originationRefunded: 'money',
      service: 'money',
      charges: 'money',
      other: 'money',
      total: 'money',
    },
    chart: stacked(feeStacks, 'money'),
  }),
  yield: report({
    name: 'yield',
    query: yieldQuery,
    variables: back,
    columns: {
      month: 'month',
      riskLevel: 'word',
      grossYield: 'percent',
      netYield: 'percent',
      opening: 'money',
      closing: 'money',
      interest: 'money',
      charges: 'money',
      fees: 'money',
      losses: 'money',
      recovered: 'money',
    },
    chart: lined(yieldCurves, 'percent'),
  }),
  returns: report({
    name: 'returns',
    query: returnsQuery,
    variables: () => ({}),
    columns: { percentile: 'count', return: 'percent', lenders: 'count' },
    chart: stacked(returnStacks, 'percent', true),
  }),
  'funding-times': report({
    name: 'funding-times',
    query: fundingQuery,
    variables: back,
    columns: {
      month: 'month',
      medianMinutes: 'minutes',
      ninetiethMinutes: 'minutes',
      fundedShare: 'percent',
      published: 'count',
      funded: 'count',
    },
    chart: lined(fundingCurves, 'minutes'),
  }),
} satisfies Readonly<Record<Name, unknown>>
