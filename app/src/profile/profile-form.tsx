import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useMarket } from '../api/market.tsx'
import { lost, type Refusals, refusalsOf } from '../api/refusals.ts'
import { useTown } from '../borrow/draft/use-town.ts'
import type { UpdateProfileInput, UserType } from '../graphql/graphql.ts'
import type { Point } from '../map/projection.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { ChangedElsewhere } from '../parts/changed-elsewhere.tsx'
import { amountEntry, amountExamples, textOf, typedAmount } from '../parts/forms/entered.ts'
import { showRefused } from '../parts/forms/field.tsx'
import { Radios } from '../parts/forms/radios.tsx'
import { TextArea } from '../parts/forms/text-area.tsx'
import { TextField } from '../parts/forms/text-field.tsx'
import { keepTyped, keptTyped } from '../parts/forms/typed.ts'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { type OwnProfile, updateMutation } from './operations.ts'
import { Place, spotOf } from './place.tsx'
import { saysTheSame } from './says-the-same.ts'

/** What the form does not ask for. */
type LeftOut = 'externalId' | 'metadata' | 'version'

/** Each field of the form, and whether it is sent as it was typed. */
const isText = {
  fullName: true,
  occupation: true,
  bio: true,
  city: true,
  userType: false,
  monthlyIncome: false,
  latitude: false,
  longitude: false,
} as const satisfies Readonly<Record<Exclude<keyof UpdateProfileInput, LeftOut>, boolean>>
const fields = Object.keys(isText)
const texts = Object.entries(isText).flatMap(([field, is]) => (is ? [field] : []))
const types = ['BORROWER', 'LENDER', 'BOTH'] as const satisfies readonly UserType[]

interface Props {
  readonly profile: OwnProfile
  readonly currency: string
}

/**
 * What readers say of themselves; saved with the version that they saw, so that nothing of another window is overwritten. Until
 * then, it is kept in this browser.
 */
export function ProfileForm({ profile, currency }: Props) {
  const { session } = useMarket()
  const name = `${session.person.get()?.subject} profile`
  const [seen, setSeen] = useState(() => ({ ...profile, ...keptTyped<Partial<OwnProfile>>(name) }))
  // What is saved is compared with it: the version that the fields are about, or a later one in which they say the same.
  const based = useRef(seen.version === profile.version ? profile : undefined)
  const version = useRef(seen.version)
  const [userType, setUserType] = useState(seen.userType)
  const [spot, setSpot] = useState(spotOf(seen))
  const [city, setCity] = useState(seen.city ?? '')
  const [refusals, setRefusals] = useState<Refusals>({})
  const [{ fetching }, update] = useMutation(updateMutation)
  const tell = useToast()
  const form = useRef<HTMLFormElement>(null)
  const entered = () => {
    const all = new FormData(form.current ?? undefined)
    const income = textOf(all, 'monthlyIncome')
    return {
      ...Object.fromEntries(texts.map((one) => [one, textOf(all, one) || null])),
      latitude: spot?.latitude ?? null,
      longitude: spot?.longitude ?? null,
      userType,
      monthlyIncome: income === '' ? null : typedAmount(income),
      version: version.current,
    }
  }
  const latest = useRef(entered)
  latest.current = entered
  // Once the fields have taken what was typed or chosen.
  const keepSoon = () => setTimeout(() => form.current && keepTyped(name, latest.current()))
  const show = (shown: OwnProfile) => {
    based.current = shown
    version.current = shown.version
    setSeen(shown)
  }
  const isNewer = profile.version > version.current
  const isOutdated = isNewer && !(based.current && saysTheSame(based.current, profile))
  // A switch beside the form, or the platform’s check of an identity, makes a new version, too.
  if (isNewer && !isOutdated) {
    based.current = profile
    version.current = profile.version
    if (keptTyped(name)) keepSoon()
  }
  const place = (at: Point | undefined, town: string) => {
    setSpot(at)
    setCity(town)
    keepSoon()
  }
  const town = useTown(spot, (found) => place(pointOf(found), found.name))
  const begin = () => {
    keepTyped(name, undefined)
    show(profile)
    setUserType(profile.userType)
    setSpot(spotOf(profile))
    setCity(profile.city ?? '')
    setRefusals({})
  }
  const save = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    // A town that was typed, and not chosen, must not get lost.
    const found = await town.settle()
    if (found === 'refused') return showRefused(sent)
    const { monthlyIncome, ...typed } = entered()
    const said = found ? { ...typed, ...pointOf(found), city: found.name } : typed
    const wrong = monthlyIncome === undefined ? { monthlyIncome: amountExamples } : {}
    setRefusals(wrong)
    if (monthlyIncome === undefined) return showRefused(sent)
    if (fetching) return
    const { data, error } = await update({ input: { ...said, monthlyIncome } })
    setRefusals(refusalsOf(data?.updateProfile.userErrors ?? lost(error), fields))
    const saved = data?.updateProfile.profile
    if (!saved) return showRefused(sent)
    keepTyped(name, undefined)
    show(saved)
    tell(() => t('saved'))
  }
  const text = (one: 'fullName' | 'occupation', hint: string) => (
    <TextField
      label={t(one)}
      name={one}
      start={seen[one] ?? ''}
      hint={hint}
      refusal={refusals[one]}
    />
  )
  return (
    <Card title={t('aboutYou')}>
      <ChangedElsewhere show={begin}>{isOutdated && t('changedElsewhere')}</ChangedElsewhere>
      <form
        key={seen.version}
        ref={form}
        class="stack"
        onInput={keepSoon}
        onSubmit={save}
        noValidate
      >
        {text('fullName', t('fullName.hint'))}
        <Radios
          legend={t('userType')}
          name="userType"
          items={types.map((type) => [type, t(`userType.${type}`)] as const)}
          chosen={userType}
          change={setUserType}
        />
        {text('occupation', t('everybodySees'))}
        <TextArea
          label={t('bio')}
          name="bio"
          value={seen.bio ?? ''}
          hint={t('bio.hint')}
          refusal={refusals.bio}
        />
        <Place
          spot={spot}
          city={city}
          refusal={refusals.city ?? refusals.latitude ?? refusals.longitude}
          town={town}
          change={place}
        />
        <TextField
          label={t('monthlyIncome', { currency })}
          name="monthlyIncome"
          inputMode="decimal"
          start={amountEntry(seen.monthlyIncome ?? '')}
          hint={t('monthlyIncome.hint')}
          refusal={refusals.monthlyIncome}
        />
        <Notice refused>{refusals['']}</Notice>
        <div>
          <Button look="primary" type="submit" busy={fetching}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })
