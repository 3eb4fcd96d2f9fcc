import { language } from '../language/language.ts'
import { Lazily } from '../parts/lazily.tsx'
import { t } from '../parts/messages/index.ts'
import { Toasts } from '../parts/toasts.tsx'
import type { Session } from '../session/session.ts'
import { SignIn } from '../session/sign-in.tsx'
import type { Settings } from '../settings.ts'
import { useStore } from '../store.ts'
import { Header } from './header.tsx'
import { type Router, RouterContext } from './router.ts'

interface Props {
  readonly settings: Settings
  readonly session: Session
  readonly router: Router
  /** Why signing in failed, if it was tried. */
  readonly problem: string | undefined
}

/** Loads what whoever is signed in sees: who only looks in has no need of the client of the API. */
export const loadSignedIn = async () => (await import('./signed-in.tsx')).SignedIn

/** The whole app. */
export function App({ settings, session, router, problem }: Props) {
  const person = useStore(session.person)
  // All that is drawn is drawn again in another language.
  useStore(language)
  return (
    <RouterContext.Provider value={router}>
      <Toasts>
        <a class="skip" href="#main">
          {t('skipToTheContent')}
        </a>
        {person === undefined ? (
          <>
            <Header screens={[]} person={person} session={session} />
            <main id="main" tabIndex={-1}>
              <SignIn settings={settings} session={session} problem={problem} />
            </main>
          </>
        ) : (
          <Lazily load={loadSignedIn} given={{ settings, session, person }} />
        )}
      </Toasts>
    </RouterContext.Provider>
  )
}
