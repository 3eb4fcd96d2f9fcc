import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables } from '@urql/core'
import type { ComponentChildren } from 'preact'
import { CsvButton } from '../../api/file-button.tsx'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { useAsked } from '../asked.ts'
import { Definition } from './definition.tsx'
import { FiguresTable } from './figures-table.tsx'
import type { Figures, Format } from './formats.ts'
import { t } from './messages/index.ts'
import { fields, type Name } from './names.ts'

/** What the gateway tells of a report. */
interface Told<Row> {
  readonly platform: { readonly currency: string }
  readonly rows: readonly Row[]
}

/** What tells a report from the others. */
interface Kind<Row, Variables> {
  readonly name: Name
  readonly query: TypedDocumentNode<Told<Row>, Variables>
  readonly variables: (span: Span) => Variables
  /** All of its columns in their order, each with its format. */
  readonly columns: Readonly<Record<keyof Row & string, Format>>
  readonly chart: (title: string, rows: readonly Row[], currency: string) => ComponentChildren
}

/** Of which months a report is. */
export interface Span {
  /** How many months to go back. */
  readonly months: number
  /** Instead of that, the months of a year, for a report that can have these. */
  readonly year: number | null
}

/** The part of a file's path that says of which months it is. */
function spanIn(name: Name, { months, year }: Span): string {
  if (name === 'returns') return ''
  return year !== null && name === 'fees' ? `&year=${year}` : `&months=${months}`
}

/** A report: its chart, what it means, its figures, and the file with them. */
export function report<Row extends Figures, Variables extends AnyVariables>(
  of: Kind<Row, Variables>,
) {
  return function Report(span: Span) {
    const { data, error } = useAsked<Told<Row>, Variables>(of.query, of.variables(span))
    const title = t(`report.${of.name}`)
    return (
      <article class="stack report" aria-labelledby="report">
        <div class="apart wrap">
          <h2 id="report">{title}</h2>
          <CsvButton
            path={`/operator/reports/${of.name}?f=csv${spanIn(of.name, span)}`}
            name={`${of.name}.csv`}
            label={t('csvOf', { title })}
          />
        </div>
        <Notice refused>{!data && error?.message}</Notice>
        {!data && !error && <Skeleton lines={8} />}
        {data?.rows.length === 0 && (
          <EmptyState title={t('nothingYet')} hint={t(`nothingYet.${of.name}`)} />
        )}
        {data && data.rows.length > 0 && (
          <section class="card">{of.chart(title, data.rows, data.platform.currency)}</section>
        )}
        <section class="card" aria-labelledby="means">
          <h3 id="means">{t('whatItMeans')}</h3>
          <Definition text={t(`definition.${fields[of.name]}`)} />
        </section>
        {data && data.rows.length > 0 && (
          <section class="card">
            <FiguresTable
              title={title}
              columns={of.columns}
              rows={data.rows}
              currency={data.platform.currency}
            />
          </section>
        )}
      </article>
    )
  }
}
