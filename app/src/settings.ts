/** The issuer's login, as src/http/app/provider.ts writes it into the page. */
export interface Login {
  readonly issuer: string
  readonly clientId: string
  readonly scopes: string
  readonly scopeClaim: string
  readonly audience: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly idTokenAlgorithms: string[]
}

/** What the gateway writes into the page. */
export interface Settings {
  /** Whether people of the demo can be chosen. */
  readonly demo: boolean
  readonly login: Login | null
  /** What time it is for the platform, if this is a sandbox; otherwise the same as everywhere. */
  readonly sandbox: string | null
  /** The URL of the style that draws streets on the map, if the deployment names one. */
  readonly mapStyle: string | null
  /** By which rules the annual percentage rate is computed: those of the US, or of the EU. */
  readonly aprMethod: 'us' | 'eu'
  /** By which time zone the platform's days and months begin. */
  readonly timezone: string
  /** The currency of all amounts. */
  readonly currency: string
}

/** Reads what the gateway wrote into the page. */
export function readSettings(): Settings {
  const given: Partial<Settings> = JSON.parse(
    document.querySelector('#settings')?.textContent ?? '{}',
  )
  const { demo = false, login = null, sandbox = null, mapStyle = null } = given
  const { aprMethod = 'us', timezone = 'UTC', currency = 'USD' } = given
  return { demo, login, sandbox, mapStyle, aprMethod, timezone, currency }
}
