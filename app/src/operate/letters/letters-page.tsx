import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { useAsked } from '../asked.ts'
import { Chips } from '../chips.tsx'
import { counting, Pager, pageAt } from '../pager.tsx'
import { RecordLink } from '../record-link.tsx'
import { words } from '../values.ts'
import { memberNamed } from '../who.ts'
import { LetterLine } from './letter-line.tsx'
import { t } from './messages/index.ts'
import { lettersQuery } from './operations.ts'

const states = ['WAITING', 'SENT', 'FAILED', 'BOUNCED'] as const

/** The states that a chip names: first of all what did not arrive. */
function statesOf(of: string): (typeof states)[number][] | null {
  if (of === 'all') return null
  const state = states.find((one) => one === of)
  return state ? [state] : ['FAILED', 'BOUNCED']
}

/** The letters to all members by e-mail, and what became of them. */
export function LettersPage() {
  const { at } = useRouter()
  const of = at.query.get('of') ?? ''
  const { data, error } = useAsked(lettersQuery, { state: statesOf(of), ...pageAt(at) })
  const page = data?.operatorLetters
  return (
    <>
      <Chips
        label={t('statesOfLetters')}
        kinds={[
          ['', t('notArrived')],
          ...states.map((one) => [one, words(one)] as const),
          ['all', t('all')],
        ]}
        kind={of}
      />
      <p class="noted small">{t('noted.many')}</p>
      <Notice>{data?.platform.sendsLetters === false && t('sendsNone')}</Notice>
      <Notice refused>{error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState
          title={t('nothingHere')}
          hint={of === '' ? t('nothingHere.arrived') : t('nothingHere.hint')}
        />
      )}
      {page && page.nodes.length > 0 && (
        <section class="card flush" aria-label={t('letters')}>
          <ul class="records">
            {page.nodes.map((letter) => (
              <LetterLine key={letter.id} letter={letter} failed={error !== undefined}>
                <RecordLink id={letter.member.id}>
                  {memberNamed(letter.member, t('aMember'))}
                </RecordLink>
              </LetterLine>
            ))}
          </ul>
          <Pager info={page.pageInfo} total={counting(page, 'letters')} />
        </section>
      )}
    </>
  )
}
