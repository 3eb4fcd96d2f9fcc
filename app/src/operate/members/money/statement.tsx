import { CsvButton } from '../../../api/file-button.tsx'
import { moneyInColumn } from '../../../parts/money.ts'
import { moment } from '../../../parts/time.ts'
import { inSentence } from '../../../parts/words.ts'
import { BASE, useRouter } from '../../../shell/router.ts'
import { ActButton } from '../../acting/act-button.tsx'
import { type Choice, FilterForm } from '../../filter-form.tsx'
import { RecordLink } from '../../record-link.tsx'
import type { Waits } from '../../requests/operations.ts'
import { useMayAct } from '../../scope.ts'
import { words } from '../../values.ts'
import { t } from '../messages/index.ts'
import { type Line, memberStatementQuery } from '../operations.ts'
import { Records } from '../records.tsx'
import { askedLines, directions, fileOf, types } from './asked-lines.ts'
import { actOnLine } from './line-act.ts'
import { LineEntries } from './line-entries.tsx'
import { nameOf, signed } from './line-name.ts'

interface Props {
  readonly id: string
  /** What another operator has to decide about the member's records. */
  readonly waits: readonly Waits[]
}

/** The statement of a member's wallet, where an operator can reverse what was a mistake. */
export function Statement({ id, waits }: Props) {
  const mayAct = useMayAct()
  const asked = askedLines(useRouter().at.query)
  const isNarrowed = Object.values(asked).some((one) => one !== null)
  return (
    <>
      <FilterForm
        choices={choices()}
        dates={[
          ['from', t('statement.from')],
          ['to', t('statement.to')],
        ]}
      />
      <Records
        id={id}
        query={memberStatementQuery}
        conditions={{ ...asked }}
        pageIn={(data) => data.memberFile?.transactions}
        label={t('statement')}
        items="lines"
        none={t(isNarrowed ? 'statement.noneMatch' : 'statement.none')}
        above={
          <>
            <p class="soft small">{t('statement.hint')}</p>
            <CsvButton
              path={fileOf(id, asked)}
              name="statement.csv"
              label={t(isNarrowed ? 'statement.csv.narrowed' : 'statement.csv')}
            />
          </>
        }
      >
        {(lines) => <Lines member={id} lines={lines} waits={waits} mayAct={mayAct} />}
      </Records>
    </>
  )
}

const choices = (): readonly Choice[] => [
  [
    'type',
    t('statement.type'),
    [['', t('statement.any')], ...types.map((one) => [one, words(one)] as const)],
  ],
  [
    'direction',
    t('statement.direction'),
    [
      ['', t('statement.any')],
      ...directions.map((one) => [one, t(`statement.direction.${one}`)] as const),
    ],
  ],
]

interface LinesProps extends Pick<Props, 'waits'> {
  /** The member's id, where the ledger is shown beside the lines. */
  readonly member?: string
  readonly lines: readonly Line[]
  readonly mayAct: boolean
}

/** Lines of a statement. */
export function Lines({ member, lines, waits, mayAct }: LinesProps) {
  return (
    <ul class="records">
      {lines.map((line) => (
        <Row
          key={line.id}
          member={member}
          line={line}
          waits={waits.some(({ target }) => target === line.id)}
          mayAct={mayAct}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly member: string | undefined
  readonly line: Line
  readonly waits: boolean
  readonly mayAct: boolean
}

function Row({ member, line, waits, mayAct }: RowProps) {
  const { type, direction, currency, status, createdAt, balanceAfter } = line
  const amount = moneyInColumn(line.amount, currency)
  // An operator reversed it, or the bank took its payment back.
  const isReversed = status === 'REVERSED' || status === 'RETURNED'
  // Without a loan, the line that takes another back says why in its description.
  const why = line.reversalReason ?? (line.loan ? line.reverses?.reversalReason : null)
  const name = nameOf(line)
  const said = { line: inSentence(name), amount, time: moment(createdAt) }
  const taken = mayAct && !waits && actOnLine(line)
  return (
    <li>
      <div class={isReversed ? 'record line reversed' : 'record line'}>
        <span class="what">
          <span class="row tight">
            <b>{name}</b>
            {isReversed && <span class="tag bad">{t(`undone.${status}`)}</span>}
            {waits && (
              <a class="tag wait" href={`${BASE}/operate/requests?target=${line.id}`}>
                {t('waitsForApproval')}
              </a>
            )}
          </span>
          <span class="soft small">
            {moment(createdAt)}
            <About line={line} />
          </span>
          {why && (
            <span class="why small">
              <span class="hidden">{t('reversedBecause')} </span>
              {why}
            </span>
          )}
        </span>
        <span>
          {taken && (
            <ActButton
              act={taken.act}
              id={taken.id}
              subject={t('lineOf', said)}
              label={t(taken.label, said)}
            />
          )}
        </span>
        <span class="sums figures">
          {direction === 'NONE' ? (
            <span class="soft">{t('stays', { amount, type })}</span>
          ) : (
            <b class={direction === 'CREDIT' ? 'sum in' : 'sum'}>{signed(line)}</b>
          )}
          <span class="soft small">
            {t(direction === 'NONE' ? 'balanceStays' : 'balanceAfter', {
              balance: moneyInColumn(balanceAfter, currency),
            })}
          </span>
        </span>
      </div>
      {member && (
        <LineEntries
          member={member}
          line={line}
          name={t('lineOf', { line: inSentence(name), amount })}
        />
      )}
    </li>
  )
}

function About({ line: { type, loan, counterparty, description } }: Pick<RowProps, 'line'>) {
  // Other movements of a loan only say in their description which loan it is.
  const says = !loan || type === 'DEPOSIT' ? description : undefined
  return (
    <>
      {counterparty && (
        <>
          {' · '}
          <RecordLink id={counterparty.id}>{counterparty.fullName ?? t('aMember')}</RecordLink>
        </>
      )}
      {loan && (
        <>
          {' · '}
          <RecordLink id={loan.id}>{loan.title}</RecordLink>
        </>
      )}
      {says && ` · ${says}`}
    </>
  )
}
