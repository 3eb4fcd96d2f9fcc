import { fixedUnits, money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import type { Waits } from '../requests/operations.ts'
import { useMayAct } from '../scope.ts'
import { reasonSaid } from '../values.ts'
import { AssignButton } from './assign-button.tsx'
import { t } from './messages/index.ts'
import type { OpenItem } from './operations.ts'
import { ageOf, meaningOf } from './words.ts'

interface Props {
  readonly items: readonly OpenItem[]
  readonly currency: string
  /** The payment providers of the platform. */
  readonly providers: readonly string[]
  /** What waits for another operator. */
  readonly requests: readonly Waits[]
  /** Called when a line was assigned, or another operator has to approve it. */
  readonly after: () => void
}

/** What is open between bank and books: what it means, since when, and what can be done about it. */
export function ItemList({ items, currency, providers, requests, after }: Props) {
  return (
    <ul class="records card flush">
      {items.map((one) => (
        <Row
          key={[one.lineId, one.paymentId, one.provider].join()}
          item={one}
          currency={currency}
          providers={providers}
          isAsked={requests.some(({ target }) => target === one.lineId)}
          payments={items.filter((open) => isLineOf(one, open))}
          after={after}
        />
      ))}
    </ul>
  )
}

interface RowProps extends Pick<Props, 'currency' | 'providers' | 'after'> {
  readonly item: OpenItem
  readonly isAsked: boolean
  readonly payments: readonly OpenItem[]
}

/** Whether a line of a statement may be that of a payment that the books have, and the bank has not. */
function isLineOf(line: OpenItem, { kind, amount }: OpenItem): boolean {
  return kind === 'PAYMENT' && fixedUnits(amount) === -fixedUnits(line.amount)
}

function Row({ item, currency, providers, isAsked, payments, after }: RowProps) {
  const mayAct = useMayAct()
  const { kind, since, lineId, paymentId, counterparty, remittance } = item
  const amount = money(item.amount, currency)
  return (
    <li class="record">
      <span class="what">
        <b>
          {t(`item.${kind}`)}
          {counterparty && `: ${counterparty}`}
        </b>
        {remittance && <span class="small">{t('quoted', { text: reasonSaid(remittance) })}</span>}
        <span class="soft small">{meaningOf(item)}</span>
        {paymentId && (
          <a class="small" href={`${BASE}/operate/${paymentId}`}>
            {t('seeThePayment')}
          </a>
        )}
      </span>
      <span class="standing">
        <span class="tag wait">{ageOf(item)}</span>
      </span>
      <span class="sums figures">
        <b>{amount}</b>
        <span class="soft small">{t('since', { day: day(since) })}</span>
      </span>
      {lineId && isAsked && (
        <a class="small" href={`${BASE}/operate/requests?target=${lineId}`}>
          {t('waitsForAnotherOperator')}
        </a>
      )}
      {lineId && !isAsked && mayAct && (
        <span class="row">
          <AssignButton item={{ ...item, lineId }} {...{ amount, payments, providers, after }} />
        </span>
      )}
    </li>
  )
}
