import { BASE } from '../../shell/router.ts'
import type { Act } from '../acting/act.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useMayAct } from '../scope.ts'
import { disabling, enabling, removing, rotating } from './acts.ts'
import { eventName } from './event-types.ts'
import { t } from './messages/index.ts'
import type { ShownWebhook } from './operations.ts'
import { standingOf, troubleOf } from './words.ts'

interface Props {
  readonly webhooks: readonly ShownWebhook[]
  /** Shows a secret. */
  readonly show: (secret: string) => void
}

/** The webhooks, with what can be done to each. */
export function WebhookList({ webhooks, show }: Props) {
  return (
    <ul class="records webhooks card flush">
      {webhooks.map((one) => (
        <WebhookRow key={one.id} webhook={one} show={show} />
      ))}
    </ul>
  )
}

interface RowProps extends Omit<Props, 'webhooks'> {
  readonly webhook: ShownWebhook
}

function WebhookRow({ webhook, show }: RowProps) {
  const mayAct = useMayAct()
  const { id, name, url, types, payload, disabledReason } = webhook
  const [word, tone] = standingOf(webhook)
  const to = (act: Act) => ({
    act,
    id,
    subject: url,
    label: t('actOn', { act: act.name, subject: url }),
  })
  return (
    <li class="record">
      <span class="what">
        <a class="id" href={`${BASE}/operate/webhooks?webhook=${id}`}>
          {url}
        </a>
        <span class="small">
          {types?.map(eventName).join(', ') ?? t('allEvents')} · {t(`sends.${payload}`)}
        </span>
        <span class="soft small">{troubleOf(webhook)}</span>
        {name && <span class="soft small">{t('fromFile', { name })}</span>}
      </span>
      <span class="standing">
        <span class={`tag ${tone}`}>{word}</span>
      </span>
      {mayAct && (
        <span class="row">
          <ActButton {...to(disabledReason ? enabling() : disabling())} />
          {!name && <ActButton {...to(rotating(show))} />}
          {!name && <ActButton {...to(removing())} />}
        </span>
      )}
    </li>
  )
}
