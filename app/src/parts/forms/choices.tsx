interface Props<Item extends string> {
  readonly legend: string
  readonly hint?: string
  readonly items: readonly Item[]
  readonly chosen: readonly Item[]
  readonly nameOf: (item: Item) => string
  readonly change: (chosen: readonly Item[]) => void
}

/** Any of some things, as boxes to tick. */
export function Choices<Item extends string>(props: Props<Item>) {
  const { legend, hint, items, chosen, nameOf, change } = props
  const toggle = (item: Item) =>
    change(chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item])
  return (
    <fieldset class="choices">
      <legend>
        {legend} {hint && <span class="soft small">{hint}</span>}
      </legend>
      {items.map((item) => (
        <label key={item} class="choice">
          <input type="checkbox" checked={chosen.includes(item)} onChange={() => toggle(item)} />
          {nameOf(item)}
        </label>
      ))}
    </fieldset>
  )
}
