import { ConfigError } from '../config/error.ts'
import type { identityProviderNames } from '../config/identity.ts'
import type { Config } from '../config.ts'
import type { IdentityProvider } from '../lending/verification/provider.ts'

type Name = (typeof identityProviderNames)[number]

/** How each provider is opened; its code is loaded only where IDENTITY_PROVIDER names it. */
const providers: Readonly<Record<Name, (config: Config) => Promise<IdentityProvider>>> = {
  sandbox: async (config) => (await import('./sandbox/index.ts')).openSandboxIdentity(config),
}

/** Opens the identity provider; null if there is none. A sandbox has one that pretends, which no other database may use. */
export async function openIdentity(
  config: Config,
  sandbox: boolean,
): Promise<IdentityProvider | null> {
  const { IDENTITY_PROVIDER: name = sandbox ? 'sandbox' : undefined } = config
  if (name === 'sandbox' && !sandbox)
    throw new ConfigError(
      'IDENTITY_PROVIDER: sandbox verifies everybody, so only a sandbox can have it, and this database is none; leave it unset',
    )
  return name === undefined ? null : providers[name](config)
}
