import { useQuery } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { Notice, Scrolled, Skeleton } from '../../parts/blocks.tsx'
import { moneyInColumn } from '../../parts/money.ts'
import { TableHead } from '../../parts/table-head.tsx'
import { moment } from '../../parts/time.ts'
import { RecordLink } from '../record-link.tsx'
import { words } from '../values.ts'
import { About } from './account-lines.tsx'
import { accountName } from './account-name.ts'
import { t } from './messages/index.ts'
import { movementQuery } from './operations.ts'

interface Props {
  readonly id: string
  /** What is shown if there is no such movement. */
  readonly otherwise: ComponentChildren
}

/** A movement of the ledger by its id, as the journal has it: what it moved from where to where, whose that is, and about which loan. */
export function MovementPage({ id, otherwise }: Props) {
  const [{ data, error }] = useQuery({ query: movementQuery, variables: { id } })
  const lines = data?.ledgerTransaction ?? []
  const [first] = lines
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton />
  if (!first) return otherwise
  const title = t('movementOf', { kind: words(first.kind), time: moment(first.postedAt) })
  const amount = (text: string) =>
    Number(text) === 0 ? '' : moneyInColumn(text, data.platform.currency)
  return (
    <>
      <header class="member-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p class="soft small id">{id}</p>
        </div>
      </header>
      <p class="noted small">{t('account.noted')}</p>
      {first.correctsId && (
        <p>
          <RecordLink id={first.correctsId}>{t('corrects')}</RecordLink>
        </p>
      )}
      <Scrolled class="card scrolled" label={title}>
        <table class="statement">
          <TableHead
            columns={[t('account'), t('about'), [t('debit'), 'end'], [t('credit'), 'end']]}
          />
          <tbody>
            {lines.map((line) => (
              <tr key={line.subaccountId}>
                <td>
                  {line.account} {accountName({ account: line.account, name: line.accountName })}
                </td>
                <td>
                  <About line={line} />
                </td>
                <td class="end figures" data-name={t('debit')}>
                  {amount(line.debit)}
                </td>
                <td class="end figures" data-name={t('credit')}>
                  {amount(line.credit)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </>
  )
}
