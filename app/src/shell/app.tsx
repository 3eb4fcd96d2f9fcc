import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { MarketProvider } from '../api/market.tsx'
import { language, textsLoaded } from '../language/language.ts'
import { EmptyState } from '../parts/blocks.tsx'
import { t } from '../parts/messages/index.ts'
import { Toasts } from '../parts/toasts.tsx'
import {
  Bell,
  frozenScreen,
  LenderTestDialog,
  type Screen,
  screens,
  TrustDialog,
} from '../screens/index.ts'
import type { Session } from '../session/session.ts'
import { SignIn } from '../session/sign-in.tsx'
import type { Settings } from '../settings.ts'
import { useStore } from '../store.ts'
import { Header } from './header.tsx'
import { KeptLanguage } from './kept-language.ts'
import { ReachNotice } from './reach.tsx'
import { BASE, type Router, RouterContext, useRouter } from './router.ts'
import { ScreenFrame } from './screen.tsx'

interface Props {
  readonly settings: Settings
  readonly session: Session
  readonly router: Router
  /** Why signing in failed, if it was tried. */
  readonly problem: string | undefined
}

/** The whole app. */
export function App({ settings, session, router, problem }: Props) {
  const person = useStore(session.person)
  const standing = useStore(session.standing)
  // All that is drawn is drawn again in another language.
  useStore(language)
  const open =
    person === undefined
      ? []
      : screens.filter(
          (one) => (!one.operator || person.scope) && (!one.sandbox || settings.sandbox !== null),
        )
  return (
    <RouterContext.Provider value={router}>
      <Toasts>
        <a class="skip" href="#main">
          {t('skipToTheContent')}
        </a>
        {person === undefined ? (
          <>
            <Header screens={open} person={person} session={session} />
            <main id="main" tabIndex={-1}>
              <SignIn settings={settings} session={session} problem={problem} />
            </main>
          </>
        ) : standing === 'frozen' ? (
          <MarketProvider key="frozen" session={session}>
            <KeptLanguage />
            <Header screens={[]} person={person} session={session} />
            <main id="main" tabIndex={-1}>
              <ScreenFrame screen={frozenScreen} moved={true} />
            </main>
          </MarketProvider>
        ) : (
          <MarketProvider key={person} session={session}>
            <KeptLanguage />
            <Header screens={open} person={person} session={session}>
              {settings.sandbox !== null && <LazySandboxClock />}
              {person.scope === null && <Bell />}
            </Header>
            <main id="main" tabIndex={-1}>
              <ReachNotice />
              <Open screens={open} />
            </main>
            <TrustDialog />
            <LenderTestDialog />
          </MarketProvider>
        )}
      </Toasts>
    </RouterContext.Provider>
  )
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
  const screen = at.screen === '' ? open[0] : open.find(({ path }) => path === at.screen)
  if (screen !== undefined)
    return <ScreenFrame key={screen.path} screen={screen} moved={first.current !== at.screen} />
  return (
    <EmptyState title={t('noSuchPage')}>
      <a href={`${BASE}/`}>{t('goToTheMap')}</a>
    </EmptyState>
  )
}
