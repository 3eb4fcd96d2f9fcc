import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Scrolled } from '../../../parts/blocks.tsx'
import { Dialog, type InDialog } from '../../../parts/dialogs/dialog.tsx'
import { DialogForm } from '../../../parts/dialogs/dialog-form.tsx'
import { FieldFrame } from '../../../parts/forms/field.tsx'
import { Select } from '../../../parts/forms/select.tsx'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import type { Said } from '../../../parts/said.ts'
import { today } from '../../../parts/time.ts'
import { t as reminders } from '../../reminders/messages/index.ts'
import { nameOf } from '../../who.ts'
import { t } from '../messages/index.ts'
import { type Work, workOperatorsQuery } from '../operations.ts'
import { type BulkAct, bulkOne, noReminder, type Wanted, wantedIn } from './acts.ts'
import { Named } from './named.tsx'
import { Outcomes } from './outcomes.tsx'
import { useRun } from './use-run.ts'

interface Props {
  readonly act: BulkAct
  /** The items as they were when it was asked for. */
  readonly items: readonly Work[]
  /** The reader's id. */
  readonly own: string
  /** Called once the reader has begun with it. */
  readonly begun: () => void
  readonly closed: () => void
}

/** A dialog to do one thing with several items, which says what became of each. */
export function BulkDialog({ closed, ...props }: Props) {
  return <Dialog closed={closed}>{(dialog) => <Bulk {...props} {...dialog} />}</Dialog>
}

function Bulk({ act, items, own, begun, ...dialog }: Omit<Props, 'closed'> & InDialog) {
  const [wanted, setWanted] = useState<Wanted>()
  const [{ data }] = useQuery({ query: workOperatorsQuery })
  const operators = data?.workOperators ?? []
  const names = new Map(operators.map(({ id, fullName }) => [id, fullName]))
  const { outcomes, running, run, stop } = useRun(items)
  const start = (given: Wanted) => void run(bulkOne(act, given, { own, names }))
  const heading = t(`bulk.${act}.title`, { count: items.length })
  if (wanted)
    return (
      <div class="stack">
        <h2 id={dialog.title}>{heading}</h2>
        <Outcomes
          {...{ items, outcomes, running, stop }}
          goOn={() => start(wanted)}
          close={dialog.close}
        />
      </div>
    )
  const others = operators.filter(({ id }) => id !== own)
  return (
    <DialogForm
      heading={heading}
      name={t(`bulk.${act}`)}
      busy={false}
      refusals={{}}
      read={(form) => wantedIn(act, form)}
      send={async (given) => {
        setWanted(given)
        begun()
        start(given)
        return true
      }}
      {...dialog}
    >
      {({ ownerId, lookAgainOn }) => (
        <>
          <p>{t(`bulk.${act}.explains`)}</p>
          {act === 'remind' && <CanRemind items={items} />}
          {/* The field comes first: it has the focus then. */}
          {act === 'handOver' && (
            <Select
              key={others.length}
              label={t('owner')}
              name="ownerId"
              options={others.map(({ id, fullName }) => [id, nameOf({ id, name: fullName })])}
              hint={t('owner.hint')}
              refusal={ownerId}
            />
          )}
          {act === 'putAway' && <Day refusal={lookAgainOn} />}
          {act === 'remind' && (
            <TextArea
              label={reminders('message')}
              name="message"
              value=""
              hint={reminders('message.hint')}
            />
          )}
          <Scrolled class="outcomes" label={t('bulk')}>
            <ul class="plain-list">
              {items.map((item) => (
                <li key={item.id}>
                  <Named item={item} />
                  {act === 'remind' && <span class="soft small">{noReminder(item)?.()}</span>}
                </li>
              ))}
            </ul>
          </Scrolled>
        </>
      )}
    </DialogForm>
  )
}

/** How many of them can be reminded, before anything is sent. */
function CanRemind({ items }: Pick<Props, 'items'>) {
  const count = items.length
  const can = items.filter((item) => !noReminder(item)).length
  return (
    <p>
      <b>{t('bulk.canRemind', { can, count, rest: can === 0 ? 0 : count - can })}</b>
    </p>
  )
}

function Day({ refusal }: { readonly refusal: Said | undefined }) {
  return (
    <FieldFrame
      label={t('lookAgain')}
      hint={t('bulk.putAway.hint')}
      refusal={refusal}
      control={(tied) => (
        <input {...tied} type="date" name="lookAgainOn" min={today(1)} max={today(366)} />
      )}
    />
  )
}
