import { useId, useState } from 'preact/hooks'
import { type City, citiesNamed, useCities } from '../map/cities.ts'
import { FieldFrame } from '../parts/field.tsx'
import { t } from './messages/index.ts'

const OFFERED = 6

/** Finds a city by its name, without asking a server. */
export function CityField({ choose }: { readonly choose: (city: City) => void }) {
  const cities = useCities()
  const list = useId()
  const [text, setText] = useState('')
  const found = citiesNamed(cities, text.split(',')[0] ?? '', OFFERED)
  const typed = (value: string) => {
    setText(value)
    const exact = citiesNamed(cities, value.split(',')[0] ?? '', OFFERED).find(
      (city) => nameOf(city) === value,
    )
    if (exact) choose(exact)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter chooses a city here; it doesn't send the form.
    event.preventDefault()
    const first = found[0]
    if (first === undefined) return
    setText(nameOf(first))
    choose(first)
  }
  return (
    <FieldFrame
      label={t('findATown')}
      hint={t('findATown.hint')}
      control={(tied) => (
        <>
          <input
            {...tied}
            type="search"
            list={list}
            autocomplete="off"
            value={text}
            onInput={(event) => typed(event.currentTarget.value)}
            onKeyDown={enter}
          />
          <datalist id={list}>
            {found.map((city) => (
              <option key={`${city.longitude} ${city.latitude}`} value={nameOf(city)} />
            ))}
          </datalist>
        </>
      )}
    />
  )
}

const nameOf = ({ name, country }: City) => `${name}, ${country}`
