import '../styles/groups.css'
import { useQuery } from '@urql/preact'
import { Guidance } from '../borrow/draft/guidance.tsx'
import { QuoteFacts } from '../borrow/draft/quote-panel.tsx'
import { useQuote } from '../borrow/draft/use-quote.ts'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { whenLate } from '../parts/loans/late-terms.ts'
import { fixedUnits, money, percent } from '../parts/money.ts'
import { term } from '../parts/time.ts'
import { BASE } from '../shell/router.ts'
import { List } from './list.tsx'
import { rich, t } from './messages/index.ts'
import { guideQuery, type Platform } from './operations.ts'

/** Explains to members who have never borrowed how it works: with the rules and prices of this platform, as they are now. */
export function GuideScreen() {
  const [{ data, error }] = useQuery({ query: guideQuery })
  return (
    <div class="page narrow">
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={8} />}
      {data && <Guide platform={data.platform} />}
      <div>
        <a class="button primary" href={`${BASE}/borrow/new`}>
          {t('ask')}
        </a>
      </div>
    </div>
  )
}

function Guide({ platform }: { readonly platform: Platform }) {
  const { currency, originationFee: fee, withdrawalDays: days } = platform
  const example = exampleOf(platform)
  const { quote, takesFee } = useQuote(example)
  const hasFee = fixedUnits(fee) > 0n
  return (
    <>
      <Card title={t('way')}>
        <ol class="plain-list">
          <li>
            {t('way.draft', {
              least: money(platform.loanAmountMin, currency),
              most: money(platform.loanAmountMax, currency),
              months: term(platform.repaymentPeriodMonthsMax),
              rate: percent(platform.interestRateMax),
            })}
          </li>
          <li>
            {t('way.publish', {
              verified: platform.verifiedBorrowersOnly ? 'yes' : 'no',
              days: platform.fundingWindowDays,
            })}
          </li>
          <li>{t('way.funded')}</li>
          <li>{t('way.repay')}</li>
        </ol>
        <Guidance {...example} rate={undefined} currency={currency} />
      </Card>
      <Card title={t('costs')}>
        <List
          of={[
            t('costs.interest'),
            t('costs.fee', { has: hasFee ? 'yes' : 'no', fee: percent(fee) }),
            t('costs.early', { refund: hasFee && platform.feeRefund !== 'NONE' ? 'yes' : 'no' }),
            days > 0 && t('costs.withdraw', { days }),
          ]}
        />
        <p>
          {t('costs.example', {
            amount: money(example.amount, currency),
            months: term(example.months),
            rate: percent(example.interestRate),
          })}
        </p>
        {quote && <QuoteFacts quote={quote} takesFee={takesFee} currency={currency} />}
      </Card>
      <Card title={t('late')}>
        <List
          of={[
            whenLate(platform.lateTerms, currency),
            t('late.default', { days: platform.defaultAfterDays }),
            !platform.borrowWhileLate && t('late.noOther'),
            rich('late.help', { link: (part) => <a href={`${BASE}/help`}>{part}</a> }),
          ]}
        />
      </Card>
      <Card title={t('seen')}>
        <List of={[t('seen.loan'), t('seen.you'), t('seen.record'), t('seen.never')]} />
      </Card>
    </>
  )
}

/** Terms that are usual, or the nearest that this platform allows. */
function exampleOf(platform: Platform) {
  const { loanAmountMin: least, loanAmountMax: most, interestRateMax: rate } = platform
  const amount = Math.min(Math.max(1000, Number(least)), Number(most))
  return {
    amount: String(amount),
    interestRate: String(Math.min(9.5, Number(rate))),
    months: Math.min(12, platform.repaymentPeriodMonthsMax),
  }
}
