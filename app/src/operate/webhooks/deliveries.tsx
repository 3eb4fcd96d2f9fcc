import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { Icon } from '../../parts/icons.tsx'
import { isAhead, moment } from '../../parts/time.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useAsked } from '../asked.ts'
import { Chips } from '../chips.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { useMayAct } from '../scope.ts'
import { retrying } from './acts.ts'
import { eventName } from './event-types.ts'
import { t } from './messages/index.ts'
import { deliveriesQuery, type SentDelivery } from './operations.ts'
import { ResendForm } from './resend-form.tsx'
import { cameOf, troubleOf } from './words.ts'

const states = ['PENDING', 'DELIVERED', 'FAILED'] as const
const tones = { PENDING: 'wait', DELIVERED: 'good', FAILED: 'bad' } as const

/** What was and will be sent to a webhook. */
export function Deliveries({ id }: { readonly id: string }) {
  const { at } = useRouter()
  const mayAct = useMayAct()
  const of = at.query.get('of') ?? ''
  const state = states.find((one) => one === of) ?? null
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
          <Icon name="back" size={18} /> {t('allWebhooks')}
        </a>
        <Button busy={fetching} onClick={again}>
          {t('lookAgain')}
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
              <DialogButton name={t('sendEventsAgain')}>
                {(dialog) => <ResendForm id={id} {...dialog} />}
              </DialogButton>
            )}
          </div>
          <p class="soft">{troubleOf(webhook)}</p>
          {isAhead() && <p class="soft small">{t('twoClocks')}</p>}
          <Chips
            label={t('statesOfDeliveries')}
            kinds={[['', t('all')], ...states.map((one) => [one, t(`state.${one}`)] as const)]}
            kind={state ?? ''}
          />
          {page.nodes.length === 0 ? (
            <EmptyState title={t('nothingHere')} hint={t('nothingHere.hint')} />
          ) : (
            <div class="card flush">
              <ul class="records">
                {page.nodes.map((one) => (
                  <Row key={one.id} delivery={one} mayAct={mayAct && !webhook.disabledReason} />
                ))}
              </ul>
              <Pager info={page.pageInfo} total={counting(page, 'deliveries')} />
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
}

function Row({ delivery, mayAct }: RowProps) {
  const { id, event, sequence, type, state, answer, nextAttemptAt } = delivery
  const subject = t('delivery', { type, number: sequence })
  return (
    <li class="record">
      <span class="what">
        <b>{eventName(type)}</b>
        <code class="soft small">{type}</code>
        <span class="small">{cameOf(delivery)}</span>
        {answer && <span class="small">{t('quoted', { text: answer })}</span>}
        {nextAttemptAt && (
          <span class="soft small">{t('nextAttempt', { time: moment(nextAttemptAt) })}</span>
        )}
        <span class="soft small id">{t('numberAndEvent', { number: sequence, event })}</span>
      </span>
      <span class="standing">
        <span class={`tag ${tones[state]}`}>{t(`state.${state}`)}</span>
      </span>
      {mayAct && (
        <span class="row">
          <ActButton
            act={retrying()}
            id={id}
            subject={subject}
            label={t('actOn', { act: retrying().name, subject })}
          />
        </span>
      )}
    </li>
  )
}
