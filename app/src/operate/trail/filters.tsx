import { useQuery } from '@urql/preact'
import { useRouter } from '../../shell/router.ts'
import { type Choice, FilterForm, type Options } from '../filter-form.tsx'
import { isId } from '../ids.ts'
import { nameOf } from '../who.ts'
import { acts as names } from './acts.ts'
import { t } from './messages/index.ts'
import { actorsQuery } from './operations.ts'

const acts = (): Options =>
  names
    .map((one) => [one, t(`act.${one}.name`)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other))

const choices = (): readonly Choice[] => [
  [
    'who',
    t('who'),
    [
      ['', t('operators')],
      ['all', t('anybody')],
      ['me', t('me')],
      ['JOB', t('jobs')],
      ['RULE', t('rules')],
    ],
  ],
  ['act', t('what'), [['', t('anything')], ...acts()]],
  [
    'outcome',
    t('outcome'),
    [
      ['', t('doneOrRefused')],
      ['done', t('done')],
      ['refused', t('refused')],
    ],
  ],
  [
    'looks',
    t('looksAtFiles'),
    [
      ['', t('leftOut')],
      ['all', t('included')],
      ['only', t('nothingElse')],
    ],
  ],
]

/** What to show of the audit trail. */
export function Filters() {
  const { at } = useRouter()
  const colleagues = useColleagues(at.query.get('who') ?? '')
  return (
    <FilterForm
      choices={choices().map(([name, label, options]) => [
        name,
        label,
        name === 'who' ? [...options, ...colleagues] : options,
      ])}
      dates={[
        ['since', t('from')],
        ['until', t('to')],
      ]}
      ids={[
        ['member', t('whoseMember')],
        ['loan', t('idOfALoan')],
        ['target', t('idOfARecord')],
      ]}
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
