import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { textOf } from '../parts/entered.ts'
import { TextField } from '../parts/text-field.tsx'
import type { Spot } from './area.ts'
import { CityField } from './city-field.tsx'
import { PlacePicker } from './place-picker.tsx'
import { StepForm } from './step-form.tsx'
import type { Draft } from './use-draft.ts'

/** Where the money goes to work, and what others will see of it. */
export function PlaceStep({ draft, next }: { readonly draft: Draft; readonly next: () => void }) {
  const { loan, refusals } = draft
  const [spot, setSpot] = useState(spotOf(loan))
  const submit = async (form: FormData) => {
    const saved = await draft.save({
      locationLatitude: spot?.latitude ?? null,
      locationLongitude: spot?.longitude ?? null,
      locationDescription: textOf(form, 'locationDescription') || null,
    })
    if (saved) next()
  }
  return (
    <StepForm step="place" draft={draft} submit={submit}>
      <CityField choose={({ latitude, longitude }) => setSpot({ latitude, longitude })} />
      <PlacePicker spot={spot} choose={setSpot} />
      <div class="seen">
        <Seen spot={spot} />
        {spot && (
          <Button look="plain" onClick={() => setSpot(undefined)}>
            Remove the place
          </Button>
        )}
      </div>
      <TextField
        label="The place in words"
        name="locationDescription"
        start={loan?.locationDescription ?? ''}
        hint="Everybody sees these words: a town or a valley is enough."
        refusal={
          refusals.locationDescription ?? refusals.locationLatitude ?? refusals.locationLongitude
        }
      />
    </StepForm>
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
        <b>Only you see the exact place</b>{' '}
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
