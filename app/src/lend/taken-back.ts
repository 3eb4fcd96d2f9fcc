import type { ResultOf } from '@graphql-typed-document-node/core'
import { day, hoursAhead, moment } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { LoanToLendTo, loanQuery } from './operations.ts'

/** What the platform says about cancelling investments. */
export type Leaving = Pick<ResultOf<typeof loanQuery>, 'platform' | 'lenderTest'>

/** For how many hours the reader can cancel what they invest now, whatever becomes of the loan; 0 if not at all. */
const hoursOf = ({ lenderTest }: Leaving) => lenderTest?.reflectionHours ?? 0

/** Whether what the reader invests now can be cancelled for some time. */
export function canBeTakenBack(leaving: Leaving): boolean {
  return hoursOf(leaving) > 0 || leaving.platform.investmentCancel
}

/** Until when what the reader invests now can be cancelled, or that it can't, in a sentence or two. */
export function takenBack(
  leaving: Leaving,
  { expiresAt }: Pick<LoanToLendTo, 'expiresAt'>,
): string {
  const until = {
    time: moment(hoursAhead(hoursOf(leaving))),
    day: expiresAt ? day(expiresAt) : '',
  }
  const isAlwaysOpen = leaving.platform.investmentCancel
  if (hoursOf(leaving) > 0) return t(isAlwaysOpen ? 'takeBack.both' : 'takeBack.until', until)
  return t(isAlwaysOpen ? 'takeBack.open' : 'takeBack.never', until)
}
