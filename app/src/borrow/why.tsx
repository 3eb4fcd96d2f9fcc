import { Notice } from '../parts/blocks.tsx'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { FullLoan } from './operations.ts'

/** Why the platform has returned a draft or cancelled a loan; nothing if it has not. */
export function Why({ loan }: { readonly loan: FullLoan }) {
  const last = loan.history.at(-1)
  const kind = { DRAFT: 'returned', CANCELLED: 'cancelled' } as const
  const { status } = loan
  const shown = last?.byOperator && (status === 'DRAFT' || status === 'CANCELLED')
  return (
    <Notice refused>
      {shown && t(`why.${kind[status]}`, { on: day(last.createdAt), reason: last.reason })}
    </Notice>
  )
}
