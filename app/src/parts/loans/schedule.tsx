import { Card, Facts, Scrolled } from '../blocks.tsx'
import { Stacked } from '../charts/stacked.tsx'
import { t } from '../messages/index.ts'
import { money, moneyInColumn } from '../money.ts'
import { TableHead } from '../table-head.tsx'
import { day } from '../time.ts'
import { instalmentState } from './instalment-state.ts'
import { monthsOf } from './months.ts'

/** After a default all was owed at once, so nothing was paid early. */
const earlyOf = (defaulted: boolean) => t(defaulted ? 'paidOutsideThePlan' : 'paidEarly')

const legend = (defaulted: boolean) => [
  { label: t('principal'), colour: 'var(--accent)' },
  { label: t('interest'), colour: 'var(--risk-medium)' },
  { label: earlyOf(defaulted), colour: 'var(--person)' },
]

/** The payments of a loan, with their sums. */
interface Payments {
  readonly monthlyPayment: string
  readonly totalInterest: string
  readonly totalPayment: string
  readonly instalments: readonly {
    readonly number: number
    readonly dueOn: string
    readonly principal: string
    readonly interest: string
    readonly payment: string
    readonly prepaid: string
    readonly balance: string
    readonly paid?: string
    readonly status: string
  }[]
}

interface Props {
  readonly schedule: Payments
  readonly currency: string
  /** Whether all that is unpaid is due at once, or was, since the loan went into default. */
  readonly defaulted?: boolean
  /** Since when nothing is owed any more, if that is known; undefined while something is. */
  readonly repaid?: { readonly on?: string } | undefined
  /** What the coming payments take for granted, in words. */
  readonly assumes?: string | undefined
  /** Whether what stands beside it says the total interest. */
  readonly interestIsSaid?: boolean
}

/** All payments of a loan, in a card. */
export function ScheduleCard(props: Props) {
  return (
    <Card title={t('payments')}>
      <Schedule {...props} />
    </Card>
  )
}

/** All payments of a loan, as a chart and as a table. */
export function Schedule(props: Props) {
  const { schedule, defaulted = false, repaid, assumes } = props
  const { instalments } = schedule
  const early = instalments.some(({ prepaid }) => Number(prepaid) > 0)
  const parts = legend(defaulted).slice(0, early ? 3 : 2)
  // Before the first payment, there is nothing to tell the others from.
  const isUnderWay = instalments.some(({ status }) => status === 'PAID')
  return (
    <>
      <Facts of={factsOf(props)} />
      {assumes && <p class="soft small">{assumes}</p>}
      <Stacked
        title={t('monthByMonth')}
        legend={parts}
        stacks={instalments.map((one) => {
          const all = [Number(one.principal), Number(one.interest), Number(one.prepaid)]
          const own = all.slice(0, parts.length)
          const label = day(paidBy(one, repaid?.on))
          return one.status === 'PAID' || !isUnderWay
            ? { label, parts: own }
            : { label, parts: [], expected: own }
        })}
      />
      <details>
        <summary>{t('asTable')}</summary>
        <Table {...props} early={early} />
        {defaulted && instalments.some(({ status }) => status === 'SCHEDULED') && (
          <p class="soft small">{t('dueAtOnce.interest')}</p>
        )}
      </details>
    </>
  )
}

/** When a payment of the plan was there at the latest: one that ended the loan early, before its day. */
function paidBy({ dueOn, status }: Payments['instalments'][number], endedAt = dueOn): string {
  return status === 'PAID' && endedAt < dueOn ? endedAt : dueOn
}

/** What the payments come to; once nothing is owed any more, no longer what would be due each month, and until when. */
function factsOf({ schedule, currency, repaid, defaulted = false, interestIsSaid = false }: Props) {
  const { instalments, monthlyPayment, totalInterest, totalPayment } = schedule
  const interest = [t('totalInterest'), money(totalInterest, currency)] as const
  const total = money(totalPayment, currency)
  const sums = interestIsSaid ? [] : [interest]
  if (repaid)
    return [
      ...sums,
      [t('totalPaidBack'), total] as const,
      ...(repaid.on ? [[t('repaidOn'), day(repaid.on)] as const] : []),
    ]
  // All is owed at once: nothing is due each month any more.
  if (defaulted) return [...sums, [t('totalToPayBack'), total] as const]
  return [
    [
      t(`months.${monthsOf(instalments, monthlyPayment)}`),
      money(monthlyPayment, currency),
    ] as const,
    ...sums,
    [t('totalToPayBack'), total] as const,
    [t('lastOne'), lastOf(instalments, monthlyPayment, currency)] as const,
  ]
}

/** The day of the last payment, with its amount where that is another one, so that the sums can be followed. */
function lastOf(instalments: Payments['instalments'], usual: string, currency: string): string {
  const last = instalments.at(-1)
  if (last === undefined) return '–'
  const isUsual = Number(last.payment) === Number(usual)
  return isUsual ? day(last.dueOn) : `${day(last.dueOn)}: ${money(last.payment, currency)}`
}

function Table({
  schedule,
  currency,
  defaulted = false,
  early,
}: Props & { readonly early: boolean }) {
  const amount = (text: string) => moneyInColumn(text, currency)
  return (
    <Scrolled class="table plan" label={t('paymentsAsATable')}>
      <table>
        <TableHead
          columns={[
            t('due'),
            t('payment'),
            t('principal'),
            t('interest'),
            ...(early ? [earlyOf(defaulted)] : []),
            t('leftAfterIt'),
            [t('state'), 'words'],
          ]}
        />
        <tbody>
          {schedule.instalments.map((one) => (
            <tr key={one.number}>
              <th scope="row">{day(one.dueOn)}</th>
              <td data-name={t('payment')}>{amount(one.payment)}</td>
              <td data-name={t('principal')}>{amount(one.principal)}</td>
              <td data-name={t('interest')}>{amount(one.interest)}</td>
              {early && <td data-name={earlyOf(defaulted)}>{amount(one.prepaid)}</td>}
              <td data-name={t('leftAfterIt')}>{amount(one.balance)}</td>
              <td class="words">{instalmentState(one, currency, defaulted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}
