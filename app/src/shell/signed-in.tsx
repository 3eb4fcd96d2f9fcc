import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { MarketProvider, useMarket } from '../api/market.tsx'
import { textsLoaded } from '../language/language.ts'
import { EmptyState } from '../parts/blocks.tsx'
import { Icon } from '../parts/icons.tsx'
import { Lazily } from '../parts/lazily.tsx'
import { t } from '../parts/messages/index.ts'
import { Bell, LenderTestDialog, loadTrustDialog } from '../screens/beside.ts'
import { frozenScreen, type Screen, screens, startOf } from '../screens/index.ts'
import type { Person, Session } from '../session/session.ts'
import type { Settings } from '../settings.ts'
import { useStore } from '../store.ts'
import { Header } from './header.tsx'
import { KeptLanguage } from './kept-language.ts'
import { ReachNotice } from './reach.tsx'
import { BASE, useRouter } from './router.ts'
import { ScreenFrame } from './screen.tsx'

interface Props {
  readonly settings: Settings
  readonly session: Session
  readonly person: Person
}

/** What whoever is signed in sees: their screens, or while their account is frozen the one that is left to them. */
export function SignedIn({ settings, session, person }: Props) {
  if (useStore(session.standing) === 'frozen')
    return (
      <MarketProvider key="frozen" session={session}>
        <KeptLanguage />
        <Header screens={[]} person={person} session={session} />
        <main id="main" tabIndex={-1}>
          <ScreenFrame screen={frozenScreen} moved={true} />
        </main>
      </MarketProvider>
    )
  const open = screens.filter(
    (one) => (!one.operator || person.scope) && (!one.sandbox || settings.sandbox !== null),
  )
  return (
    <MarketProvider key={person.subject} session={session}>
      <KeptLanguage />
      <Header screens={open} person={person} session={session}>
        {settings.sandbox !== null && <LazySandboxClock />}
        {person.scope === null && (
          <>
            <Bell />
            <a class="round" href={`${BASE}/help`} aria-label={t('screen.help')}>
              <Icon name="help" />
            </a>
          </>
        )}
      </Header>
      <main id="main" tabIndex={-1}>
        <ReachNotice />
        <Open screens={open} />
      </main>
      <LazyTrustDialog />
      <LenderTestDialog />
    </MarketProvider>
  )
}

function LazyTrustDialog() {
  const ask = useStore(useMarket().asked)
  if (ask === undefined || 'lenderTest' in ask) return null
  return <Lazily load={loadTrustDialog} given={{}} />
}

/** Its code comes only in a sandbox. */
function LazySandboxClock() {
  const [Clock, setClock] = useState<ComponentType>()
  useEffect(() => {
    void import('../sandbox/clock.tsx').then(async ({ SandboxClock }) => {
      await textsLoaded()
      setClock(() => SandboxClock)
    })
  }, [])
  return Clock === undefined ? null : <Clock />
}

function Open({ screens: open }: { readonly screens: readonly Screen[] }) {
  const { at } = useRouter()
  const first = useRef(at.screen)
  const screen = at.screen === '' ? startOf(open) : open.find(({ path }) => path === at.screen)
  if (screen !== undefined)
    return <ScreenFrame key={screen.path} screen={screen} moved={first.current !== at.screen} />
  return (
    <EmptyState title={t('noSuchPage')} whole>
      <a href={`${BASE}/map`}>{t('goToTheMap')}</a>
    </EmptyState>
  )
}
