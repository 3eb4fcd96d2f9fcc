import { useQuery } from '@urql/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Point } from '../../../map/projection.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { fieldName } from '../../../parts/forms/field-names.ts'
import { t } from '../../messages/index.ts'
import { placeQuery } from '../../operations.ts'
import { StepForm } from '../step-form.tsx'
import type { Draft } from '../use-draft.ts'
import { CityField } from './city-field.tsx'
import { Nearby } from './nearby.tsx'
import { PlacePicker } from './place-picker.tsx'
import { nameOf, namesTown } from './town-meant.ts'
import { useTown } from './use-town.ts'

/** The place where the money will be used, and how others will see it. */
export function PlaceStep({
  draft,
  next,
}: {
  readonly draft: Draft
  readonly next: (id?: string) => void
}) {
  const { refusals } = draft
  const kept = { ...draft.loan, ...draft.begun }
  const [spot, setSpot] = useState(spotOf(kept))
  const [words, setWords] = useState(kept.locationDescription ?? '')
  // Words that came with an earlier choice are replaced by those of the next one; the borrower's own words stay.
  const [offered, setOffered] = useState('')
  useEffect(() => {
    void namesTown(words).then(
      (came) => came && setOffered(words),
      () => undefined,
    )
  }, [])
  const wordsWith = (name: string) => (words.trim() === offered ? name : words)
  const choose = (place: Point, name: string) => {
    setSpot({ latitude: place.latitude, longitude: place.longitude })
    setWords(wordsWith(name))
    setOffered(name)
  }
  const town = useTown(spot, (found) => choose(found, nameOf(found)))
  const placeOf = (at: Point | undefined, said: string) => ({
    locationLatitude: at?.latitude ?? null,
    locationLongitude: at?.longitude ?? null,
    locationDescription: said.trim() || null,
  })
  const first = useRef(true)
  const sent = useRef('')
  useEffect(() => {
    // Moving the map types nothing; what a click sends is on its way already.
    if (!first.current && JSON.stringify(placeOf(spot, words)) !== sent.current) {
      draft.keep(placeOf(spot, words))
      void draft.saveTyped(placeOf(spot, words))
    }
    first.current = false
  }, [spot])
  const submit = async () => {
    // A town that was typed, and not chosen, must not get lost.
    const found = await town.settle()
    if (found === 'refused') return false
    const place = found ? placeOf(found, wordsWith(nameOf(found))) : placeOf(spot, words)
    sent.current = JSON.stringify(place)
    const saved = await draft.save(place)
    if (!saved) return false
    next(saved.loan?.id)
    return true
  }
  return (
    <StepForm
      step="place"
      draft={draft}
      typed={(form) => placeOf(spot, String(form.get('locationDescription')))}
      submit={submit}
    >
      <CityField town={town} />
      <Home choose={choose} />
      <PlacePicker spot={spot} choose={setSpot} />
      <div class="seen">
        <Seen spot={spot} />
        {spot && (
          <Button look="plain" onClick={() => setSpot(undefined)}>
            {t('removeThePlace')}
          </Button>
        )}
      </div>
      <Field
        label={fieldName('locationDescription')}
        name="locationDescription"
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
        hint={t('place.hint')}
        refusal={
          refusals.locationDescription ?? refusals.locationLatitude ?? refusals.locationLongitude
        }
      />
    </StepForm>
  )
}

/** Offers the place of the borrower's own profile, which nobody else sees; it is never taken unasked. */
function Home({ choose }: { readonly choose: (place: Point, name: string) => void }) {
  const [{ data }] = useQuery({ query: placeQuery })
  const { city, latitude, longitude } = data?.me ?? {}
  if (latitude == null || longitude == null) return null
  return (
    <div>
      <Button onClick={() => choose({ latitude, longitude }, city ?? '')}>
        {city ? t('useMyPlace.city', { city }) : t('useMyPlace')}
      </Button>
    </div>
  )
}

function Seen({ spot }: { readonly spot: Point | undefined }) {
  if (spot === undefined) return <p class="soft">{t('noPlaceYet')}</p>
  const { latitude, longitude } = spot
  return (
    <div>
      <p>
        <Nearby spot={spot} />
      </p>
      <p>
        <b>{t('exactPlaceHidden')}</b>{' '}
        <span class="soft figures">
          ({latitude.toFixed(4)}, {longitude.toFixed(4)})
        </span>
      </p>
      <p class="soft">{t('exactPlaceHidden.how')}</p>
    </div>
  )
}

function spotOf(loan: {
  readonly locationLatitude?: number | null | undefined
  readonly locationLongitude?: number | null | undefined
}): Point | undefined {
  const { locationLatitude: latitude, locationLongitude: longitude } = loan
  return latitude == null || longitude == null ? undefined : { latitude, longitude }
}
