import { Card, Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Choices } from '../../parts/choices.tsx'
import { Field } from '../../parts/field.tsx'
import { words } from '../../parts/words.ts'
import { risks } from '../criteria.ts'
import { useSave } from './use-save.ts'
import type { Wishes, WishField } from './wishes.ts'

interface Props {
  readonly wishes: Wishes
  /** Whether the order that is kept invests. */
  readonly isOn: boolean
  readonly purposes: readonly string[]
  readonly currency: string
  readonly change: (wishes: Wishes) => void
}

const limits: readonly (readonly [WishField, string, string])[] = [
  ['minInterestRate', 'Rate from, %', 'Empty: any'],
  ['maxTermMonths', 'Term up to, months', 'Empty: any'],
  ['minAmount', 'Loans from', 'Empty: any amount'],
  ['maxAmount', 'Loans up to', 'Empty: any amount'],
  ['maxDistanceKm', 'Distance up to, km', 'Empty: anywhere'],
]

/** What a standing order looks for, and how much it may invest. */
export function OrderForm({ wishes, isOn, purposes, currency, change }: Props) {
  const { fetching, refusals, save } = useSave(wishes)
  const field = (name: WishField, label: string, hint: string) => (
    <Field
      key={name}
      label={label}
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
    <Card title={isOn ? 'Your standing order is on' : 'Your standing order is off'}>
      <form class="stack" onSubmit={save} noValidate>
        <p class="soft small">
          It invests in loans that are published from now on and match everything below.
        </p>
        <label class="switch">
          <input
            type="checkbox"
            checked={wishes.enabled}
            onChange={({ currentTarget }) => change({ ...wishes, enabled: currentTarget.checked })}
          />
          Invest for me
        </label>
        {field('autoInvestMaxPerLoan', `At most per loan, in ${currency}`, 'Once in each loan')}
        <div class="fields">{limits.map((limit) => field(...limit))}</div>
        <Choices
          legend="Risk"
          hint="none ticked: any"
          items={risks}
          chosen={wishes.risks}
          nameOf={words}
          change={(chosen) => change({ ...wishes, risks: chosen })}
        />
        {purposes.length > 0 && (
          <Choices
            legend="Purpose"
            hint="none ticked: any"
            items={purposes}
            chosen={wishes.purposes}
            nameOf={words}
            change={(chosen) => change({ ...wishes, purposes: chosen })}
          />
        )}
        <Notice refused>{refusals['']}</Notice>
        <Button look="primary" type="submit" busy={fetching}>
          Save
        </Button>
      </form>
    </Card>
  )
}
