import { Scrolled } from '../../parts/blocks.tsx'
import { moneyInColumn } from '../../parts/money.ts'
import { TableHead } from '../../parts/table-head.tsx'
import { day, moment } from '../../parts/time.ts'
import { RecordLink } from '../record-link.tsx'
import { words } from '../values.ts'
import { memberNamed } from '../who.ts'
import { Counterparts } from './counterparts.tsx'
import { t } from './messages/index.ts'
import type { AccountLine } from './operations.ts'

interface Props {
  readonly lines: readonly AccountLine[]
  readonly currency: string
  /** What the account is called. */
  readonly title: string
}

/** Lines of the journal in one account, in the order in which they were posted. */
export function AccountLines({ lines, currency, title }: Props) {
  const amount = (text: string) => (Number(text) === 0 ? '' : moneyInColumn(text, currency))
  return (
    <Scrolled class="scrolled" label={t('account.lines', { account: title })}>
      <table class="statement">
        <TableHead
          columns={[
            t('posted'),
            t('movement'),
            t('counterAccount'),
            [t('debit'), 'end'],
            [t('credit'), 'end'],
          ]}
        />
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.ledgerTransactionId} ${line.subaccountId}`}>
              <td class="soft small">{moment(line.postedAt)}</td>
              <td>
                {words(line.kind)}
                <About line={line} />
              </td>
              <td>
                <Counterparts line={line} />
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
  )
}

interface LineProps {
  readonly line: Pick<AccountLine, 'member' | 'loan' | 'investment' | 'valueDate'>
}

/** Whose it is, the loan that it is about, and the day as of which the line counts. */
export function About({ line: { member, loan: own, investment, valueDate } }: LineProps) {
  const loan = own ?? investment?.loan
  const parts = [
    member && <RecordLink id={member.id}>{memberNamed(member, t('aMember'))}</RecordLink>,
    loan && <RecordLink id={loan.id}>{loan.title}</RecordLink>,
    valueDate && t('valueDate', { day: day(valueDate) }),
  ].filter(Boolean)
  if (parts.length === 0) return null
  return <span class="soft small about">{parts.map((part, at) => [at > 0 && ' · ', part])}</span>
}
