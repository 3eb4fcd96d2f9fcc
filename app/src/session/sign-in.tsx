import { useEffect, useState } from 'preact/hooks'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { rich, t } from '../parts/messages/index.ts'
import { initials, words } from '../parts/words.ts'
import type { Login, Settings } from '../settings.ts'
import { type DemoPerson, demoGrant, demoPeople } from './demo.ts'
import { startLogin } from './login.ts'
import { Newcomer } from './newcomer.tsx'
import { hasScope, type Session } from './session.ts'

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
      <h1>{t('entrance.title')}</h1>
      <p class="soft">{t('entrance.text')}</p>
      <Notice refused>{problem}</Notice>
      {settings.login !== null && <LoginButton login={settings.login} />}
      {settings.demo && <DemoPeople session={session} />}
      {settings.login === null && !settings.demo && (
        <p>{rich('noLogin', { code: (part) => <code>{part}</code> })}</p>
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
        {t('signIn')}
      </Button>
    </div>
  )
}

function DemoPeople({ session }: Pick<Props, 'session'>) {
  const [people, setPeople] = useState<readonly DemoPerson[]>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    demoPeople().then(setPeople, (error: unknown) =>
      setProblem(error instanceof Error ? error.message : t('unreachable')),
    )
  }, [])
  return (
    <section class="stack" aria-labelledby="demo">
      <h2 id="demo">{t('demo.choose')}</h2>
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
      <Newcomer session={session} />
    </section>
  )
}

const runs = [
  ['lending:cases', 'demo.cases'],
  ['lending:admin', 'demo.admin'],
  ['lending:support', 'demo.support'],
] as const

function about(person: DemoPerson): string {
  const { city, userType } = person
  const run = runs.find(([scope]) => hasScope(person, scope))
  if (run) return t(run[1])
  const does = userType === 'both' ? t('borrowsAndLends') : userType && words(userType)
  return [does, city].filter(Boolean).join(' · ')
}
