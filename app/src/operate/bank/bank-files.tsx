import { useQuery } from '@urql/preact'
import { CsvButton } from '../../api/file-button.tsx'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { day, moment } from '../../parts/time.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { type Choice, FilterForm } from '../filter-form.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { bankFilesQuery, fileKinds, type ListedFile, pathOf } from './listed.ts'
import { t } from './messages/index.ts'

const choices = (): readonly Choice[] => [
  [
    'kind',
    t('files.kind'),
    [['', t('any')], ...fileKinds.map((one) => [one, t(`kind.${one}`)] as const)],
  ],
]

/** The files that were exchanged with the bank: what was imported, and orders that were written for it. */
export function BankFiles() {
  const { at } = useRouter()
  const kind = fileKinds.find((one) => one === at.query.get('kind'))
  const variables = { kind: kind ? [kind] : null, ...pageAt(at) }
  const [{ data, error }] = useQuery({ query: bankFilesQuery, variables })
  const page = data?.bankFiles
  return (
    <>
      <FilterForm choices={choices()} />
      <div class="row">
        <CsvButton
          path={`/operator/bank-files?f=csv${kind ? `&kind=${kind.toLowerCase()}` : ''}`}
          name="bank-files.csv"
          label={t('files.csv')}
        />
      </div>
      <Notice refused>{error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState title={t('files.none')} hint={t('files.none.hint')} />
      )}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label={t('files')}>
          <ul class="records">
            {page.nodes.map((one) => (
              <li key={one.id}>
                <File file={one} currency={data.platform.currency} />
              </li>
            ))}
          </ul>
          <Pager info={page.pageInfo} total={counting(page, 'files')} />
        </section>
      )}
    </>
  )
}

interface FileProps {
  readonly file: ListedFile
  readonly currency: string
}

function File({ file, currency }: FileProps) {
  const { kind, messageId, orders, ordered, lines, closingBalance, doneAt } = file
  const shown = (amount: string) => money(amount, currency)
  const time = moment(doneAt ?? file.createdAt)
  return (
    <a class="record" href={BASE + pathOf(file)}>
      <span class="what">
        <b>{t(`kind.${kind}`)}</b>
        <span class="soft small id">{messageId}</span>
        <span class="soft small">
          {orders > 0 ? t('written', { time }) : t('imported', { time })}
        </span>
      </span>
      <Standing file={file} />
      <span class="sums figures">
        <b>{orders > 0 ? shown(ordered) : t('linesOfFile', { count: lines })}</b>
        <span class="soft small">
          {[
            orders > 0 && t('ordersOfFile', { count: orders }),
            orders > 0 && file.day && t('executedOn', { day: day(file.day) }),
            closingBalance &&
              file.day &&
              t('closesWith', { amount: shown(closingBalance), day: day(file.day) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </a>
  )
}

/** Whether it is complete, and whether something of it waits for an operator. */
function Standing({ file: { doneAt, orders, lines, unassigned } }: Pick<FileProps, 'file'>) {
  if (!doneAt)
    return (
      <span class="standing">
        <span class="tag wait">{orders > 0 ? t('notWritten') : t('notImported')}</span>
      </span>
    )
  if (lines === 0) return <span class="standing" />
  return (
    <span class="standing">
      {unassigned > 0 ? (
        <span class="tag wait">{t('toAssign', { count: unassigned })}</span>
      ) : (
        <span class="tag good">{t('allAssigned')}</span>
      )}
    </span>
  )
}
