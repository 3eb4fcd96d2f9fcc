import { t } from './parts/messages/index.ts'
import '@fontsource-variable/inter'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/charts.css'
import './styles/frame.css'
import { render } from 'preact'
import { beginLanguage } from './language/language.ts'
import { setCurrency } from './parts/money.ts'
import { setNow, setZone } from './parts/time.ts'
import { keptDemoGrant } from './session/demo.ts'
import { beside, finishLogin, keptLogin, startLogin } from './session/login.ts'
import { openSession } from './session/session.ts'
import { readSettings } from './settings.ts'
import { App } from './shell/app.tsx'
import { keepFocus } from './shell/keep-focus.ts'
import { prepareScreen } from './shell/prepare.ts'
import { openRouter } from './shell/router.ts'
import { applyTheme } from './shell/theme.tsx'

applyTheme()
// Without the texts of another language, the page begins in English.
const begun = beginLanguage().catch(() => undefined)
keepFocus()
const settings = readSettings()
setZone(settings.timezone)
setCurrency(settings.currency)
if (settings.sandbox !== null) setNow(settings.sandbox)
const session = openSession()
const router = openRouter()
prepareScreen(router.place.get())

/** Signs in the person who was signed in before, or has just come back from the issuer's login. */
async function resume(): Promise<void> {
  const { login, demo } = settings
  const window = beside()
  if (login && window) return startLogin(login, '/', window)
  const back = login && (await finishLogin(login))
  if (back === 'beside') return close()
  const known = back ?? (login && keptLogin(login))
  if (known) session.enter(known.grant, known.granted)
  if (back) router.go(back.path, { replace: true })
  const kept = demo && session.person.get() === undefined && keptDemoGrant()
  if (kept) session.enter(kept)
}

/** Follows what another tab does: signs out whoever has signed out there, and, in the demo, signs in whoever has signed in. */
function follow(): void {
  session.follow()
  const kept = settings.demo && session.person.get() === undefined && keptDemoGrant()
  if (kept) session.enter(kept)
}

await begun
const problem = await resume().then(
  () => undefined,
  () => t('loginFailed'),
)
addEventListener('storage', follow)
// A page that the browser had put to sleep heard nothing.
addEventListener('pageshow', follow)
const root = document.querySelector('#root')
if (root !== null) {
  // What the page says while the app has not started.
  root.replaceChildren()
  render(<App settings={settings} session={session} router={router} problem={problem} />, root)
}
