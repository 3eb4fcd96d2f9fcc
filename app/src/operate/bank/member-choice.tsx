import { useClient } from '@urql/preact'
import { useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { FieldFrame } from '../../parts/forms/field.tsx'
import { Radios } from '../../parts/forms/radios.tsx'
import type { Said } from '../../parts/said.ts'
import { placeOf } from '../members/list-page.tsx'
import { type MemberHead, membersQuery } from '../members/operations.ts'
import { t } from './messages/index.ts'

const MOST = 8
const page = { first: MOST, after: null, last: null, before: null } as const

interface Props {
  readonly label: string
  readonly hint: string
  /** What is searched for at first, such as the name that the bank gives. */
  readonly words: string
  readonly refusal: Said | undefined
}

/** Finds members by a name, a city or an id, and has one of them chosen; the form has its id as `memberId`. */
export function MemberChoice({ label, hint, words, refusal }: Props) {
  const search = useRef<HTMLInputElement>(null)
  const { found, told, busy, find } = useFound()
  const [chosen, setChosen] = useState<string>()
  const look = async () => {
    const members = await find(search.current?.value ?? '')
    setChosen(members.length === 1 ? members[0]?.memberId : undefined)
  }
  // Enter would send the form around it.
  const entered = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // Of two searches, the later answer would win.
    if (!busy) void look()
  }
  return (
    <div class="stack tight">
      <div class="find">
        <FieldFrame
          label={label}
          hint={hint}
          refusal={refusal}
          control={(tied) => (
            <input
              {...tied}
              ref={search}
              defaultValue={words}
              inputMode="search"
              autocomplete="off"
              onKeyDown={entered}
            />
          )}
        />
        <Button busy={busy} onClick={look}>
          {t('find')}
        </Button>
      </div>
      <p class="soft small" role="status">
        {told}
      </p>
      {found.length > 0 && (
        <Radios
          legend={t('whichMember')}
          name="memberId"
          items={found.map((one) => [one.memberId, describedAs(one)] as const)}
          chosen={chosen}
          change={setChosen}
        />
      )}
    </div>
  )
}

type Member = Pick<MemberHead, 'memberId' | 'fullName' | 'city' | 'userType'>

function useFound() {
  const client = useClient()
  const [found, setFound] = useState<readonly Member[]>([])
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState(false)
  const find = async (words: string): Promise<readonly Member[]> => {
    setBusy(true)
    const variables = {
      query: words.trim() || null,
      verificationStatus: null,
      blocked: null,
      ...page,
    }
    const { data, error } = await client.query(membersQuery, variables).toPromise()
    setBusy(false)
    const members = data?.members.nodes ?? []
    setFound(members)
    setTold(error?.message ?? countOf(members.length, data?.members.totalCount ?? 0))
    return members
  }
  return { found, told, busy, find }
}

function countOf(shown: number, all: number): string {
  if (all === 0) return t('noneFound')
  return shown < all ? t('someFound', { shown, all }) : t('allFound', { all })
}

/** The end of the id tells members of the same name apart; its beginning is the time at which they joined. */
function describedAs(member: Member): string {
  const { memberId, fullName } = member
  return `${fullName ?? t('noNameGiven')}, ${placeOf(member)} (…${memberId.slice(-8)})`
}
