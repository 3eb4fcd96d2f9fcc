import { useLayoutEffect, useRef } from 'preact/hooks'
import { Answers } from '../parts/dialogs/confirm.tsx'
import { t } from './messages/index.ts'

interface Props {
  /** The amount, as it is shown. */
  readonly amount: string
  /** The bank account that it goes to, if one is chosen. */
  readonly account: string | undefined
  readonly busy: boolean
  readonly agree: () => void
  readonly decline: () => void
}

/** Says what leaves the wallet, and where to, and asks once more. */
export function Sure({ amount, account, ...answers }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useLayoutEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <div class="stack" ref={place}>
      <p>{t('sure', { amount, to: account ? 'account' : 'none', account: account ?? '' })}</p>
      <Answers {...answers} look="primary" yes={t('sure.yes', { amount })} no={t('sure.no')} />
    </div>
  )
}
