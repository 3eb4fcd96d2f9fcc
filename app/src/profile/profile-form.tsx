import { useClient, useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useRefresh } from '../api/again.ts'
import { useMarket } from '../api/market.tsx'
import { askShownAgain } from '../api/refetch.ts'
import { lost, type Refusals, refusalsOf, saidBy } from '../api/refusals.ts'
import { useTown } from '../borrow/draft/place/use-town.ts'
import type { UserType } from '../graphql/graphql.ts'
import type { Point } from '../map/projection.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { ChangedElsewhere } from '../parts/changed-elsewhere.tsx'
import { AmountField } from '../parts/forms/amount-field.tsx'
import type { Stays } from '../parts/forms/entered.ts'
import { amountEntry, textOf } from '../parts/forms/entered.ts'
import { showNamed, showRefused } from '../parts/forms/field.tsx'
import { Radios } from '../parts/forms/radios.tsx'
import { TextArea } from '../parts/forms/text-area.tsx'
import { TextField } from '../parts/forms/text-field.tsx'
import { keepTyped, keptTyped } from '../parts/forms/typed.ts'
import { payableAmount, wrongAmount } from '../parts/forms/wrong-amount.ts'
import { useToast } from '../parts/toasts.tsx'
import { useRouter } from '../shell/router.ts'
import { t } from './messages/index.ts'
import { NewName, useNameEnds } from './new-name.tsx'
import { type OwnProfile, profileQuery, updateMutation } from './operations.ts'
import { Place, spotOf } from './place.tsx'
import {
  contestedFields,
  fields,
  ownFields,
  type Shown,
  saysTheSame,
  staying,
} from './says-the-same.ts'

const types = ['BORROWER', 'LENDER', 'BOTH'] as const satisfies readonly UserType[]

/** What was typed and not saved, and into which version. */
interface Kept {
  readonly before: OwnProfile
  readonly entered: Partial<OwnProfile>
}

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
  const [kept] = useState(() => keptTyped<Kept>(name))
  const [seen, setSeen] = useState(() => ({ ...profile, ...kept?.entered }))
  // What is saved is compared with it: the version that the fields are about, or a later one in which they say the same.
  const based = useRef(kept?.before ?? profile)
  const [userType, setUserType] = useState(seen.userType)
  const [spot, setSpot] = useState(spotOf(seen))
  const [city, setCity] = useState(seen.city ?? '')
  const [refusals, setRefusals] = useState<Refusals>({})
  const [{ fetching }, update] = useMutation(updateMutation)
  const [asksName, setAsksName] = useState(false)
  const nameEnds = useNameEnds()
  const client = useClient()
  const tell = useToast()
  const { at, go } = useRouter()
  const again = useRefresh(profileQuery)
  const form = useRef<HTMLFormElement>(null)
  const entered = () => {
    const all = new FormData(form.current ?? undefined)
    const text = (one: string) => textOf(all, one) || null
    const income = text('monthlyIncome')
    return {
      fullName: text('fullName'),
      occupation: text('occupation'),
      bio: text('bio'),
      city: text('city'),
      latitude: spot?.latitude ?? null,
      longitude: spot?.longitude ?? null,
      userType,
      monthlyIncome: income && payableAmount(income),
    }
  }
  /** The same, with the income as it was while what is typed can't be read. */
  const readable = (): Shown => {
    if (form.current === null) return seen
    const { monthlyIncome = based.current.monthlyIncome, ...others } = entered()
    return { ...others, monthlyIncome }
  }
  useEffect(() => showNamed(form.current, at.query.get('field')), [])
  const latest = useRef(readable)
  latest.current = readable
  // Once the fields have taken what was typed or chosen.
  const keep = (typed: Shown) =>
    keepTyped(name, { before: based.current, entered: typed } satisfies Kept)
  const [, setTyped] = useState<Shown>()
  const keepSoon = () =>
    setTimeout(() => {
      if (!form.current) return
      keep(latest.current())
      // What a change elsewhere offers depends on what is typed.
      setTyped(latest.current())
    })
  const isNewer = profile.version > based.current.version
  const isOutdated = isNewer && !saysTheSame(based.current, profile)
  // A switch beside the form, or the platform’s check of an identity, makes a new version, too.
  if (isNewer && !isOutdated) {
    based.current = profile
    if (keptTyped(name)) keepSoon()
  }
  const place = (at: Point | undefined, town: string) => {
    setSpot(at)
    setCity(town)
    keepSoon()
  }
  const town = useTown(spot, (found) => place(pointOf(found), found.name))
  const begin = (stays: Stays) => {
    const shown = { ...profile, ...staying(based.current, profile, readable(), stays) }
    based.current = profile
    if (saysTheSame(profile, shown)) keepTyped(name, undefined)
    else keep(shown)
    setSeen(shown)
    setUserType(shown.userType)
    setSpot(spotOf(shown))
    setCity(shown.city ?? '')
    setRefusals({})
  }
  const own = () => {
    if (contestedFields(based.current, profile, readable()).length > 0) return 'contested'
    return ownFields(based.current, readable()).length > 0 ? 'apart' : undefined
  }
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isNewName = entered().fullName !== based.current.fullName
    if (isNewName && nameEnds) return setAsksName(true)
    void save(event.currentTarget)
  }
  const save = async (sent: HTMLFormElement) => {
    setAsksName(false)
    // A town that was typed, and not chosen, must not get lost.
    const found = await town.settle()
    if (found === 'refused') return showRefused(sent)
    const { monthlyIncome, ...typed } = { ...entered(), version: based.current.version }
    const said = found ? { ...typed, ...pointOf(found), city: found.name } : typed
    const wrong = () => ({ monthlyIncome: wrongAmount(incomeOf(sent), currency) })
    setRefusals(monthlyIncome === undefined ? saidBy(wrong) : {})
    if (monthlyIncome === undefined) return showRefused(sent)
    if (fetching) return
    const { data, error } = await update({ input: { ...said, monthlyIncome } })
    const errors = data?.updateProfile.userErrors ?? lost(error)
    setRefusals(refusalsOf(errors, fields))
    if (errors.some(({ code }) => code === 'VERSION_CONFLICT')) again()
    const saved = data?.updateProfile.profile
    if (!saved) return showRefused(sent)
    keepTyped(name, undefined)
    const isRenamed = saved.fullName !== based.current.fullName
    based.current = saved
    setSeen(saved)
    // Whatever says whether the reader is verified, on this page and elsewhere.
    if (isRenamed) askShownAgain(client)
    tell(() => t('saved'))
    const draft = at.query.get('then') ?? ''
    // Whoever came from a draft, to add what lenders would miss, goes on with it.
    if (/^[\da-f-]{36}$/.test(draft)) go(`/borrow/${draft}?step=check`)
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
      <ChangedElsewhere show={begin} own={isOutdated ? own() : undefined}>
        {isOutdated && t('changedElsewhere')}
      </ChangedElsewhere>
      <form
        key={seen.version}
        ref={form}
        class="stack"
        onInput={keepSoon}
        onSubmit={submit}
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
        <AmountField
          label={t('monthlyIncome', { currency })}
          name="monthlyIncome"
          currency={currency}
          start={amountEntry(seen.monthlyIncome ?? '')}
          hint={t('monthlyIncome.hint')}
          refusal={refusals.monthlyIncome}
        />
        <Notice refused>{refusals['']}</Notice>
        {asksName && nameEnds ? (
          <NewName
            ends={nameEnds}
            busy={fetching}
            agree={() => form.current && void save(form.current)}
            decline={() => setAsksName(false)}
          />
        ) : (
          <div>
            <Button look="primary" type="submit" busy={fetching}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}

const incomeOf = (form: HTMLFormElement) => textOf(new FormData(form), 'monthlyIncome')

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })
