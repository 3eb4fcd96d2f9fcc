import { Card, Scrolled } from '../../parts/blocks.tsx'
import { Radios } from '../../parts/forms/radios.tsx'
import { TableHead } from '../../parts/table-head.tsx'
import { words } from '../../parts/words.ts'
import { t } from '../messages/index.ts'
import { searched } from './search.ts'
import type { Wishes } from './wishes.ts'

interface Props {
  readonly kept: Wishes
  readonly wanted: Wishes
  readonly isTaken: boolean
  readonly take: (isTaken: boolean) => void
}

/** What an order invests by beside what a search looks for, and which of them it is to invest by from now on. */
export function RedirectChoice({ kept, wanted, isTaken, take }: Props) {
  const rows = [
    ...searched.map((name) => [t(`limit.${name}`), kept.typed[name], wanted.typed[name]] as const),
    [t('risk'), listOf(kept.risks), listOf(wanted.risks)] as const,
    [t('purpose'), listOf(kept.purposes), listOf(wanted.purposes)] as const,
    [t('redirect.borrowers'), verifiedIn(kept), verifiedIn(wanted)] as const,
  ]
  return (
    <Card title={t('redirect.title')}>
      <p>{t('redirect.why')}</p>
      <Scrolled class="table" label={t('redirect.criteria')}>
        <table>
          <TableHead columns={[t('redirect.criteria'), t('redirect.kept'), t('redirect.wanted')]} />
          <tbody>
            {rows.map(([name, before, after]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before || t('redirect.any')}</td>
                <td>
                  {after === before ? (
                    after || t('redirect.any')
                  ) : (
                    <b>{after || t('redirect.any')}</b>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <Radios
        legend={t('redirect.choice')}
        name="redirect"
        items={[
          ['keep', t('redirect.keep')],
          ['take', t('redirect.take')],
        ]}
        chosen={isTaken ? 'take' : 'keep'}
        change={(chosen) => take(chosen === 'take')}
      />
    </Card>
  )
}

const listOf = (items: readonly string[]) => items.map(words).join(', ')
const verifiedIn = ({ verified }: Wishes) => (verified ? t('redirect.verified') : '')
