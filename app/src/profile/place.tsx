import { CityField } from '../borrow/draft/place/city-field.tsx'
import { Nearby } from '../borrow/draft/place/nearby.tsx'
import { PlacePicker } from '../borrow/draft/place/place-picker.tsx'
import type { TownField } from '../borrow/draft/place/use-town.ts'
import type { Point } from '../map/projection.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/forms/field.tsx'
import type { Said } from '../parts/said.ts'
import { t } from './messages/index.ts'

interface Props {
  readonly spot: Point | undefined
  readonly town: TownField
  readonly city: string
  readonly refusal: Said | undefined
  readonly change: (spot: Point | undefined, city: string) => void
}

/** Where the reader lives: a town by its name or a point on the map, and the words that others see. */
export function Place({ spot, town, city, refusal, change }: Props) {
  return (
    <>
      <CityField town={town} />
      <PlacePicker spot={spot} choose={(place) => change(place, city)} />
      <div class="seen">
        <p class="soft">
          {spot && <Nearby spot={spot} />} {spot === undefined ? t('noPlace') : t('place.how')}
        </p>
        {spot && (
          <Button look="plain" onClick={() => change(undefined, city)}>
            {t('removeThePlace')}
          </Button>
        )}
      </div>
      <Field
        label={t('city')}
        name="city"
        value={city}
        onInput={({ currentTarget }) => change(spot, currentTarget.value)}
        hint={t('everybodySees')}
        refusal={refusal}
      />
    </>
  )
}

/** The place of a record; undefined if it has none. */
export function spotOf(record: {
  readonly latitude: number | null
  readonly longitude: number | null
}): Point | undefined {
  const { latitude, longitude } = record
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}
