import { useQuery } from '@urql/preact'
import { useRouter } from '../../shell/router.ts'
import { type Choice, FilterForm, type Options } from '../filter-form.tsx'
import { isId } from '../search-box.tsx'
import { nameOf } from '../who.ts'
import { actName, actNames } from './acts.ts'
import { actorsQuery } from './operations.ts'

const acts: Options = actNames
  .map((one) => [one, actName(one)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other))

const choices: readonly Choice[] = [
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

/** What to show of the audit trail. */
export function Filters() {
  const { at } = useRouter()
  const colleagues = useColleagues(at.query.get('who') ?? '')
  return (
    <FilterForm
      choices={choices.map(([name, label, options]) => [
        name,
        label,
        name === 'who' ? [...options, ...colleagues] : options,
      ])}
      dates={dates}
      ids={ids}
    />
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
