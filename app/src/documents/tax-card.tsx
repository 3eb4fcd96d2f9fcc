import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { RowsButton } from '../api/rows-button.tsx'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { Select } from '../parts/forms/select.tsx'
import { moneyInColumn } from '../parts/money.ts'
import { day, now } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { memberSinceQuery, type TaxYear, taxYearQuery } from './operations.ts'
import { TaxLines } from './tax-lines.tsx'

const figures = [
  ['INTEREST', 'interest'],
  ['CHARGES', 'charges'],
  ['FEES', 'fees'],
  ['LOAN_FEES', 'loanFees'],
  ['COMPENSATION', 'compensation'],
  ['LOSSES', 'losses'],
  ['RECOVERIES', 'recoveries'],
  ['INTEREST_PAID', 'interestPaid'],
  ['CHARGES_PAID', 'chargesPaid'],
] as const

/** What the reader has to know for their taxes of a year: figures, each with its lines beneath once it is opened, and files for spreadsheets. */
export function TaxCard() {
  const [{ data: since }] = useQuery({ query: memberSinceQuery })
  const latest = now().getFullYear()
  const [year, setYear] = useState(latest)
  const first = since ? new Date(since.me.createdAt).getFullYear() : latest
  const years = Array.from({ length: Math.max(1, latest - first + 1) }, (_, at) => latest - at)
  return (
    <Card title={t('taxes')}>
      <form
        class="tools"
        onSubmit={(event) => event.preventDefault()}
        onChange={({ target }) => setYear(Number((target as HTMLSelectElement).value))}
      >
        <Select
          label={t('year')}
          name="year"
          options={years.map((one) => [String(one), String(one)])}
        />
      </form>
      <Year key={year} year={year} />
    </Card>
  )
}

function Year({ year }: { readonly year: number }) {
  const [{ data, error }] = useQuery({ query: taxYearQuery, variables: { year } })
  return (
    <>
      <Notice refused>{error?.message}</Notice>
      {!data && !error && <Skeleton lines={7} />}
      {data && <Figures year={year} of={data.me.taxYear} zone={data.platform.businessTimezone} />}
    </>
  )
}

interface FiguresProps {
  readonly year: number
  readonly of: TaxYear
  /** The time zone in which the year begins and ends. */
  readonly zone: string
}

function Figures({ year, of, zone }: FiguresProps) {
  return (
    <>
      <p class="soft">{of.complete ? t('yearOver') : t('yearRunning')}</p>
      <div>
        <RowsButton name={`tax-${year}.csv`} rows={async () => rowsOf(of)}>
          {t('figuresAsCsv')}
        </RowsButton>
      </div>
      {figures.map(([figure, field]) => (
        <TaxLines
          key={figure}
          year={year}
          figure={figure}
          zone={zone}
          name={t(`figure.${figure}`)}
          amount={moneyInColumn(of[field], of.currency)}
        />
      ))}
      {of.forms
        .filter(({ required }) => required)
        .map(({ form, dueOn, boxes }) => (
          <section key={form}>
            <h3>{form}</h3>
            <ul>
              {boxes.map(({ box, amount }) => (
                <li key={box}>
                  {box}: {moneyInColumn(amount, of.currency)}
                </li>
              ))}
            </ul>
            {dueOn && <p class="soft small">{t('dueOn', { day: day(dueOn) })}</p>}
          </section>
        ))}
    </>
  )
}

/** The figures, and what they put on the forms of the tax office, for a spreadsheet. */
function rowsOf({ currency, forms, ...of }: TaxYear) {
  const boxes = forms
    .filter(({ required }) => required)
    .flatMap(({ form, boxes }) => boxes.map(({ box, amount }) => [`${form}, ${box}`, amount]))
  const amounts = figures.map(([figure, field]) => [t(`figure.${figure}`), of[field]])
  const rows = [...amounts, ...boxes].map((cells) => [...cells, currency])
  return [[t('what'), t('amount'), t('currency')], ...rows]
}
