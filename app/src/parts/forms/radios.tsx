import { useId } from 'preact/hooks'

interface Props<Value extends string> {
  readonly legend: string
  readonly name: string
  /** Each value with its words. */
  readonly items: readonly (readonly [value: Value, text: string])[]
  readonly chosen: Value | undefined
  readonly change: (chosen: Value) => void
}

/** One of a few values, all in view. */
export function Radios<Value extends string>(props: Props<Value>) {
  const { legend, name, items, chosen, change } = props
  const id = useId()
  return (
    <fieldset class="radios">
      <legend>{legend}</legend>
      {items.map(([value, text]) => (
        <label key={value} for={`${id}-${value}`}>
          <input
            id={`${id}-${value}`}
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => change(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
