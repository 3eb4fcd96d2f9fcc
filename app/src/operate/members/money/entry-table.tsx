import { moneyInColumn } from '../../../parts/money.ts'
import { TableHead } from '../../../parts/table-head.tsx'
import { moment } from '../../../parts/time.ts'
import { RecordLink } from '../../record-link.tsx'
import { words } from '../../values.ts'
import { t } from '../messages/index.ts'
import type { FileEntry } from '../operations.ts'
import { nameOf } from './line-name.ts'

interface Props {
  readonly entries: readonly FileEntry[]
  readonly currency: string
  readonly caption: string
  /** Whether they are in several accounts, which are then named. */
  readonly severalAccounts?: boolean
}

/** Entries of the ledger, each with the act, the loan and the payment that it belongs to. */
export function EntryTable({ entries, currency, caption, severalAccounts = false }: Props) {
  return (
    <div class="scrolled">
      <table class="statement">
        <caption class="hidden">{caption}</caption>
        <TableHead
          columns={[t('when'), t('movement'), [t('amount'), 'end'], [t('balance'), 'end']]}
        />
        <tbody>
          {entries.map((entry) => (
            <tr key={`${entry.holding} ${entry.loan?.id} ${entry.number}`}>
              <td class="soft small">{moment(entry.createdAt)}</td>
              <td>
                {entry.transaction ? nameOf(entry.transaction) : words(entry.kind)}
                <span class="soft small about">
                  {severalAccounts && `${t(`holding.${entry.holding}`)} · `}
                  {t('entry', { number: entry.number })}
                  <About entry={entry} />
                  {' · '}
                  <RecordLink id={entry.ledgerTransactionId}>{t('theMovement')}</RecordLink>
                </span>
              </td>
              <td class="end figures">{signed(entry.amount, currency)}</td>
              <td class="end figures soft">{moneyInColumn(entry.balanceAfter, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function About({ entry: { loan, transaction, paymentId } }: { readonly entry: FileEntry }) {
  const other = transaction?.counterparty
  return (
    <>
      {loan && (
        <>
          {' · '}
          <RecordLink id={loan.id}>{loan.title}</RecordLink>
        </>
      )}
      {paymentId && (
        <>
          {' · '}
          <RecordLink id={paymentId}>{t('thePayment')}</RecordLink>
        </>
      )}
      {other && (
        <>
          {' · '}
          <RecordLink id={other.id}>{other.fullName ?? t('aMember')}</RecordLink>
        </>
      )}
    </>
  )
}

function signed(amount: string, currency: string): string {
  return `${amount.startsWith('-') ? '−' : '+'}${moneyInColumn(amount.replace('-', ''), currency)}`
}
