import { Card, Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Choices } from '../../parts/choices.tsx'
import { Field } from '../../parts/field.tsx'
import { fieldNames } from '../../parts/field-names.ts'
import { words } from '../../parts/words.ts'
import { risks } from '../criteria.ts'
import { useSave } from './use-save.ts'
import type { Wishes, WishField } from './wishes.ts'

interface Props {
  readonly wishes: Wishes
  /** Whether the saved order invests. */
  readonly isOn: boolean
  readonly purposes: readonly string[]
  readonly currency: string
  readonly change: (wishes: Wishes) => void
}

/** Limits with their units, and what an empty one means. */
const limits: readonly (readonly [WishField, string, string])[] = [
  ['minInterestRate', ', %', 'Empty: any'],
  ['maxTermMonths', ', months', 'Empty: any'],
  ['minAmount', '', 'Empty: loans of any amount'],
  ['maxAmount', '', 'Empty: loans of any amount'],
  ['maxDistanceKm', ', km', 'Empty: anywhere'],
]

/** What a standing order looks for, and how much it may invest. */
export function OrderForm({ wishes, isOn, purposes, currency, change }: Props) {
  const { fetching, refusals, save } = useSave(wishes)
  const field = (name: WishField, unit: string, hint: string) => (
    <Field
      key={name}
      label={`${fieldNames[name]}${unit}`}
      hint={hint}
      name={name}
      inputMode="decimal"
      autocomplete="off"
      value={wishes.typed[name]}
      refusal={refusals[name]}
      onInput={({ currentTarget: { value } }) =>
        change({ ...wishes, typed: { ...wishes.typed, [name]: value } })
      }
    />
  )
  return (
    <Card title={isOn ? 'Your standing order is on' : 'Give a standing order'}>
      <form class="stack" onSubmit={save} noValidate>
        <p class="soft small">
          A standing order lends for you: it puts money into each loan that is published from now on
          and matches everything below. You can end it at any time.
        </p>
        <label class="switch">
          <input
            type="checkbox"
            checked={wishes.enabled}
            onChange={({ currentTarget }) => change({ ...wishes, enabled: currentTarget.checked })}
          />
          {fieldNames.autoInvestEnabled}
        </label>
        {field('autoInvestMaxPerLoan', `, in ${currency}`, 'Once in each loan')}
        <div class="fields">
          {field(
            'autoInvestMaxPerBorrower',
            `, in ${currency}`,
            'In all their loans. Empty: as for one',
          )}
          {field('autoInvestPauseHours', ', hours', 'So long others look first. Empty: none')}
        </div>
        <label class="switch">
          <input
            type="checkbox"
            checked={wishes.keeps}
            onChange={({ currentTarget }) => change({ ...wishes, keeps: currentTarget.checked })}
          />
          {fieldNames.autoInvestKeepsInstalments}
        </label>
        <div class="fields">{limits.map((limit) => field(...limit))}</div>
        <Choices
          legend="Risk"
          hint="none ticked: any"
          items={risks}
          chosen={wishes.risks}
          nameOf={words}
          change={(chosen) => change({ ...wishes, risks: chosen })}
        />
        <Choices
          legend="Purpose"
          hint="none ticked: any"
          items={purposes}
          chosen={wishes.purposes}
          nameOf={words}
          change={(chosen) => change({ ...wishes, purposes: chosen })}
        />
        <Notice refused>{refusals['']}</Notice>
        {wishes.enabled !== isOn && (
          <p class="small">
            {isOn ? 'It goes on until you save.' : 'It begins when you save, and not before.'}
          </p>
        )}
        <Button look="primary" type="submit" busy={fetching}>
          Save
        </Button>
      </form>
    </Card>
  )
}
