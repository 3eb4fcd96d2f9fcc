import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { Radios } from '../../parts/forms/radios.tsx'
import { useUncorrected } from '../../parts/forms/uncorrected.ts'
import type { Said } from '../../parts/said.ts'
import { eventGroups } from './event-types.ts'
import { has, t } from './messages/index.ts'

const choices = ['all', 'some'] as const

/** Asks for all events, or for some types of them: boxes to tick, in groups that are closed at first, since there are so many. */
export function TypesField({ refusal }: { readonly refusal: Said | undefined }) {
  const id = useId()
  const [which, setWhich] = useState<(typeof choices)[number]>('all')
  const { refused, entering } = useUncorrected(refusal)
  return (
    <div class="event-types" {...entering}>
      <Radios
        legend={t('typesOfEvents')}
        name="which"
        items={choices.map((one) => [one, t(`types.${one}`)] as const)}
        chosen={which}
        change={setWhich}
      />
      {which === 'some' && (
        <fieldset class="group" aria-label={t('typesOfEvents')} aria-describedby={id}>
          {eventGroups.map(([record, types]) => (
            <Group key={record} record={record} types={types ?? []} />
          ))}
        </fieldset>
      )}
      <span id={id} class="refusal" aria-live="polite">
        {refused?.()}
      </span>
    </div>
  )
}

interface GroupProps {
  readonly record: string
  readonly types: readonly string[]
}

function Group({ record, types }: GroupProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const change = (type: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, type] : chosen.filter((one) => one !== type))
  const name = said(`events.${record}`)
  return (
    <details>
      <summary>
        {chosen.length > 0 ? t('groupChosen', { name, count: chosen.length }) : name}
      </summary>
      <Box
        name={undefined}
        checked={chosen.length === types.length}
        change={(isChosen) => setChosen(isChosen ? types : [])}
      >
        {t('allOfGroup')}
      </Box>
      {types.map((type) => (
        <Box
          key={type}
          name={type}
          checked={chosen.includes(type)}
          change={(isChosen) => change(type, isChosen)}
        >
          {said(`event.${type}`)} <code class="soft">{type}</code>
        </Box>
      ))}
    </details>
  )
}

interface BoxProps {
  /** The type that it chooses; undefined for all. */
  readonly name: string | undefined
  readonly checked: boolean
  readonly change: (isChosen: boolean) => void
  readonly children: ComponentChildren
}

function Box({ name, checked, change, children }: BoxProps) {
  return (
    <label class="sure">
      <input
        type="checkbox"
        {...(name !== undefined && { name: 'types', value: name })}
        checked={checked}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}

const said = (key: string) => (has(key) ? t(key) : key)
