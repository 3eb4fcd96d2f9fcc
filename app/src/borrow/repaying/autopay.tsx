import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { lost } from '../../api/refusals.ts'
import { Card, Notice } from '../../parts/blocks.tsx'
import { Question } from '../../parts/dialogs/confirm.tsx'
import { useAttempt } from '../../parts/forms/attempt.ts'
import { Switch } from '../../parts/forms/switch.tsx'
import { fixedUnits } from '../../parts/money.ts'
import { useToast } from '../../parts/toasts.tsx'
import { t } from '../messages/index.ts'
import { type Borrowed, preferAutopayMutation, updateMutation } from '../operations.ts'
import { dueAtOnce } from './due-at-once.ts'

interface Props {
  readonly loan: Borrowed
  /** The borrower's preference, which a loan takes when it is paid out. */
  readonly prefers: boolean
  /** The available balance of the wallet. */
  readonly available: string
}

/** Whether payments are taken from the wallet: of an active loan or, before it is paid out, of all loans from then on. */
export function Autopay({ loan, prefers, available }: Props) {
  const { isOn, save, fetching, problem } = useAutopay(loan, prefers)
  const [isTaking, setTaking] = useState(false)
  const [asks, setAsks] = useState<(agreed: boolean) => void>()
  const due = dueAtOnce(loan, available)
  const isAsked = asks !== undefined && due !== undefined
  /** What is due already is taken at once, so that is agreed to first. */
  const change = async (on: boolean) => {
    const agreed =
      !on || due === undefined || (await new Promise<boolean>((answer) => setAsks(() => answer)))
    setAsks(undefined)
    if (agreed && (await save(on))) setTaking(on && due !== undefined)
  }
  return (
    <Card title={t('automaticPayments')}>
      <Switch isOn={isOn} busy={fetching || isAsked} save={change}>
        {t('takePaymentsFromMyWallet')}
      </Switch>
      {isAsked && (
        <Question
          yes={t('autopay.now.yes')}
          no={t('autopay.now.no')}
          busy={fetching}
          agree={() => asks(true)}
          decline={() => asks(false)}
        >
          {due}
        </Question>
      )}
      <p class="soft small">
        {loan.status === 'ACTIVE' ? t('autopay.thisLoan') : t('autopay.newLoans')}
      </p>
      {isTaking && isOn && due !== undefined && fixedUnits(available) > 0n && (
        <Notice>{t('autopay.taking')}</Notice>
      )}
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
    return errors.length === 0
  }
  return { isOn: isActive ? loan.autopay === true : prefers, save, fetching, problem }
}

function told(isActive: boolean, autopay: boolean): string {
  if (isActive) return autopay ? t('autopay.thisLoan.on') : t('autopay.thisLoan.off')
  return autopay ? t('autopay.newLoans.on') : t('autopay.newLoans.off')
}
