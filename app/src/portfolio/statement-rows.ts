import type { AllPages } from '../api/all-pages.ts'
import { isoDay } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { type Line, statementQuery } from './operations.ts'
import type { Shown } from './statement-lines.tsx'
import { nameOf, reasonOf } from './statement-words.ts'

/** All lines of a statement for a spreadsheet, newest first: their amounts add up to the change of the balance, since what is only held is in a column of its own. */
export async function statementRows(all: AllPages, { zone, ...shown }: Shown) {
  let reader: string | null = null
  const lines = await all(
    statementQuery,
    (first, after) => ({ ...shown, first, after }),
    ({ me }) => {
      reader = me.memberId
      return me.transactions
    },
  )
  return [head(zone), ...lines.map((line) => cellsOf(line, zone, reader))]
}

const head = (zone: string) => [
  t('csv.day', { zone }),
  t('what'),
  t('csv.loan'),
  t('csv.member'),
  t('csv.note'),
  t('amount'),
  t('csv.held'),
  t('flow.principal'),
  t('flow.interest'),
  t('flow.charges'),
  t('flow.fees'),
  t('totalBalance'),
  t('csv.currency'),
  t('csv.reference'),
  t('csv.loanId'),
]

function cellsOf(line: Line, zone: string, reader: string | null): readonly string[] {
  const { type, direction, amount, loan, counterparty, description } = line
  // Lenders' lines name no other side: that is the loan's borrower.
  const lentTo = loan?.borrowerId === reader ? undefined : loan?.borrower
  const stays = direction === 'NONE'
  const why = reasonOf(line)
  return [
    isoDay(line.createdAt, zone),
    nameOf(line),
    loan?.title ?? '',
    (counterparty ?? lentTo)?.fullName ?? '',
    // What belongs to a loan has its title as a description.
    why ?? (loan ? '' : (description ?? '')),
    stays ? '' : line.balanceChange,
    stays ? heldBy(type, amount) : '',
    line.principal ?? '',
    line.interest ?? '',
    line.charges ?? '',
    line.fee ?? '',
    line.balanceAfter,
    line.currency,
    line.reference,
    loan?.id ?? '',
  ]
}

const heldBy = (type: Line['type'], amount: string) =>
  type === 'INVESTMENT_RELEASE' ? `-${amount}` : amount
