import { useEffect, useId, useState } from 'preact/hooks'
import type { Point } from '../map/projection.ts'
import { type Town, townsNamed } from '../map/towns.ts'
import { FieldFrame } from '../parts/field.tsx'
import { t } from './messages/index.ts'

const OFFERED = 6

interface Props {
  /** The place that is chosen now. */
  readonly spot: Point | undefined
  readonly choose: (town: Town) => void
}

/** Finds a town by its name; the names are files of this gateway. Says so if there is none, until a place is chosen in another way. */
export function CityField({ spot, choose }: Props) {
  const list = useId()
  const [text, setText] = useState('')
  const [spotBefore, setSpotBefore] = useState(spot)
  const { found, missing } = useTowns(text)
  const take = (town: Town) => {
    setText(nameOf(town))
    choose(town)
  }
  const typed = (value: string) => {
    setText(value)
    setSpotBefore(spot)
    const exact = found.find((town) => nameOf(town) === value)
    if (exact) choose(exact)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter chooses a town here; it doesn't send the form.
    event.preventDefault()
    const known = found.find((town) => nameOf(town) === text)
    if (known) return take(known)
    // The file of its letter may still be on its way.
    void townsNamed(beforeComma(text), 1).then(
      ([first]) => first && take(first),
      () => undefined,
    )
  }
  return (
    <FieldFrame
      label={t('findATown')}
      hint={
        <>
          {t('findATown.hint')}
          <span class="missing" role="status">
            {missing && spot === spotBefore && t('noSuchTown', { missing })}
          </span>
        </>
      }
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
            {found.map((town) => (
              <option key={`${town.longitude} ${town.latitude}`} value={nameOf(town)} />
            ))}
          </datalist>
        </>
      )}
    />
  )
}

/** The towns that a text names, and the text once it is known to name none. */
function useTowns(text: string): { readonly found: readonly Town[]; readonly missing: string } {
  const [found, setFound] = useState<readonly Town[]>([])
  const [missing, setMissing] = useState('')
  useEffect(() => {
    let over = false
    const name = beforeComma(text)
    void townsNamed(name, OFFERED)
      .catch(() => [])
      .then((towns) => {
        if (over) return
        setFound(towns)
        setMissing(towns.length === 0 ? name.trim() : '')
      })
    return () => {
      over = true
    }
  }, [text])
  return { found, missing }
}

/** Whether words are those of a town, with or without its country, as a choice of it gives them. */
export async function namesTown(words: string): Promise<boolean> {
  const towns = await townsNamed(beforeComma(words), Number.POSITIVE_INFINITY)
  return towns.some((town) => [town.name, nameOf(town)].includes(words))
}

const beforeComma = (text: string) => text.split(',')[0] ?? ''
const nameOf = ({ name, country }: Town) => `${name}, ${country}`
