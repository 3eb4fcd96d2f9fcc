import { useQuery } from '@urql/preact'
import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { BASE, useRouter } from '../../shell/router.ts'
import { addressWith } from '../pager.tsx'
import { memberNamed } from '../who.ts'
import { t } from './messages/index.ts'
import { memberNamedQuery, membersQuery } from './operations.ts'

const MOST = 8
const conditions = {
  verificationStatus: null,
  blocked: null,
  after: null,
  last: null,
  before: null,
}

/** The member whom a list is limited to, by name, since the filter has only the id; silent for an id of nobody. */
export function MemberChosen({ id }: { readonly id: string }) {
  const { at } = useRouter()
  const [{ data }] = useQuery({ query: memberNamedQuery, variables: { id } })
  if (!data?.memberFile) return null
  const name = memberNamed(data.memberFile, t('noNameGiven'))
  return (
    <p class="row small" role="status">
      <b>{t('only', { name })}</b>
      <a href={`${BASE}/operate/${id}`}>{t('only.file')}</a>
      <a href={BASE + addressWith(at, { member: '' })}>{t('only.all')}</a>
    </p>
  )
}

interface Props {
  /** What was entered as the member, if that is no id. */
  readonly words: string
}

/** The members with a name, of whom one is to be chosen: each leads to the same list, of what is theirs alone. */
export function MembersNamed({ words }: Props) {
  const { at } = useRouter()
  const variables = { ...conditions, query: words, first: MOST }
  const [{ data, error }] = useQuery({ query: membersQuery, variables })
  const page = data?.members
  if (!page) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={2} />
  return (
    <section class="card" aria-label={t('named', { words })}>
      <p role="status">
        {page.nodes.length > 0 ? t('named', { words }) : t('named.none', { words })}
      </p>
      {page.nodes.length > 0 && (
        <ul class="plain-list">
          {page.nodes.map((one) => (
            <li key={one.memberId}>
              <a href={BASE + addressWith(at, { member: one.memberId })}>
                {memberNamed(one, t('noNameGiven'))}
              </a>
            </li>
          ))}
        </ul>
      )}
      {page.totalCount > page.nodes.length && <p class="soft small">{t('named.more')}</p>}
    </section>
  )
}
