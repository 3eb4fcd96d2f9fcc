import { Subnav } from '../../parts/subnav.tsx'
import { day } from '../../parts/time.ts'
import { initials } from '../../parts/words.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { addressWith } from '../pager.tsx'
import { Documents } from './documents.tsx'
import { Help } from './help.tsx'
import { History } from './history.tsx'
import { Investments } from './investments.tsx'
import { Letters } from './letters.tsx'
import { placeOf } from './list-page.tsx'
import { Loans } from './loans.tsx'
import { t } from './messages/index.ts'
import { MoneyTab } from './money/money-tab.tsx'
import { Payments } from './money/payments.tsx'
import { Statement } from './money/statement.tsx'
import { Notes } from './notes.tsx'
import { Notifications } from './notifications.tsx'
import type { Found, MemberHead } from './operations.ts'
import { Overview } from './overview.tsx'
import { Standing } from './standing.tsx'

const tabs = [
  ['', 'overview'],
  ['money', 'money'],
  ['loans', 'loans'],
  ['investments', 'investments'],
  ['statement', 'statement'],
  ['payments', 'payments'],
  ['notes', 'notes'],
  ['help', 'help'],
  ['notifications', 'notifications'],
  ['letters', 'letters'],
  ['documents', 'documents'],
  ['history', 'history'],
] as const

interface Props {
  readonly member: MemberHead
  readonly found: Found
}

/** A member's file, page by page. */
export function MemberPage({ member, found }: Props) {
  const { at } = useRouter()
  const [tab] = tabs.find(([one]) => one === at.query.get('tab')) ?? tabs[0]
  const bare = { ...at, query: new URLSearchParams() }
  const hrefOf = (name: string) => BASE + addressWith(bare, { tab: name })
  const closed = latest(found.closed) > latest(found.reopened)
  const props = { id: member.memberId }
  const waits = found.aboutTheirs.nodes
  return (
    <>
      <header class="member-head">
        <span class="face large" aria-hidden="true">
          {initials(member.fullName ?? '?')}
        </span>
        <div>
          <h1 tabIndex={-1}>{member.fullName ?? t('nameless')}</h1>
          <p class="soft small">
            {t('joined', { member: placeOf(member), day: day(member.createdAt) })}
          </p>
          <p class="soft small id">{member.memberId}</p>
        </div>
        <Standing member={member} closed={closed} />
      </header>
      <p class="noted small">{t('noted')}</p>
      <div class="named-pages">
        {/* Pages of the operator above have the same names. */}
        <p class="soft small" aria-hidden="true">
          {t('file')}
        </p>
        <Subnav
          label={t('file')}
          pages={tabs.map(([name, title]) => [hrefOf(name), t(title)])}
          at={hrefOf(tab)}
        />
      </div>
      {tab === '' && <Overview member={member} waits={waits} closed={closed} />}
      {tab === 'money' && <MoneyTab {...props} />}
      {tab === 'loans' && <Loans {...props} />}
      {tab === 'investments' && <Investments {...props} />}
      {tab === 'statement' && <Statement {...props} waits={waits} />}
      {tab === 'payments' && <Payments {...props} />}
      {tab === 'notes' && <Notes {...props} />}
      {tab === 'help' && <Help {...props} />}
      {tab === 'notifications' && <Notifications {...props} />}
      {tab === 'letters' && <Letters {...props} />}
      {tab === 'documents' && <Documents {...props} />}
      {tab === 'history' && <History {...props} name={member.fullName} />}
    </>
  )
}

/** The number of the latest act of a kind in the audit trail; 0 if there is none. */
function latest({ nodes: [one] }: Found['closed']): number {
  return one?.number ?? 0
}
