import { useRef } from 'preact/hooks'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icons.tsx'
import { Subnav } from '../../parts/subnav.tsx'
import { initials } from '../../parts/words.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { useAsked } from '../asked.ts'
import { addressWith, pageAt } from '../pager.tsx'
import { useWho } from '../trail/use-who.ts'
import { CaseTags } from './case-list.tsx'
import { DecisionCard } from './decision-card.tsx'
import { Findings, Held } from './findings.tsx'
import { InvestmentsTab, LoansTab, MemberTab, StatementTab } from './member-tabs.tsx'
import { t } from './messages/index.ts'
import { type CaseFile, caseQuery } from './operations.ts'
import { Trail } from './trail.tsx'
import { ageOf, memberName } from './words.ts'
import { WorkCard } from './work-card.tsx'

const tabs = ['', 'member', 'statement', 'loans', 'investments'] as const

/** A case: why it is there, what was done in it, what can be decided, and the file of its member. */
export function CasePage({ id }: { readonly id: string }) {
  const { at } = useRouter()
  const { who } = useWho()
  const tab = tabs.find((one) => one === at.query.get('tab')) ?? ''
  const looks = at.query.get('looks') === 'all' ? null : false
  // Pages of the other tabs are not those of the trail.
  const page = pageAt(tab === '' ? at : { ...at, query: new URLSearchParams() })
  const { data, error, fetching, again } = useAsked(caseQuery, { id, looks, ...page })
  const found = data?.case
  if (data && !found && !error)
    return (
      <EmptyState title={t('unknown')} hint={t('unknown.hint')}>
        <Back />
      </EmptyState>
    )
  return (
    <>
      <div class="apart level">
        <Back />
        <Button busy={fetching} onClick={again}>
          {t('lookAgain')}
        </Button>
      </div>
      <Notice refused>{!found && error?.message}</Notice>
      {!(found && who) && !error && <Skeleton lines={6} />}
      {found && who && (
        <Shown of={found} own={who.me.memberId} currency={who.platform.currency} tab={tab} />
      )}
    </>
  )
}

function Back() {
  return (
    <a class="button" href={`${BASE}/operate/cases`}>
      <Icon name="back" size={18} /> {t('allCases')}
    </a>
  )
}

interface ShownProps {
  readonly of: CaseFile
  readonly own: string
  readonly currency: string
  readonly tab: (typeof tabs)[number]
}

function Shown({ of, own, currency, tab }: ShownProps) {
  const { at } = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const bare = { ...at, query: new URLSearchParams({ case: of.id }) }
  const hrefOf = (name: string) => BASE + addressWith(bare, { tab: name })
  // The button that had the focus may go with what was done.
  const after = () => heading.current?.focus()
  return (
    <>
      <header class="member-head">
        <span class="face large" aria-hidden="true">
          {initials(of.member.fullName ?? '?')}
        </span>
        <div>
          <h2 class="heading" tabIndex={-1} ref={heading}>
            {memberName(of.member)}
          </h2>
          <p class="soft small">
            {t(`rule.${of.rule}`)} · {ageOf(of)}
          </p>
          <p class="soft small id">{of.memberId}</p>
        </div>
        <CaseTags of={of} />
      </header>
      <p class="noted small">{t('noted')}</p>
      <Subnav
        label={t('tabs')}
        pages={tabs.map((one) => [hrefOf(one), t(`tab.${one}`)])}
        at={hrefOf(tab)}
      />
      {tab === '' && (
        <>
          <div class="halves">
            <div class="stack">
              <Findings of={of} own={own} currency={currency} />
              <Held of={of} />
            </div>
            <div class="stack">
              <DecisionCard of={of} own={own} after={after} />
              <WorkCard of={of} own={own} after={after} />
            </div>
          </div>
          <Trail of={of} own={own} currency={currency} after={after} />
        </>
      )}
      {tab === 'member' && <MemberTab id={of.id} />}
      {tab === 'statement' && <StatementTab id={of.id} />}
      {tab === 'loans' && <LoansTab id={of.id} />}
      {tab === 'investments' && <InvestmentsTab id={of.id} />}
    </>
  )
}
