import { useEffect, useState } from 'preact/hooks'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { initials, words } from '../parts/words.ts'
import type { Login, Settings } from '../settings.ts'
import { type DemoPerson, demoGrant, demoPeople } from './demo.ts'
import { startLogin } from './login.ts'
import type { Session } from './session.ts'

interface Props {
  readonly settings: Settings
  readonly session: Session
  /** Why the last attempt failed. */
  readonly problem: string | undefined
}

/** Where people sign in: as a person of the demo, or at the issuer. */
export function SignIn({ settings, session, problem }: Props) {
  return (
    <div class="entrance">
      <h1>People lending to people</h1>
      <p class="soft">
        One borrower, many lenders, every loan on the map. Borrow for a season, or lend a little to
        somebody’s plan and watch it fill.
      </p>
      <Notice refused>{problem}</Notice>
      {settings.login !== null && <LoginButton login={settings.login} />}
      {settings.demo && <DemoPeople session={session} />}
      {settings.login === null && !settings.demo && (
        <p>
          Nobody can sign in yet: set <code>APP_CLIENT_ID</code> to the client that your issuer
          knows this page by, and make sure the gateway reaches <code>AUTH_ISSUER</code>.
        </p>
      )}
    </div>
  )
}

function LoginButton({ login }: { readonly login: Login }) {
  const [busy, setBusy] = useState(false)
  const path = location.pathname.replace(/^\/app/, '') + location.search
  const start = () => {
    setBusy(true)
    void startLogin(login, path)
  }
  return (
    <div>
      <Button look="primary" busy={busy} onClick={start}>
        Sign in
      </Button>
    </div>
  )
}

function DemoPeople({ session }: Pick<Props, 'session'>) {
  const [people, setPeople] = useState<readonly DemoPerson[]>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    demoPeople().then(setPeople, (error: unknown) =>
      setProblem(error instanceof Error ? error.message : 'The service can’t be reached.'),
    )
  }, [])
  return (
    <section class="stack" aria-labelledby="demo">
      <h2 id="demo">Choose who you are in this demo</h2>
      <Notice refused>{problem}</Notice>
      {people === undefined && problem === undefined && <Skeleton />}
      <ul class="people">
        {people?.map((person) => (
          <li key={person.subject}>
            <button type="button" onClick={() => session.enter(demoGrant(person))}>
              <span class="face" aria-hidden="true">
                {initials(person.name)}
              </span>
              <span>
                <b>{person.name}</b>
                <br />
                <span class="soft small">{about(person)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const runs = {
  'lending:admin': 'Runs the platform',
  'lending:support': 'Sees everything, changes nothing',
} as const

function about({ city, userType, scope }: DemoPerson): string {
  if (scope !== null) return runs[scope]
  const does = userType === 'both' ? 'Borrows and lends' : userType && `${words(userType)}`
  return [does, city].filter(Boolean).join(' · ')
}
