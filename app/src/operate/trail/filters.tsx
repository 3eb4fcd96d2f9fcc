import { useQuery } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { Button } from '../../parts/button.tsx'
import { textOf } from '../../parts/entered.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { addressWith } from '../pager.tsx'
import { isId } from '../search-box.tsx'
import { nameOf } from '../who.ts'
import { actName, actNames } from './acts.ts'
import { actorsQuery } from './operations.ts'

type Options = readonly (readonly [string, string])[]

const acts: Options = actNames
  .map((one) => [one, actName(one)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other))

const choices: readonly (readonly [string, string, Options])[] = [
  [
    'who',
    'Who',
    [
      ['', 'Anybody'],
      ['me', 'I'],
      ['OPERATOR', 'Operators'],
      ['JOB', 'Jobs'],
      ['RULE', 'Rules'],
    ],
  ],
  ['act', 'What', [['', 'Anything'], ...acts]],
  [
    'outcome',
    'Outcome',
    [
      ['', 'Done or refused'],
      ['done', 'Done'],
      ['refused', 'Refused'],
    ],
  ],
  [
    'looks',
    'Looks at files',
    [
      ['', 'Left out'],
      ['all', 'Included'],
      ['only', 'Nothing else'],
    ],
  ],
]
const dates = [
  ['since', 'From'],
  ['until', 'To'],
] as const
const ids = [
  ['member', 'Id of a member'],
  ['target', 'Id of a record'],
] as const
const names = [...choices, ...dates, ...ids].map(([name]) => name)

/** What to show of the audit trail. */
export function Filters() {
  const { go, at } = useRouter()
  const given = (name: string) => at.query.get(name) ?? ''
  const colleagues = useColleagues(given('who'))
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    go(addressWith(at, Object.fromEntries(names.map((name) => [name, textOf(form, name)]))))
  }
  return (
    <form
      class="card trail-filters"
      onSubmit={submit}
      key={at.query.toString()}
      aria-label="Filter"
    >
      {choices.map(([name, label, options]) => (
        <label key={name}>
          {label}
          <select name={name}>
            {[...options, ...(name === 'who' ? colleagues : [])].map(([value, text]) => (
              <option key={value} value={value} selected={value === given(name)}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {dates.map(([name, label]) => (
        <label key={name}>
          {label}
          <input name={name} type="date" defaultValue={given(name)} />
        </label>
      ))}
      {ids.map(([name, label]) => (
        <label key={name}>
          {label}
          <input name={name} defaultValue={given(name)} autocomplete="off" />
        </label>
      ))}
      <div class="row">
        <Button type="submit">Show</Button>
        <a class="button plain" href={`${BASE}/operate/trail`}>
          Clear
        </a>
      </div>
    </form>
  )
}

/** Operators who have acted, and the one who is chosen, since an address may name another. */
function useColleagues(chosen: string): Options {
  const [{ data }] = useQuery({ query: actorsQuery })
  const actors = (data?.auditActors ?? []).map(
    ({ id, subject, member }) => [id, nameOf({ id, name: member.fullName, subject })] as const,
  )
  const isKnown = !isId(chosen) || actors.some(([id]) => id === chosen)
  return isKnown ? actors : [...actors, [chosen, nameOf({ id: chosen })]]
}
