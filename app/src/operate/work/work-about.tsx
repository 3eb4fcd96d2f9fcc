import './work.css'
import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { counting } from '../pager.tsx'
import { useWho } from '../trail/use-who.ts'
import { t } from './messages/index.ts'
import { workAboutQuery } from './operations.ts'
import { type Overtaken, OvertakenNotice } from './overtaken-notice.tsx'
import { WorkLine } from './work-line.tsx'

/** A loan, or else a member. */
type Subject = { readonly loanId: string } | { readonly memberId: string }

/** What of the worklist is about a loan, or concerns a member, where an operator can take it or note something on it; nothing if there is none. */
export function WorkAbout(subject: Subject) {
  const { who } = useWho()
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const [{ data }] = useQuery({
    query: workAboutQuery,
    variables: { loanId: null, memberId: null, ...subject },
  })
  const page = data?.worklist
  if (!who || !page || (page.nodes.length === 0 && !overtaken)) return null
  return (
    <section class="card flush" aria-label={t('worklist')}>
      <h2 class="none">{t('worklist')}</h2>
      <OvertakenNotice of={overtaken} own={who.me.memberId} />
      <ul class="records work">
        {page.nodes.map((item) => (
          <WorkLine
            key={item.id}
            item={item}
            own={who.me.memberId}
            currency={who.platform.currency}
            here={'loanId' in subject}
            overtaken={setOvertaken}
          />
        ))}
      </ul>
      {page.totalCount > page.nodes.length && (
        <p class="soft small none">{counting(page, 'items')}</p>
      )}
    </section>
  )
}
