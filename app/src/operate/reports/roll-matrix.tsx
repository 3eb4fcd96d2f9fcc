import { useState } from 'preact/hooks'
import { Scrolled } from '../../parts/blocks.tsx'
import { percent } from '../../parts/money.ts'
import { TableHead } from '../../parts/table-head.tsx'
import { month } from '../../parts/time.ts'
import { wordOf } from './formats.ts'
import { matrixOf } from './matrix.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly title: string
  readonly rolls: Parameters<typeof matrixOf>[0]
}

/** What became of the loans of each state within a month, as a table of shares; the newest month comes first. */
export function RollMatrix({ title, rolls }: Props) {
  const months = [...new Set(rolls.map((roll) => roll.month))].toReversed()
  const [chosen, choose] = useState<string>()
  const shownMonth = months.find((one) => one === chosen) ?? months[0] ?? ''
  const { from, to, share } = matrixOf(rolls, shownMonth)
  return (
    <figure class="chart">
      <figcaption class="apart">
        {title}
        <label class="sort">
          <span class="hidden">{t('matrixMonth')}</span>
          <select value={shownMonth} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {months.map((one) => (
              <option key={one} value={one}>
                {month(one)}
              </option>
            ))}
          </select>
        </label>
      </figcaption>
      <Scrolled class="figures-table" label={title}>
        <table>
          <caption class="hidden">{t('matrixOf', { title, month: month(shownMonth) })}</caption>
          <TableHead columns={[t('fromTo'), ...to.map(wordOf)]} />
          <tbody>
            {from.map((state) => (
              <tr key={state}>
                <th scope="row">{wordOf(state)}</th>
                {to.map((end) => {
                  const part = share(state, end)
                  return (
                    <td key={end} class="heat" style={{ '--part': `${Number(part ?? 0) / 2}%` }}>
                      {part === null ? '–' : percent(part)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </figure>
  )
}
