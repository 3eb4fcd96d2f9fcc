import { useQuery } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { useAskedAgain } from '../../api/again.ts'
import { Card, Notice, Skeleton } from '../../parts/blocks.tsx'
import { typedAmount } from '../../parts/forms/entered.ts'
import { fixedUnits, money } from '../../parts/money.ts'
import { rich, t } from '../messages/index.ts'
import { fundsChanged } from '../operations.ts'
import { buysOf, hadOf } from './buys.ts'
import { Buys } from './buys-list.tsx'
import { type Around, allThatCannotWork, reserveIn } from './cannot-work.ts'
import { candidatesQuery, type Found, previewQuery } from './operations.ts'
import { filterOf, onlyTells, orderOf, problemsOf, type Wishes, type WishField } from './wishes.ts'

/** The form is read when nothing has been typed for this long. */
const PAUSE_MS = 350

/** On a phone, where the preview is below the form: how many loans the order matches, and where to see which. */
export function PreviewLine({ wishes }: { readonly wishes: Wishes }) {
  const variables = { order: orderOf(useSettled(wishes)) }
  const [{ data }] = useQuery({ query: previewQuery, variables })
  const found = data?.me.standingOrderPreview
  if (found === undefined) return null
  return (
    <p class="preview-line small">
      {t('preview.short', { count: found.openMatches, all: found.openLoans })}{' '}
      <a href={`#${PREVIEW}`}>{t('preview.see')}</a>
    </p>
  )
}

const PREVIEW = 'order-preview'

function said(found: Found) {
  return rich(found.isExact ? 'preview' : 'preview.more', {
    count: found.openMatches,
    all: found.openLoans,
    b: (part) => <b>{part}</b>,
  })
}

interface Props {
  readonly wishes: Wishes
  readonly around: Around
}

/** Where the order would put money if all loans that are open now were published again. */
export function Preview({ wishes, around }: Props) {
  const settled = useSettled(wishes)
  // The order itself spends money while the page is open, and reaches its limits.
  const { data, ...preview } = useAskedAgain(
    { query: previewQuery, variables: { order: orderOf(settled) } },
    fundsChanged,
  )
  const { data: loans, ...listed } = useAskedAgain(
    { query: candidatesQuery, variables: { filter: filterOf(settled) } },
    fundsChanged,
  )
  const error = preview.error ?? listed.error
  const perLoan = typedAmount(settled.typed.autoInvestMaxPerLoan)
  const perBorrower = typedAmount(settled.typed.autoInvestMaxPerBorrower) ?? perLoan
  const found = data?.me.standingOrderPreview
  const impossible = Object.entries(allThatCannotWork(settled, around)).map(
    ([name, why]) => `${t(`limit.${name as WishField}`, { currency: around.currency })}: ${why}`,
  )
  const reserve = reserveIn(settled, around)
  // It leaves out borrowers who have defaulted.
  const candidates = loans?.me.opportunities.nodes.filter(
    ({ loan }) => !loan.borrowerRecord?.loansDefaulted,
  )
  const had = hadOf(loans?.me.investments.nodes ?? [])
  const fresh = (candidates ?? []).filter(({ loan }) => !had.has(loan.id))
  const leftOut = (candidates?.length ?? 0) - fresh.length
  return (
    <div id={PREVIEW}>
      <Card title={t('preview.title')}>
        <Notice refused>{error?.message}</Notice>
        {(found === undefined || candidates === undefined) && !error && <Skeleton lines={4} />}
        {data && candidates && found && (
          <div class="stack" aria-busy={preview.fetching || listed.fetching}>
            <p role="status">{said(found)}</p>
            {impossible.length > 0 && <p>{impossible.join(' ')}</p>}
            {!onlyTells(settled) &&
              impossible.length === 0 &&
              (perLoan === undefined || perBorrower === undefined ? (
                <p class="soft">{t('preview.hint')}</p>
              ) : (
                <>
                  {leftOut > 0 && <p>{t('preview.had', { count: leftOut })}</p>}
                  {fresh.length > 0 && <p>{t('preview.ifPublished')}</p>}
                  {(fresh.length > 0 || leftOut === 0) && (
                    <Buys
                      bought={buysOf(fresh, { perLoan, perBorrower }, found.available)}
                      unseen={found.openMatches - (candidates?.length ?? 0)}
                      isEmpty={fresh.length === 0}
                      isAnyOpen={found.openLoans > 0}
                      usable={found.available}
                      available={data.me.wallet.availableBalance}
                      reserve={reserve}
                      around={around}
                    />
                  )}
                </>
              ))}
            <Lately
              found={found}
              isWhySaid={reserve !== undefined || impossible.length > 0}
              isGiven={perLoan !== undefined && !onlyTells(settled)}
              currency={data.me.wallet.currency}
            />
          </div>
        )}
      </Card>
    </div>
  )
}

interface LatelyProps {
  readonly found: Found
  /** Whether it is said already why it invests nothing: all is to stay in the wallet. */
  readonly isWhySaid: boolean
  /** Whether the order says how much it puts into a loan. */
  readonly isGiven: boolean
  readonly currency: string
}

/** What the order would have done in the last 30 days, with the money that is there now. */
function Lately({ found, isWhySaid, isGiven, currency }: LatelyProps) {
  const { invested, available } = found
  return (
    <>
      <p>
        {rich(isGiven ? 'preview.lately' : 'preview.latelyMatched', {
          matched: found.publishedMatches,
          all: found.publishedLoans,
          count: found.investments,
          amount: money(invested, currency),
          b: (part) => <b>{part}</b>,
        })}
      </p>
      {isGiven && !isWhySaid && found.investments < found.publishedMatches && (
        <p class="soft small">
          {t('preview.latelyNot', {
            count: found.publishedMatches - found.investments,
            some: found.investments > 0 ? 'yes' : 'none',
          })}
        </p>
      )}
      {isGiven && fixedUnits(invested) > fixedUnits(available) && (
        <p class="soft small">
          {t('preview.latelyMore', {
            invested: money(invested, currency),
            usable: money(available, currency),
          })}
        </p>
      )}
    </>
  )
}

function useSettled(wishes: Wishes): Wishes {
  const [settled, setSettled] = useState(wishes)
  useEffect(() => {
    if (Object.keys(problemsOf(wishes)).length > 0) return
    const timer = setTimeout(() => setSettled(wishes), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wishes])
  return settled
}
