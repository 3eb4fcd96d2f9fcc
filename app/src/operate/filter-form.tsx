import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { textOf } from '../parts/forms/entered.ts'
import { BASE, useRouter } from '../shell/router.ts'
import { t } from './messages/index.ts'
import { addressWith } from './pager.tsx'

/** Values of the address, each with its words. */
export type Options = readonly (readonly [value: string, text: string])[]
/** A condition of the address with what can be chosen. */
export type Choice = readonly [name: string, label: string, options: Options]

interface Props {
  readonly choices: readonly Choice[]
  /** Conditions that are days, those that are ids or words, and those that are numbers, each with its label. */
  readonly dates?: Options
  readonly ids?: Options
  readonly numbers?: Options
  /** Whether the reader has just asked for it. */
  readonly isWanted?: boolean
}

/** Where the back office has the width of a phone. */
const NARROW = '(max-width: 46rem)'
/** How many conditions take little room even there. */
const FEW = 2

/** Filters a list by several conditions, which the address keeps. */
export function FilterForm(props: Props) {
  const { choices, dates = [], ids = [], numbers = [], isWanted = false } = props
  const { go, at } = useRouter()
  const given = (name: string) => at.query.get(name) ?? ''
  const names = [...choices, ...dates, ...ids, ...numbers].map(([name]) => name)
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    go(addressWith(at, Object.fromEntries(names.map((name) => [name, textOf(form, name)]))))
  }
  const form = (
    <form
      class="card filters-card"
      onSubmit={submit}
      key={at.query.toString()}
      aria-label={t('filter')}
    >
      {choices.map(([name, label, options]) => (
        <label key={name}>
          {label}
          <select name={name}>
            {options.map(([value, text]) => (
              <option key={value} value={value} selected={value === given(name)}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {dates.map(([name, label]) => (
        <label key={name}>
          {label}
          <input name={name} type="date" defaultValue={given(name)} />
        </label>
      ))}
      {ids.map(([name, label]) => (
        <label key={name}>
          {label}
          <input name={name} defaultValue={given(name)} autocomplete="off" />
        </label>
      ))}
      {numbers.map(([name, label]) => (
        <label key={name}>
          {label}
          <input name={name} type="number" min="0" step="any" defaultValue={given(name)} />
        </label>
      ))}
      <div class="row">
        <Button type="submit">{t('show')}</Button>
        <a
          class="button plain"
          href={BASE + addressWith(at, Object.fromEntries(names.map((name) => [name, ''])))}
        >
          {t('clear')}
        </a>
      </div>
    </form>
  )
  // On a phone a long form would fill the screen, so that it waits above the list until it is wanted.
  const [folds] = useState(() => !isWanted && names.length > FEW && matchMedia(NARROW).matches)
  if (!folds) return form
  return (
    <details class="filters" open={names.some((name) => given(name) !== '')}>
      <summary class="button">{t('filter')}</summary>
      {form}
    </details>
  )
}
