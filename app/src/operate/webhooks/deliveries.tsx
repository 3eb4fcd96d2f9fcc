import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icons.tsx'
import { moment } from '../../parts/time.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useAsked } from '../asked.ts'
import { Chips } from '../chips.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { useMayAct } from '../scope.ts'
import { retrying } from './acts.ts'
import { Opening } from './opening.tsx'
import { deliveriesQuery, type SentDelivery } from './operations.ts'
import { ResendForm } from './resend-form.tsx'
import { cameOf, stateNames, troubleOf } from './words.ts'

const kinds = [['', 'All'], ...Object.entries(stateNames)] as const
const tones = { PENDING: 'wait', DELIVERED: 'good', FAILED: 'bad' } as const

/** What was and will be sent to a webhook. */
export function Deliveries({ id }: { readonly id: string }) {
  const { at } = useRouter()
  const mayAct = useMayAct()
  const of = at.query.get('of') ?? ''
  const state = of === 'PENDING' || of === 'DELIVERED' || of === 'FAILED' ? of : null
  const { data, error, fetching, again } = useAsked(deliveriesQuery, {
    webhook: id,
    state,
    ...pageAt(at),
  })
  const { webhook, webhookDeliveries: page } = data ?? {}
  return (
    <>
      <div class="apart level">
        <a class="button" href={`${BASE}/operate/webhooks`}>
          <Icon name="back" size={18} /> All webhooks
        </a>
        <Button busy={fetching} onClick={again}>
          Look again
        </Button>
      </div>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={6} />}
      {webhook && page && (
        <section class="stack tight" aria-labelledby="deliveries">
          <div class="apart">
            <h2 id="deliveries" class="id">
              {webhook.url}
            </h2>
            {mayAct && (
              <Opening name="Send events again">
                {(title, close) => <ResendForm id={id} title={title} close={close} after={again} />}
              </Opening>
            )}
          </div>
          <p class="soft">{troubleOf(webhook)}</p>
          <Chips label="States of deliveries" kinds={kinds} kind={state ?? ''} />
          {page.nodes.length === 0 ? (
            <EmptyState title="Nothing here">
              <p class="soft">Events that were or will be sent are listed here.</p>
            </EmptyState>
          ) : (
            <div class="card flush">
              <ul class="records">
                {page.nodes.map((one) => (
                  <Row
                    key={one.id}
                    delivery={one}
                    mayAct={mayAct && !webhook.disabledReason}
                    again={again}
                  />
                ))}
              </ul>
              <Pager info={page.pageInfo} total={counting(page, 'delivery', 'deliveries')} />
            </div>
          )}
        </section>
      )}
    </>
  )
}

interface RowProps {
  readonly delivery: SentDelivery
  readonly mayAct: boolean
  readonly again: () => void
}

function Row({ delivery, mayAct, again }: RowProps) {
  const { id, event, sequence, type, state, answer, nextAttemptAt } = delivery
  const subject = `${type}, number ${sequence.toLocaleString()}`
  return (
    <li class="record">
      <span class="what">
        <b>{type}</b>
        <span class="small">{cameOf(delivery)}</span>
        {answer && <span class="small">“{answer}”</span>}
        {nextAttemptAt && <span class="soft small">Next attempt: {moment(nextAttemptAt)}</span>}
        <span class="soft small id">
          Number {sequence.toLocaleString()} · {event}
        </span>
      </span>
      <span class="standing">
        <span class={`tag ${tones[state]}`}>{stateNames[state]}</span>
      </span>
      {mayAct && (
        <span class="row">
          <ActButton
            act={retrying}
            id={id}
            subject={subject}
            after={again}
            label={`${retrying.name}: ${subject}`}
          />
        </span>
      )}
    </li>
  )
}
