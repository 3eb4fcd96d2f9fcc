import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../parts/icons.tsx'
import { t } from './messages/index.ts'
import { placesNamed } from './towns/places-named.ts'
import { type Town, townsNamed } from './towns/towns.ts'

interface Props {
  readonly cities: readonly Town[]
  readonly goTo: (city: Town) => void
  readonly find: (words: string) => void
}

interface Choice {
  readonly key: string
  readonly text: string
  readonly choose: () => void
}

const PLACES = 5

/** Searches for places, which the map then shows, and for words in loans, by which it then filters. */
export function Search({ cities, goTo, find }: Props) {
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [open, setOpen] = useState(false)
  const towns = useTowns(text)
  const choices = open ? choicesFor(text, towns, { cities, goTo, find }) : []
  const done = (choice: Choice | undefined) => {
    choice?.choose()
    setText('')
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && choices.length > 0) {
      event.preventDefault()
      setActive((active + step + choices.length) % choices.length)
    }
    if (event.key === 'Enter') done(choices[active])
    if (event.key === 'Escape') setOpen(false)
  }
  return (
    <div class="search">
      <Icon name="search" size={18} />
      <input
        type="text"
        role="combobox"
        aria-label={t('search')}
        aria-expanded={choices.length > 0}
        aria-controls="search-choices"
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? `search-${active}` : undefined}
        autocomplete="off"
        placeholder={t('placeOrLoan')}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setActive(0)
          setOpen(true)
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div id="search-choices" role="listbox" aria-label={t('found')} hidden={choices.length === 0}>
        {choices.map(({ key, text: label }, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={key}
            id={`search-${index}`}
            role="option"
            aria-selected={index === active}
            // The field would lose the focus before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => done(choices[index])}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The towns whose names begin with a text: more than the cities, but they have to be loaded. */
function useTowns(text: string): readonly Town[] {
  const [towns, setTowns] = useState<readonly Town[]>([])
  useEffect(() => {
    let over = false
    void townsNamed(text, PLACES)
      .catch(() => [])
      .then((found) => !over && setTowns(found))
    return () => {
      over = true
    }
  }, [text])
  return towns
}

function choicesFor(
  text: string,
  towns: readonly Town[],
  { cities, goTo, find }: Props,
): readonly Choice[] {
  const words = text.trim()
  if (words === '') return []
  return [
    ...placesNamed(words, { towns, cities }, PLACES).map((city) => ({
      key: `${city.name}${city.longitude}`,
      text: `${city.name}, ${city.country}`,
      choose: () => goTo(city),
    })),
    { key: '', text: t('loansWithWords', { words }), choose: () => find(words) },
  ]
}
