import { ConfigError } from '../config/error.ts'
import type { listsProviderNames } from '../config/lists.ts'
import type { Config } from '../config.ts'
import type { ListsProvider } from '../lending/cases/lists.ts'

type Name = (typeof listsProviderNames)[number]

/** How each provider is opened; its code is loaded only where SCREENING_PROVIDER names it. */
const providers: Readonly<Record<Name, () => Promise<ListsProvider>>> = {
  sandbox: async () => (await import('./sandbox/index.ts')).sandboxLists,
}

/** Opens the provider of lists; null if there is none. Only a sandbox can have the provider `sandbox`, which makes its answers up. */
export async function openLists(
  { SCREENING_PROVIDER: name }: Pick<Config, 'SCREENING_PROVIDER'>,
  sandbox: boolean,
): Promise<ListsProvider | null> {
  if (name === 'sandbox' && !sandbox)
    throw new ConfigError(
      'SCREENING_PROVIDER: sandbox has no real lists, so only a sandbox can have it, and this database is none; leave it unset',
    )
  return name === undefined ? null : providers[name]()
}
