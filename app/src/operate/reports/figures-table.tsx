import { Scrolled } from '../../parts/blocks.tsx'
import { TableHead } from '../../parts/table-head.tsx'
import { columnName } from './column-name.ts'
import { type Figures, type Format, isInWords, shown } from './formats.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly title: string
  /** The columns in their order, each with its format. */
  readonly columns: Readonly<Record<string, Format>>
  readonly rows: readonly Figures[]
  readonly currency: string
}

/** The figures of a report, in the order of its CSV file. */
export function FiguresTable({ title, columns, rows, currency }: Props) {
  const names = Object.entries(columns)
  return (
    <Scrolled class="figures-table" label={t('tableOf', { title })}>
      <table>
        <caption>{t('tableOf', { title })}</caption>
        <TableHead
          columns={names.map(([name, format]) => [
            columnName(name),
            ...(isInWords(format) ? ['words'] : []),
          ])}
        />
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {names.map(([name, format], place) => {
                const text = shown(row[name], format, currency)
                if (place === 0)
                  return (
                    <th key={name} scope="row">
                      {text}
                    </th>
                  )
                return (
                  <td key={name} class={isInWords(format) ? 'words' : undefined}>
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}
