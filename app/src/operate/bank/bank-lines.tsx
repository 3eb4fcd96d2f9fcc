import { useQuery } from '@urql/preact'
import { CsvButton } from '../../api/file-button.tsx'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { type Choice, FilterForm } from '../filter-form.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { stateName } from '../payments/states.ts'
import { RecordLink } from '../record-link.tsx'
import { reasonSaid } from '../values.ts'
import { memberNamed } from '../who.ts'
import {
  askedLines,
  bankLinesQuery,
  type ListedLine,
  linesFile,
  purposes,
  tones,
} from './listed.ts'
import { t } from './messages/index.ts'

const choices = (): readonly Choice[] => [
  [
    'purpose',
    t('lines.whatBecame'),
    [['', t('any')], ...purposes.map((one) => [one, t(`purpose.${one}`)] as const)],
  ],
]

/** The lines of the bank's statements, and what became of each. */
export function BankLines() {
  const { at } = useRouter()
  const asked = askedLines(at.query)
  const variables = { ...asked, ...pageAt(at) }
  const [{ data, error }] = useQuery({ query: bankLinesQuery, variables })
  const page = data?.bankLines
  return (
    <>
      <FilterForm
        choices={choices()}
        dates={[
          ['from', t('lines.from')],
          ['to', t('lines.to')],
        ]}
        ids={[
          ['reference', t('lines.reference')],
          ['file', t('idOfAFile')],
        ]}
      />
      <div class="apart wrap">
        <p class="noted small">{t('lines.noted')}</p>
        <CsvButton path={linesFile(asked)} name="bank-lines.csv" label={t('lines.csv')} />
      </div>
      <Notice refused>{error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState title={t('lines.none')} hint={t('lines.none.hint')} />
      )}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label={t('lines')}>
          <Lines lines={page.nodes} currency={data.platform.currency} />
          <Pager info={page.pageInfo} total={counting(page, 'lines')} />
        </section>
      )}
    </>
  )
}

interface LinesProps {
  readonly lines: readonly ListedLine[]
  readonly currency: string
}

/** Lines of the bank's statements. */
export function Lines({ lines, currency }: LinesProps) {
  return (
    <ul class="records">
      {lines.map((one) => (
        <Line key={one.id} line={one} currency={currency} />
      ))}
    </ul>
  )
}

interface LineProps extends Pick<LinesProps, 'currency'> {
  readonly line: ListedLine
}

function Line({ line, currency }: LineProps) {
  const { purpose, counterparty, remittance, returnReason, provider, payment, member } = line
  return (
    <li class="record">
      <span class="what">
        <b>{counterparty ?? t('import.nameless')}</b>
        {remittance && <span class="small">{t('quoted', { text: reasonSaid(remittance) })}</span>}
        {returnReason && (
          <span class="soft small">{t('reasonOfReturn', { code: returnReason })}</span>
        )}
        {member && (
          <span class="small">
            <RecordLink id={member.id}>{memberNamed(member, t('noNameGiven'))}</RecordLink>
          </span>
        )}
        {payment && (
          <span class="small">
            <RecordLink id={payment.id}>
              {t('paymentState', { state: stateName(payment.state) })}
            </RecordLink>
          </span>
        )}
        {provider && <span class="soft small">{provider}</span>}
        {purpose === 'SUSPENSE' && (
          <a class="small" href={`${BASE}/operate/bank`}>
            {t('assignBelow')}
          </a>
        )}
      </span>
      <span class="standing">
        <span class={`tag ${tones[purpose]}`}>{t(`purpose.${purpose}`)}</span>
      </span>
      <span class="sums figures">
        <b>{money(line.amount, currency)}</b>
        <span class="soft small">{day(line.bookedOn)}</span>
      </span>
    </li>
  )
}
