import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { fieldNames } from '../parts/field-names.ts'
import type { Spot } from './area.ts'
import { CityField } from './city-field.tsx'
import { placeQuery } from './operations.ts'
import { PlacePicker } from './place-picker.tsx'
import { StepForm } from './step-form.tsx'
import type { Draft } from './use-draft.ts'

/** The place where the money will be used, and how others will see it. */
export function PlaceStep({ draft, next }: { readonly draft: Draft; readonly next: () => void }) {
  const { loan, refusals } = draft
  const [spot, setSpot] = useState(spotOf(loan))
  const [words, setWords] = useState(loan?.locationDescription ?? '')
  // Words that came with an earlier choice are replaced by those of the next one; the borrower's own words stay.
  const [offered, setOffered] = useState('')
  const choose = (place: Spot, name: string) => {
    setSpot({ latitude: place.latitude, longitude: place.longitude })
    if (words.trim() === offered) setWords(name)
    setOffered(name)
  }
  const submit = async () => {
    const saved = await draft.save({
      locationLatitude: spot?.latitude ?? null,
      locationLongitude: spot?.longitude ?? null,
      locationDescription: words.trim() || null,
    })
    if (saved) next()
  }
  return (
    <StepForm step="place" draft={draft} submit={submit}>
      <CityField choose={(city) => choose(city, `${city.name}, ${city.country}`)} />
      <Home choose={choose} />
      <PlacePicker spot={spot} choose={setSpot} />
      <div class="seen">
        <Seen spot={spot} />
        {spot && (
          <Button look="plain" onClick={() => setSpot(undefined)}>
            Remove the place
          </Button>
        )}
      </div>
      <Field
        label={fieldNames.locationDescription}
        name="locationDescription"
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
        hint="Everybody sees these words: a town or a valley is enough."
        refusal={
          refusals.locationDescription ?? refusals.locationLatitude ?? refusals.locationLongitude
        }
      />
    </StepForm>
  )
}

/** Offers the place of the borrower's own profile, which nobody else sees; it is never taken unasked. */
function Home({ choose }: { readonly choose: (place: Spot, name: string) => void }) {
  const [{ data }] = useQuery({ query: placeQuery })
  const { city, latitude, longitude } = data?.me ?? {}
  if (latitude == null || longitude == null) return null
  return (
    <div>
      <Button onClick={() => choose({ latitude, longitude }, city ?? '')}>
        Use the place of my profile{city ? `: ${city}` : ''}
      </Button>
    </div>
  )
}

function Seen({ spot }: { readonly spot: Spot | undefined }) {
  if (spot === undefined)
    return (
      <p class="soft">
        No place yet. Without one, your loan is in lists and searches, but not on the map.
      </p>
    )
  const { latitude, longitude } = spot
  return (
    <div>
      <p>
        <b>Other members never see the exact place</b>{' '}
        <span class="soft figures">
          ({latitude.toFixed(4)}, {longitude.toFixed(4)})
        </span>
      </p>
      <p class="soft">
        Others see one point somewhere in the dashed square, about 2 km wide. It stays the same, so
        looking again tells them no more.
      </p>
    </div>
  )
}

function spotOf(
  loan: { locationLatitude?: number | null; locationLongitude?: number | null } | undefined,
): Spot | undefined {
  const { locationLatitude: latitude, locationLongitude: longitude } = loan ?? {}
  return latitude == null || longitude == null ? undefined : { latitude, longitude }
}
