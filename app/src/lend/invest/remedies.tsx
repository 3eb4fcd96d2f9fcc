import { useMutation } from '@urql/preact'
import { useEffect, useRef } from 'preact/hooks'
import { lost } from '../../api/refusals.ts'
import { decimal } from '../../parts/amounts.ts'
import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { useAttempt } from '../../parts/forms/attempt.ts'
import { money } from '../../parts/money.ts'
import { useToast } from '../../parts/toasts.tsx'
import { PayLink } from '../../wallet/pay-link.tsx'
import { outcomeOf, told } from '../../wallet/told.ts'
import { t } from '../messages/index.ts'
import { type InvestRefusal, topUpMutation } from '../operations.ts'
import { remedyOf } from '../works.ts'

interface Props {
  readonly refusals: readonly InvestRefusal[]
  readonly asked: Parameters<typeof remedyOf>[1]
  readonly currency: string
  readonly busy: boolean
  readonly take: (amount: string) => void
  /** Called when money was added, so that the same amount may work now. */
  readonly topped: () => void
}

/** Buttons for what would work instead of what was refused. */
export function Remedies({ refusals, asked, currency, busy, take, topped }: Props) {
  const remedies = refusals.map((refusal) => remedyOf(refusal, asked))
  const amount = remedies.find((one) => one.amount !== undefined)?.amount
  const lacking = remedies.find((one) => one.lacking !== undefined)?.lacking
  const isClosed = refusals.some(({ code }) => code === 'LOAN_NOT_OPEN')
  const shown = useRef<HTMLDivElement>(null)
  // On a phone, they would be below the edge of the screen.
  useEffect(() => shown.current?.scrollIntoView({ block: 'nearest' }), [refusals])
  return (
    <div class="remedies" ref={shown}>
      {amount !== undefined && (
        <Button busy={busy} onClick={() => take(amount)}>
          {t('investInstead', { amount: money(amount, currency) })}
        </Button>
      )}
      {lacking !== undefined && (
        <TopUp amount={decimal(lacking, currency)} currency={currency} done={topped} />
      )}
      {isClosed && <a href="/app/lend">{t('seeWhatIsOpen')}</a>}
    </div>
  )
}

interface TopUpProps {
  readonly amount: string
  readonly currency: string
  readonly done: () => void
}

/** Adds what is lacking to the wallet. */
function TopUp({ amount, currency, done }: TopUpProps) {
  const [{ fetching, data, error }, deposit] = useMutation(topUpMutation)
  const attempt = useAttempt()
  const tell = useToast()
  const add = async () => {
    const answer = await deposit({ input: { amount, idempotencyKey: attempt.keyFor({ amount }) } })
    const { transaction, userErrors } = answer.data?.deposit ?? {}
    attempt.answered(answer.error ? lost(answer.error) : (userErrors ?? []))
    if (!transaction || outcomeOf(transaction) !== 'done') return
    tell(() => told(transaction))
    done()
  }
  const paid = data?.deposit.transaction
  const outcome = paid && outcomeOf(paid)
  return (
    <>
      {/* What is on its way comes without another press, which would add it twice. */}
      {outcome !== 'underway' && (
        <Button busy={fetching} onClick={() => void add()}>
          {t('addToYourWallet', { amount: money(amount, currency) })}
        </Button>
      )}
      <Notice refused={outcome !== 'underway'}>
        {paid && outcome !== 'done' ? (
          <>
            {told(paid)} <PayLink url={paid.paymentUrl} amount={money(paid.amount, currency)} />
          </>
        ) : (
          (error?.message ?? data?.deposit.userErrors[0]?.message)
        )}
      </Notice>
    </>
  )
}
