import { Card } from '../../parts/blocks.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { moment } from '../../parts/time.ts'
import { ConfirmForm, ProposeForm, RejectForm } from './decision-forms.tsx'
import { t } from './messages/index.ts'
import type { CaseFile } from './operations.ts'
import { operatorName } from './words.ts'

interface Props {
  readonly of: CaseFile
  readonly own: string
  readonly after: () => void
}

/** What is proposed or was decided, and what the reader can do about it. */
export function DecisionCard({ of, own, after }: Props) {
  const { proposal, outcome } = of
  return (
    <Card title={t('decision')}>
      {outcome && <Closed of={of} own={own} />}
      {!outcome && proposal && <Proposed of={of} own={own} after={after} decision={proposal} />}
      {!outcome && !proposal && (
        <>
          <p class="soft small">{t('decision.hint')}</p>
          <div class="row">
            <DialogButton name={t('propose')}>
              {(dialog) => <ProposeForm {...{ of, after }} {...dialog} />}
            </DialogButton>
          </div>
        </>
      )}
    </Card>
  )
}

interface ProposedProps extends Props {
  readonly decision: NonNullable<CaseFile['proposal']>
}

function Proposed({ of, own, after, decision }: ProposedProps) {
  const { proposedById } = of
  const isOwn = proposedById === own
  const entry = of.found.nodes.find((one) => one.act === 'PROPOSE' && !one.refusedWith)
  const by = proposedById ? operatorName(proposedById, of.proposedBy, own) : ''
  return (
    <>
      <p>
        <b>{t(`decision.${decision}`)}</b>
      </p>
      {entry?.text && <p class="why">{t('quoted', { text: entry.text })}</p>}
      <p class="soft small">
        {t('proposedBy', { by, who: isOwn ? 'you' : 'other', time: entry ? moment(entry.at) : '' })}
      </p>
      <div class="row">
        {!isOwn && (
          <DialogButton name={t('confirm')}>
            {(dialog) => <ConfirmForm {...{ of, after, decision }} {...dialog} />}
          </DialogButton>
        )}
        <DialogButton name={t(isOwn ? 'takeBack' : 'reject')}>
          {(dialog) => <RejectForm {...{ of, after, isOwn }} {...dialog} />}
        </DialogButton>
      </div>
    </>
  )
}

function Closed({ of, own }: Pick<Props, 'of' | 'own'>) {
  const [confirmed, proposed] = (['CONFIRM', 'PROPOSE'] as const).map((act) =>
    of.found.nodes.find((one) => one.act === act && !one.refusedWith),
  )
  return (
    <>
      <p>
        <b>{of.outcome && t(`decision.${of.outcome}`)}</b>
      </p>
      {[proposed, confirmed].map(
        (one) =>
          one?.actorId && (
            <p key={one.id} class="small">
              {t(`decided.${one.act === 'PROPOSE' ? 'PROPOSE' : 'CONFIRM'}`, {
                who: one.actorId === own ? 'you' : 'other',
                by: operatorName(one.actorId, one.actor, own),
                text: one.text ?? '',
              })}
            </p>
          ),
      )}
      <p class="soft small">{t('closed.hint')}</p>
    </>
  )
}
