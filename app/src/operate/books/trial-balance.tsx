import { Notice, Scrolled, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { day as dayOf, moment, today } from '../../parts/time.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { useAsked } from '../asked.ts'
import { FilterForm } from '../filter-form.tsx'
import { accountPath, dayIn } from './days.ts'
import { t } from './messages/index.ts'
import { type TrialBalance, trialBalanceQuery } from './operations.ts'

/** What is on each account now, or was at the end of the day in the address. */
export function TrialBalanceAt() {
  const given = useRouter().at.query.get('day') ?? ''
  const day = dayIn(given)
  const { data, error } = useAsked(trialBalanceQuery, { day })
  const found = data?.trialBalance
  return (
    <section class="stack tight" aria-labelledby="trial-balance">
      <h2 id="trial-balance">{t('trialBalance')}</h2>
      <FilterForm choices={[]} dates={[['day', t('atTheEndOf')]]} ids={[]} />
      <Notice refused>{!found && error?.message}</Notice>
      {!found && !error && <Skeleton lines={6} />}
      {found && <Accounts of={found} title={titleOf(found, day)} day={day ?? today()} />}
    </section>
  )
}

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
  const amount = (text: string) => (Number(text) === 0 ? '' : money(text, of.currency))
  return (
    <Scrolled class="card scrolled" label={title}>
      <table class="statement balances">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col" class="end">
              {t('debit')}
            </th>
            <th scope="col" class="end">
              {t('credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.accounts.map((one) => (
            <tr key={one.account}>
              <th scope="row" class="figures">
                <a href={BASE + accountPath(one.account, day)}>{one.account}</a>
              </th>
              <td>
                {one.name} {one.memorandum && <span class="soft small">{t('memorandum')}</span>}
              </td>
              <td class="end figures">{amount(one.debit)}</td>
              <td class="end figures">{amount(one.credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td class="end figures">
              <b>{money(of.debit, of.currency)}</b>
            </td>
            <td class="end figures">
              <b>{money(of.credit, of.currency)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  )
}
