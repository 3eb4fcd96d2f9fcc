import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { lost } from '../../api/refusals.ts'
import { Card, Notice } from '../../parts/blocks.tsx'
import { useAttempt } from '../../parts/forms/attempt.ts'
import { Switch } from '../../parts/forms/switch.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { t } from '../messages/index.ts'
import { type Borrowed, preferAutopayMutation, updateMutation } from '../operations.ts'

interface Props {
  readonly loan: Borrowed
  /** The borrower's preference, which a loan takes when it is paid out. */
  readonly prefers: boolean
}

/** Whether payments are taken from the wallet: of an active loan or, before it is paid out, of all loans from then on. */
export function Autopay({ loan, prefers }: Props) {
  const { isOn, save, fetching, problem } = useAutopay(loan, prefers)
  return (
    <Card title={t('automaticPayments')}>
      <Switch isOn={isOn} busy={fetching} save={save}>
        {t('takePaymentsFromMyWallet')}
      </Switch>
      <p class="soft small">
        {loan.status === 'ACTIVE' ? t('autopay.thisLoan') : t('autopay.newLoans')}
      </p>
      <Notice refused>{problem}</Notice>
    </Card>
  )
}

function useAutopay(loan: Borrowed, prefers: boolean) {
  const [change, update] = useMutation(updateMutation)
  const [preference, prefer] = useMutation(preferAutopayMutation)
  const [problem, setProblem] = useState('')
  const attempt = useAttempt()
  const tell = useToast()
  const isActive = loan.status === 'ACTIVE'
  const fetching = change.fetching || preference.fetching
  const send = async (autopay: boolean) => {
    if (!isActive) {
      const { data, error } = await prefer({ input: { autopay } })
      return data?.updatePreferences.userErrors ?? lost(error)
    }
    const input = { id: loan.id, autopay, version: loan.version }
    const { data, error } = await update({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const errors = data?.updateLoan.userErrors ?? lost(error)
    attempt.answered(errors)
    return errors
  }
  const save = async (autopay: boolean) => {
    const errors = await send(autopay)
    setProblem(errors.map(({ message }) => message).join(' '))
    if (errors.length === 0) tell(() => told(isActive, autopay))
  }
  return { isOn: isActive ? loan.autopay === true : prefers, save, fetching, problem }
}

function told(isActive: boolean, autopay: boolean): string {
  if (isActive) return autopay ? t('autopay.thisLoan.on') : t('autopay.thisLoan.off')
  return autopay ? t('autopay.newLoans.on') : t('autopay.newLoans.off')
}
