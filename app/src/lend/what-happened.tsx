import { Facts } from '../parts/blocks.tsx'
import { moneyInColumn } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Part } from './operations.ts'

/** The days of a loan that is late or in default, and what came in since the default, from which all of its lenders are paid. */
export function WhatHappened({ loan }: { readonly loan: Part }) {
  const { currency, history, publishedAt, disbursementDate, nextDue } = loan
  const { writtenOffAt, writtenOffAmount, recovered } = loan
  const since = (state: Part['status']) => history.findLast(({ to }) => to === state)?.createdAt
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
                  `${day(writtenOffAt)}, ${moneyInColumn(writtenOffAmount ?? '0', currency)}`,
                ] as const,
              ]
            : []),
          ...(loan.status === 'DEFAULTED'
            ? [[t('happened.recovered'), moneyInColumn(recovered ?? '0', currency)] as const]
            : []),
        ]}
      />
    </>
  )
}
