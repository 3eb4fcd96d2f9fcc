import { Card, Scrolled } from '../parts/blocks.tsx'
import { fixedUnits, moneyInColumn } from '../parts/money.ts'
import { TableHead } from '../parts/table-head.tsx'
import { words } from '../parts/words.ts'
import { byLevel } from './by-level.ts'
import { t } from './messages/index.ts'
import type { Totals } from './operations.ts'

const columns = [
  'outstanding',
  'late30',
  'late60',
  'late90',
  'lateOver90',
  'defaulted',
  'writtenOff',
] as const

interface Props {
  readonly totals: Totals
  readonly currency: string
}

/** What is late, by how long, and what is lost, by the loans' risk; nothing if no loan of the reader's ever paid late. */
export function LateTable({ totals, currency }: Props) {
  if (fixedUnits(totals.late) === 0n && fixedUnits(totals.defaulted) === 0n) return null
  const cells = (of: Pick<Totals, (typeof columns)[number]>) =>
    columns.map((column) => <td key={column}>{moneyInColumn(of[column], currency)}</td>)
  const isSome = (amount: string) => fixedUnits(amount) > 0n
  // A level in which the reader has nothing, and lost nothing, says nothing.
  const levels = byLevel(totals.byRisk).filter((one) => columns.some((name) => isSome(one[name])))
  return (
    <Card title={t('lateAndLost')}>
      <Scrolled class="table" label={t('lateAndLost')}>
        <table>
          <TableHead columns={[t('risk'), ...columns.map((column) => t(`column.${column}`))]} />
          <tbody>
            {levels.map((one) => (
              <tr key={one.riskLevel ?? ''}>
                <th scope="row">{one.riskLevel ? words(one.riskLevel) : t('notScored')}</th>
                {cells(one)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('inAll')}</th>
              {cells(totals)}
            </tr>
          </tfoot>
        </table>
      </Scrolled>
      <p class="soft small">{t('lateAndLost.hint')}</p>
    </Card>
  )
}
