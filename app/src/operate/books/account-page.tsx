import { CsvButton } from '../../api/file-button.tsx'
import { Card, Facts, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Icon } from '../../parts/icons.tsx'
import { money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { useAsked } from '../asked.ts'
import { FilterForm } from '../filter-form.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { AccountLines } from './account-lines.tsx'
import { accountName } from './account-name.ts'
import { daysIn } from './days.ts'
import { t } from './messages/index.ts'
import { type AccountTurnover, accountQuery } from './operations.ts'

/** What was booked in an account of the books on some days, with its balance before and after. */
export function AccountPage({ number }: { readonly number: string }) {
  const { at } = useRouter()
  const { from, to } = daysIn(at.query)
  const { data, error, operation } = useAsked(accountQuery, {
    account: number,
    from,
    to,
    ...pageAt(at),
  })
  const [of, page] = [data?.accountTurnover, data?.journal]
  const file = new URLSearchParams({ from, to, f: 'csv' })
  return (
    <section class="stack tight" aria-labelledby="account">
      <div class="apart wrap">
        <h2 id="account">
          {number} {of && accountName(of)}{' '}
          {of?.memorandum && <span class="soft small">{t('memorandum')}</span>}
        </h2>
        <CsvButton
          path={`/operator/turnover/${encodeURIComponent(number)}/lines?${file}`}
          name={`account-${number}-${from}-${to}.csv`}
          label={t('account.csv', { account: number })}
        />
      </div>
      <p>
        <a class="button" href={`${BASE}/operate/books`}>
          <Icon name="back" size={18} /> {t('allBooks')}
        </a>
      </p>
      <FilterForm
        choices={[]}
        dates={[
          ['from', t('from')],
          ['to', t('to')],
        ]}
        ids={[]}
      />
      <p class="noted small">{t('account.noted')}</p>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={6} />}
      {of && operation && <Turnover of={of} {...operation.variables} />}
      {of && page && page.nodes.length === 0 && <p class="soft">{t('account.none')}</p>}
      {of && page && page.nodes.length > 0 && (
        <div class="card">
          <AccountLines
            lines={page.nodes}
            currency={of.currency}
            title={`${number} ${accountName(of)}`}
          />
          <Pager info={page.pageInfo} total={counting(page, 'lines')} />
        </div>
      )}
    </section>
  )
}

interface TurnoverProps {
  readonly of: AccountTurnover
  readonly from: string
  readonly to: string
}

function Turnover({ of, from, to }: TurnoverProps) {
  const { opening, debit, credit, closing, currency } = of
  return (
    <Card title={t('account.days', { from: day(from), to: day(to) })}>
      <Facts
        of={[
          [t('account.opening'), balance(opening, currency)],
          [t('debit'), money(debit, currency)],
          [t('credit'), money(credit, currency)],
          [t('account.closing'), <b key="closing">{balance(closing, currency)}</b>],
        ]}
      />
    </Card>
  )
}

/** A balance with the side on which it is. */
function balance({ debit, credit }: AccountTurnover['opening'], currency: string): string {
  if (Number(debit) > 0) return t('account.inDebit', { amount: money(debit, currency) })
  if (Number(credit) > 0) return t('account.inCredit', { amount: money(credit, currency) })
  return money('0', currency)
}
