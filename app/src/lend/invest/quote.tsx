import { useQuery } from '@urql/preact'
import { decimal } from '../../parts/amounts.ts'
import { Card, Facts, Scrolled, Skeleton } from '../../parts/blocks.tsx'
import { Area } from '../../parts/charts/area.tsx'
import { fixedUnits, money, moneyInColumn, percent } from '../../parts/money.ts'
import { TableHead } from '../../parts/table-head.tsx'
import { day } from '../../parts/time.ts'
import { type Earnings, earningsOf } from '../earnings.ts'
import { t } from '../messages/index.ts'
import { guidanceQuery, type LoanToLendTo, quoteQuery } from '../operations.ts'
import { restsOn } from '../rests-on.ts'
import { yearlyOf } from '../yearly.ts'

interface Props {
  readonly loan: LoanToLendTo
  readonly amount: string
  /** Whether it is an example, since the reader has entered no amount. */
  readonly isExample?: boolean
}

/** What an amount brings if the loan is paid out today and repaid on time: its share of what the borrower pays, after fees. */
export function QuoteView({ loan, amount, isExample = false }: Props) {
  const { amountRequested: whole, currency, interestRate, repaymentPeriodMonths } = loan
  const [{ data, error }] = useQuery({
    query: quoteQuery,
    variables: { amount: whole, rate: interestRate ?? '0', months: repaymentPeriodMonths ?? 1 },
  })
  const [past] = useQuery({
    query: guidanceQuery,
    variables: { amount: whole, months: repaymentPeriodMonths ?? 1, riskLevel: loan.riskLevel },
    pause: loan.riskLevel === null || repaymentPeriodMonths === null,
  })
  if (error || fixedUnits(amount) > fixedUnits(whole)) return null
  return (
    <Card title={t('whatItBrings', { amount: money(amount, currency) })}>
      {isExample && <p class="soft small">{t('quote.example')}</p>}
      {data === undefined ? (
        <Skeleton />
      ) : (
        <Earned
          earnings={earningsOf(data.loanQuote, data.platform.serviceFee, { amount, loan })}
          yearly={yearlyOf(interestRate, data.loanQuote.netYield, data.platform.serviceFee)}
          serviceFee={data.platform.serviceFee}
          currency={currency}
          past={past.data?.loanGuidance}
        />
      )}
    </Card>
  )
}

interface EarnedProps {
  readonly earnings: Earnings
  /** What it brings a year, in percent. */
  readonly yearly: string | null
  readonly serviceFee: string
  readonly currency: string
  /** How many loans of this risk default in an average year, in percent, and how many loans that is based on. */
  readonly past:
    | { readonly defaultRate: string | null; readonly defaultRateLoans: number | null }
    | undefined
}

function Earned({ earnings, yearly, serviceFee, currency, past }: EarnedProps) {
  const { interest, fee, earned, payments, monthly } = earnings
  const about = (amount: string) => t('about', { amount: moneyInColumn(amount, currency) })
  const takesFee = fixedUnits(serviceFee) > 0n
  const left = afterLosses(earned, yearly, past?.defaultRate ?? null, currency)
  return (
    <>
      <Facts
        of={[
          ...(takesFee
            ? ([
                [t('interest'), about(interest)],
                [
                  t('platformsFee', { share: percent(serviceFee) }),
                  `−${moneyInColumn(fee, currency)}`,
                ],
              ] as const)
            : []),
          [takesFee ? t('youEarnAfterFees') : t('youEarn'), about(earned)],
          ...(left === undefined ? [] : [[t('youEarnAfterLosses'), left] as const]),
          [takesFee ? t('aYearAfterFees') : t('aYear'), yearly ? percent(yearly) : '–'],
          [t('eachMonth'), about(monthly)],
        ]}
      />
      <Area title={t('paidBack')} points={addedUp(payments, currency)} />
      <details class="small">
        <summary>{t('monthByMonth')}</summary>
        <Months {...{ payments, takesFee, currency }} />
      </details>
      <p class="soft small">{t(takesFee ? 'quote.if' : 'quote.if.noFee')}</p>
      {left !== undefined && (
        <p class="soft small">{`${t('quote.losses')} ${restsOn(past?.defaultRateLoans)}`}</p>
      )}
    </>
  )
}

interface MonthsProps {
  readonly payments: Earnings['payments']
  readonly takesFee: boolean
  readonly currency: string
}

/** Each payment with its parts. */
function Months({ payments, takesFee, currency }: MonthsProps) {
  const cells = (of: Omit<Earnings['payments'][number], 'dueOn'>) => (
    <>
      <td>{moneyInColumn(of.amount, currency)}</td>
      <td>{moneyInColumn(of.principal, currency)}</td>
      <td>{moneyInColumn(of.interest, currency)}</td>
    </>
  )
  const sum = (of: 'amount' | 'principal' | 'interest') =>
    decimal(
      payments.reduce((total, one) => total + fixedUnits(one[of]), 0n),
      currency,
    )
  return (
    <Scrolled class="table" label={t('monthByMonth')}>
      <table>
        <TableHead
          columns={[
            t('coming.day'),
            t('quote.toYou'),
            t('coming.principal'),
            t(takesFee ? 'quote.interestAfterFees' : 'interest'),
          ]}
        />
        <tbody>
          {payments.map((one) => (
            <tr key={one.dueOn}>
              <th scope="row">{day(one.dueOn)}</th>
              {cells(one)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('coming.sum')}</th>
            {cells({
              amount: sum('amount'),
              principal: sum('principal'),
              interest: sum('interest'),
            })}
          </tr>
        </tfoot>
      </table>
    </Scrolled>
  )
}

/** What is left of the earnings if as much is lost a year as of an average loan of this risk; undefined if that is not known. */
function afterLosses(
  earned: string,
  yearly: string | null,
  defaultRate: string | null,
  currency: string,
): string | undefined {
  if (yearly === null || defaultRate === null || fixedUnits(yearly) <= 0n) return undefined
  const left =
    (fixedUnits(earned) * (fixedUnits(yearly) - fixedUnits(defaultRate))) / fixedUnits(yearly)
  const shown = moneyInColumn(decimal(left < 0n ? -left : left, currency), currency)
  return t('about', { amount: left < 0n ? `−${shown}` : shown })
}

/** The payments up to each day, added up. */
function addedUp(payments: Earnings['payments'], currency: string) {
  let total = 0n
  return payments.map(({ dueOn, amount }) => {
    total += fixedUnits(amount)
    const text = decimal(total, currency)
    return { label: day(dueOn), value: Number(text), text: money(text, currency) }
  })
}
