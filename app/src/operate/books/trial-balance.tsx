import { CsvButton } from '../../api/file-button.tsx'
import { decimal } from '../../parts/amounts.ts'
import { Notice, Scrolled, Skeleton } from '../../parts/blocks.tsx'
import { fixedUnits, moneyInColumn } from '../../parts/money.ts'
import { TableHead } from '../../parts/table-head.tsx'
import { day as dayOf, moment, today } from '../../parts/time.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { useAsked } from '../asked.ts'
import { type Choice, FilterForm } from '../filter-form.tsx'
import { accountName } from './account-name.ts'
import { accountPath, dayIn } from './days.ts'
import { t } from './messages/index.ts'
import { type TrialBalance, trialBalanceQuery } from './operations.ts'

/** What is on each account now, or was at the end of the day in the address. */
export function TrialBalanceAt() {
  const { query } = useRouter().at
  const day = dayIn(query.get('day') ?? '')
  const by = query.get('by') === 'value' ? 'VALUE' : 'POSTING'
  const { data, error, operation } = useAsked(trialBalanceQuery, { day, by })
  // Of what is shown, while another day is on its way.
  const shown = operation?.variables.day ?? null
  const found = data?.trialBalance
  return (
    <section class="stack tight" aria-labelledby="trial-balance">
      <div class="apart wrap">
        <h2 id="trial-balance">{t('trialBalance')}</h2>
        <CsvButton
          path={`/operator/trial-balance?f=csv&by=${by.toLowerCase()}${day ? `&day=${day}` : ''}`}
          name={`trial-balance-${day ?? today()}.csv`}
          label={t('trialBalance.csv')}
        />
      </div>
      <FilterForm choices={choices()} dates={[['day', t('atTheEndOf')]]} />
      <Notice refused>{!found && error?.message}</Notice>
      {!found && !error && <Skeleton lines={6} />}
      {found && <Accounts of={found} title={titleOf(found, shown)} day={shown ?? today()} />}
    </section>
  )
}

const choices = (): readonly Choice[] => [
  [
    'by',
    t('by'),
    [
      ['', t('by.posting')],
      ['value', t('by.value')],
    ],
  ],
]

function titleOf({ at }: TrialBalance, day: string | null): string {
  return day ? t('balances.day', { day: dayOf(day) }) : t('balances.at', { time: moment(at) })
}

interface Props {
  readonly of: TrialBalance
  readonly title: string
  /** The last day that it has. */
  readonly day: string
}

function Accounts({ of, title, day }: Props) {
  const own = of.accounts.filter(({ memorandum }) => !memorandum)
  const amount = (text: string) => (Number(text) === 0 ? '' : moneyInColumn(text, of.currency))
  return (
    <Scrolled class="card scrolled" label={title}>
      <table class="statement balances">
        <caption>{title}</caption>
        <TableHead columns={[t('account'), t('name'), [t('debit'), 'end'], [t('credit'), 'end']]} />
        <tbody>
          {of.accounts.map((one) => (
            <tr key={one.account}>
              <th scope="row" class="figures">
                <a href={BASE + accountPath(one.account, day)}>{one.account}</a>
              </th>
              <td>
                {accountName(one)}{' '}
                {one.memorandum && <span class="soft small">{t('memorandum')}</span>}
              </td>
              <td class="end figures">{amount(one.debit)}</td>
              <td class="end figures">{amount(one.credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('totalWithoutMemorandum')}
            </th>
            <td class="end figures">
              {moneyInColumn(sumOf(own, 'debit', of.currency), of.currency)}
            </td>
            <td class="end figures">
              {moneyInColumn(sumOf(own, 'credit', of.currency), of.currency)}
            </td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td class="end figures">
              <b>{moneyInColumn(of.debit, of.currency)}</b>
            </td>
            <td class="end figures">
              <b>{moneyInColumn(of.credit, of.currency)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  )
}

type Account = TrialBalance['accounts'][number]

function sumOf(accounts: readonly Account[], side: 'debit' | 'credit', currency: string): string {
  return decimal(
    accounts.reduce((sum, one) => sum + fixedUnits(one[side]), 0n),
    currency,
  )
}
