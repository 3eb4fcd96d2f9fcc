import { useId } from 'preact/hooks'
import { FieldFrame } from '../../../parts/forms/field.tsx'
import { t } from '../../messages/index.ts'
import { beforeComma, type Meant, nameOf } from './town-meant.ts'
import type { TownField } from './use-town.ts'

/** Finds a town by its name; the names are files of this gateway. Says so if there is none, until a place is chosen in another way. */
export function CityField({ town }: { readonly town: TownField }) {
  const list = useId()
  const { meant, isRefused } = town
  const isNear = town.found.length === 0
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter chooses a town here; it doesn't send the form.
    event.preventDefault()
    void town.first()
  }
  return (
    <div class="stack tight">
      <FieldFrame
        label={t('findATown')}
        hint={
          <>
            {t('findATown.hint', { by: matchMedia('(hover: none)').matches ? 'touch' : 'keys' })}
            <span class="missing" role="status">
              {meant && isNear && !isRefused && missingOf(meant)}
            </span>
          </>
        }
        refusal={isRefused && meant ? () => refusalOf(meant) : undefined}
        control={(tied) => (
          <>
            <input
              {...tied}
              type="search"
              list={list}
              autocomplete="off"
              value={town.text}
              onInput={(event) => town.type(event.currentTarget.value)}
              onKeyDown={enter}
              onBlur={town.left}
            />
            <datalist id={list}>
              {town.found.map((one) => (
                <option key={`${one.longitude} ${one.latitude}`} value={nameOf(one)} />
              ))}
            </datalist>
          </>
        )}
      />
      {meant && (isNear || isRefused) && <Offered by={town} meant={meant} />}
    </div>
  )
}

/** The towns that the text could mean, to be chosen by a click. */
function Offered({ by, meant }: { readonly by: TownField; readonly meant: Meant }) {
  if (meant.offered.length === 0) return null
  return (
    <fieldset class="group row" aria-label={t('townsMeant')}>
      {meant.offered.map((one) => (
        <button
          key={`${one.longitude} ${one.latitude}`}
          type="button"
          class="chip"
          onClick={() => by.take(one)}
        >
          {nameOf(one)}
        </button>
      ))}
    </fieldset>
  )
}

/** What is said while a text that names no town is typed. */
function missingOf({ words, offered }: Meant): string {
  const missing = beforeComma(words).trim()
  if (missing === '') return ''
  return offered.length > 0 ? t('didYouMean', { missing }) : t('noSuchTown', { missing })
}

/** Why a text is no place, and what would work. */
function refusalOf({ words, offered, isShared }: Meant): string {
  const text = words.trim()
  if (offered.length === 0) return t('town.none', { text })
  return isShared ? t('town.several', { text }) : t('town.near', { text })
}
