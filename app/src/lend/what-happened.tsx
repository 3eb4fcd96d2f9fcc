import { decimal } from '../parts/amounts.ts'
import { Facts } from '../parts/blocks.tsx'
import { fixedUnits, money } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { OwnInvestment, Part } from './operations.ts'

interface Props {
  readonly loan: Part
  /** The reader's investments in it. */
  readonly own: readonly OwnInvestment[]
}

/** The days of a loan that is late or in default, and what came in since the default, with the reader's part of it. */
export function WhatHappened({ loan, own }: Props) {
  const { currency, history, publishedAt, disbursementDate, nextDue } = loan
  const { writtenOffAt, writtenOffAmount, recovered } = loan
  const since = (state: Part['status']) => history.findLast(({ to }) => to === state)?.createdAt
  const shown = (units: bigint) => money(decimal(units, currency), currency)
  const mine = own.reduce((sum, one) => sum + fixedUnits(one.recovered ?? '0'), 0n)
  const days = [
    [t('happened.published'), publishedAt],
    [t('happened.funded'), since('FUNDED')],
    [t('happened.paidOut'), disbursementDate],
    [t('happened.late'), nextDue?.dueOn],
    [t('happened.default'), since('DEFAULTED')],
  ] as const
  return (
    <>
      <h3>{t('happened')}</h3>
      <Facts
        of={[
          ...days.flatMap(([name, time]) => (time ? [[name, day(time)] as const] : [])),
          ...(writtenOffAt
            ? [
                [
                  t('happened.writtenOff'),
                  `${day(writtenOffAt)}, ${money(writtenOffAmount ?? '0', currency)}`,
                ] as const,
              ]
            : []),
          ...(loan.status === 'DEFAULTED'
            ? [
                [t('happened.recovered'), money(recovered ?? '0', currency)] as const,
                [t('happened.recovered.mine'), shown(mine)] as const,
              ]
            : []),
        ]}
      />
    </>
  )
}
