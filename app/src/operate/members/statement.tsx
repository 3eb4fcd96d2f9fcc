import { money } from '../../parts/money.ts'
import { moment } from '../../parts/time.ts'
import { words } from '../../parts/words.ts'
import { BASE } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import type { Waits } from '../requests/operations.ts'
import { useMayAct } from '../scope.ts'
import { type Line, memberStatementQuery } from './operations.ts'
import { Records } from './records.tsx'
import { reversal } from './reversal.ts'
import { undoing } from './undoing.ts'

interface Props {
  readonly id: string
  /** What another operator has to decide about the member's records. */
  readonly waits: readonly Waits[]
  /** Called when something was asked for. */
  readonly asked: () => void
}

/** The statement of a member's wallet, where an operator can reverse what was a mistake. */
export function Statement({ id, waits, asked }: Props) {
  const mayAct = useMayAct()
  return (
    <Records
      id={id}
      query={memberStatementQuery}
      pageIn={(data) => data.memberFile?.transactions}
      label="Statement"
      none="No money has moved yet."
    >
      {(lines, again) => (
        <ul class="records">
          {lines.map((line) => (
            <Row
              key={line.id}
              line={line}
              waits={waits.some(({ target }) => target === line.id)}
              again={() => {
                again()
                asked()
              }}
              mayAct={mayAct}
            />
          ))}
        </ul>
      )}
    </Records>
  )
}

interface RowProps {
  readonly line: Line
  readonly waits: boolean
  readonly again: () => void
  readonly mayAct: boolean
}

/** Signs of amounts. Money that is held for a loan, or is released, stays in the wallet: it has no sign. */
const signs = { CREDIT: '+', DEBIT: '−', NONE: '' } as const

/** Lines that no longer hold: an operator reversed them, or the bank took their payment back. */
const undoneNames: Readonly<Partial<Record<Line['status'], string>>> = {
  REVERSED: 'Reversed',
  RETURNED: 'Taken back by the bank',
}

/** Whether lines of a type can be reversed, since they stand alone; lines that are part of a loan can't. */
const reversible: Readonly<Record<Line['type'], boolean>> = {
  DEPOSIT: true,
  WITHDRAWAL: true,
  TRANSFER_IN: true,
  TRANSFER_OUT: true,
  INVESTMENT_HOLD: false,
  INVESTMENT_RELEASE: false,
  INVESTMENT_SETTLEMENT: false,
  LOAN_DISBURSEMENT: false,
  REPAYMENT_PAID: false,
  REPAYMENT_RECEIVED: false,
  FEE: true,
  REVERSAL: false,
}

function Row({ line, waits, again, mayAct }: RowProps) {
  const { type, direction, currency, status, createdAt, balanceAfter } = line
  const amount = money(line.amount, currency)
  const undone = undoneNames[status]
  const isReversed = undone !== undefined
  const name = words(type)
  return (
    <li class={isReversed ? 'record line reversed' : 'record line'}>
      <span class="what">
        <span class="row tight">
          <b>{name}</b>
          {isReversed && <span class="tag bad">{undone}</span>}
          {waits && (
            <a class="tag wait" href={`${BASE}/operate/requests?target=${line.id}`}>
              Waits for approval
            </a>
          )}
        </span>
        <span class="soft small">
          {moment(createdAt)}
          <About line={line} />
        </span>
      </span>
      <span>
        {mayAct && !isReversed && !waits && type === 'REPAYMENT_PAID' && direction === 'DEBIT' && (
          <ActButton
            act={undoing}
            id={line.reference ?? line.id}
            subject={`${name.toLowerCase()} of ${amount}`}
            label={`Undo ${name.toLowerCase()} of ${amount}, ${moment(createdAt)}`}
            after={again}
          />
        )}
        {mayAct && !isReversed && !waits && reversible[type] && (
          <ActButton
            act={reversal}
            id={line.id}
            subject={`${name.toLowerCase()} of ${amount}`}
            label={`Reverse ${name.toLowerCase()} of ${amount}, ${moment(createdAt)}`}
            after={again}
          />
        )}
      </span>
      <span class="sums figures">
        <b class={direction === 'CREDIT' ? 'sum in' : 'sum'}>
          {signs[direction]}
          {amount}
        </b>
        <span class="soft small">balance {money(balanceAfter, currency)}</span>
      </span>
    </li>
  )
}

function About({ line: { loan, counterparty, description } }: Pick<RowProps, 'line'>) {
  return (
    <>
      {counterparty && (
        <>
          {' · '}
          <a href={`${BASE}/operate/${counterparty.id}`}>{counterparty.fullName ?? 'A member'}</a>
        </>
      )}
      {loan ? (
        <>
          {' · '}
          <a href={`${BASE}/operate/${loan.id}`}>{loan.title}</a>
        </>
      ) : (
        description && ` · ${description}`
      )}
    </>
  )
}
