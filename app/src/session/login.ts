import { forgetTyped } from '../parts/forms/typed.ts'
import { t } from '../parts/messages/index.ts'
import type { Login } from '../settings.ts'
import { type Grant, type Granted, operatorScopesIn, SignInAgain } from './session.ts'
import { loginIn, tellOf } from './window.ts'

const PENDING = 'login-pending'
const KEPT = 'login-kept'
/** Who has signed in last, for all tabs: where somebody signs out, or somebody else signs in, the others follow. */
const PERSON = 'login-person'

/** What the issuer gave, kept for this tab alone, so that a reload needs no login. */
interface Kept extends Granted {
  readonly subject: string
  readonly name: string
  readonly scope: string | null
  readonly refreshToken: string | undefined
}

type Library = typeof import('oauth4webapi')

const library = (): Promise<Library> => import('oauth4webapi')
const redirectUri = () => `${location.origin}/app/`

/** Marks the window in which the person signs in again beside the page; its id follows, and, if given, the greatest age of the login in seconds. */
const BESIDE = '?sign-in-again'

/** The id of this window and the greatest age of the login in seconds, if the person signs in again here. */
export function beside(): { readonly id: string; readonly maxAge: string | undefined } | undefined {
  const [mark, id = '', maxAge] = location.search.split('=')
  return mark === BESIDE ? { id, maxAge } : undefined
}

/** Goes to the issuer's login: authorization code with PKCE. The reader comes back to `path`, or the window with an id closes. */
export async function startLogin(
  login: Login,
  path: string,
  { id, maxAge }: { readonly id?: string; readonly maxAge?: string | undefined } = {},
): Promise<void> {
  const oauth = await library()
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  sessionStorage.setItem(PENDING, JSON.stringify({ verifier, state, path, beside: id }))
  const asked = new URL(login.authorizationEndpoint)
  const parameters = {
    response_type: 'code',
    client_id: login.clientId,
    redirect_uri: redirectUri(),
    scope: login.scopes,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    audience: login.audience,
    ...(maxAge !== undefined && { max_age: maxAge }),
    // RFC 8707 knows the audience by another name, and as a URI only.
    ...(URL.canParse(login.audience) && { resource: login.audience }),
  }
  for (const [name, value] of Object.entries(parameters)) asked.searchParams.set(name, value)
  location.assign(asked)
}

/** Finishes a login if the issuer has sent the reader back here, and returns the path that it started from; undefined otherwise. */
export async function finishLogin(
  login: Login,
): Promise<
  { readonly path: string; readonly grant: Grant; readonly granted: Granted } | 'beside' | undefined
> {
  const pending = sessionStorage.getItem(PENDING)
  const query = new URL(location.href).searchParams
  if (pending === null || !(query.has('code') || query.has('error'))) return undefined
  sessionStorage.removeItem(PENDING)
  const {
    verifier,
    state,
    path,
    beside: id,
  } = JSON.parse(pending) as Record<'verifier' | 'state' | 'path', string> & {
    readonly beside?: string
  }
  // The code is spent in any case; the address shows it no longer than needed.
  const here = new URL(location.href)
  history.replaceState(null, '', '/app/')
  const oauth = await library()
  const [server, client] = parties(login)
  const valid = oauth.validateAuthResponse(server, client, here, state)
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    valid,
    redirectUri(),
    verifier,
    options(oauth, login),
  )
  const given = await oauth.processAuthorizationCodeResponse(server, client, answer)
  const claims = oauth.getValidatedIdTokenClaims(given)
  const kept = keptOf(login, given, { subject: claims?.sub ?? '', name: claims?.name })
  if (id !== undefined) {
    tellOf(id, kept)
    return 'beside'
  }
  keepEntered(kept)
  return { path, grant: loginGrant(login, kept), granted: kept }
}

/** Who was signed in before this tab was reloaded; undefined if nobody was. */
export function keptLogin(
  login: Login,
): { readonly grant: Grant; readonly granted: Granted } | undefined {
  const text = sessionStorage.getItem(KEPT)
  if (text === null) return undefined
  const kept = JSON.parse(text) as Kept
  const grant = loginGrant(login, kept)
  if (grant.isKept?.()) return { grant, granted: kept }
  grant.forget()
  return undefined
}

/**
 * Signs in again in a window of its own, so that the page stays as it is; if the browser opens no window, this page goes to the
 * login.
 */
async function loginBeside(
  login: Login,
  maxAge?: number,
): Promise<{ readonly grant: Grant; readonly granted: Granted }> {
  const id = crypto.randomUUID()
  const told = loginIn<Kept>(id)
  const age = maxAge === undefined ? undefined : String(maxAge)
  const mark = [BESIDE, id, ...(age === undefined ? [] : [age])].join('=')
  const opened = open(`/app/${mark}`, '_blank', 'popup,width=480,height=720')
  if (opened === null) {
    const path = location.pathname.replace(/^\/app/, '') + location.search
    void startLogin(login, path, { maxAge: age })
  }
  const kept = await told
  return { grant: loginGrant(login, kept), granted: { ...kept, keep: () => keepEntered(kept) } }
}

function loginGrant(login: Login, { subject, name, scope }: Kept): Grant {
  const isKept = () => localStorage.getItem(PERSON) === subject
  return {
    person: { subject, name, scope },
    renew: () => refresh(login, { subject, name }),
    again: (maxAge) => loginBeside(login, maxAge),
    isKept,
    forget: () => {
      sessionStorage.removeItem(KEPT)
      // What is typed may be another person's, if they have signed in in another tab.
      if (!isKept()) return
      localStorage.removeItem(PERSON)
      forgetTyped()
    },
  }
}

/** A fresh token, and a function that stores it, which the session calls unless the person has signed out meanwhile. */
async function refresh(login: Login, who: Pick<Kept, 'subject' | 'name'>): Promise<Granted> {
  const { refreshToken } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<Kept>
  if (refreshToken === undefined) throw new SignInAgain()
  const oauth = await library()
  const [server, client] = parties(login)
  const more = options(oauth, login)
  const answer = await oauth.refreshTokenGrantRequest(
    server,
    client,
    oauth.None(),
    refreshToken,
    more,
  )
  if (answer.status >= 400 && answer.status < 500) throw new SignInAgain()
  const given = await oauth.processRefreshTokenResponse(server, client, answer)
  const kept = keptOf(login, { refresh_token: refreshToken, ...given }, who)
  return { ...kept, keep: () => keep(kept) }
}

function keepEntered(kept: Kept): void {
  localStorage.setItem(PERSON, kept.subject)
  keep(kept)
}

function keep(kept: Kept): void {
  sessionStorage.setItem(KEPT, JSON.stringify(kept))
}

function keptOf(
  { scopeClaim }: Login,
  given: { access_token: string; expires_in?: number; refresh_token?: string },
  { subject, name }: { readonly subject: string; readonly name: unknown },
): Kept {
  return {
    token: given.access_token,
    expiresAt: Date.now() + 1000 * (given.expires_in ?? 300),
    refreshToken: given.refresh_token,
    subject,
    name: typeof name === 'string' ? name : t('you'),
    scope: operatorScopesIn(claimIn(given.access_token, scopeClaim)),
  }
}

/** A claim of an access token, which is what the gateway goes by: some issuers say beside it only what was asked for. */
function claimIn(token: string, name: string): string {
  const payload = token.split('.')[1] ?? ''
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  return [claims[name]].flat().join(' ')
}

function parties({ issuer, tokenEndpoint, clientId, idTokenAlgorithms }: Login) {
  const server = {
    issuer,
    token_endpoint: tokenEndpoint,
    id_token_signing_alg_values_supported: idTokenAlgorithms,
  }
  return [server, { client_id: clientId }] as const
}

/** oauth4webapi refuses plain HTTP, which an issuer on this machine speaks. */
function options({ allowInsecureRequests }: Library, { tokenEndpoint, audience }: Login) {
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(tokenEndpoint).hostname)
  return {
    ...(isLocal && { [allowInsecureRequests]: true }),
    ...(URL.canParse(audience) && { additionalParameters: { resource: audience } }),
  }
}
