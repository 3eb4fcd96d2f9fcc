import { v7 as newId } from 'uuid'
import type { WebhookPayload } from '../../entities/webhook/webhook.ts'
import { DEFAULT_LANGUAGE } from '../../languages/index.ts'
import type { Seal } from '../bank-accounts/seal.ts'
import { checkEventFilter } from '../event-log/read.ts'
import { perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { refusalText } from '../reason-text.ts'
import { invalid, type MaybeReason, Refusal, refuseIf } from '../refusal.ts'
import { tooMany, WEBHOOKS_MAX } from './manage.ts'
import { readableSecrets } from './secrets.ts'
import { isSecret } from './signature.ts'
import { checkUrl } from './url.ts'

/** A webhook of the file. */
interface Entry {
  readonly name: string
  readonly url: string
  readonly types?: readonly string[] | undefined
  readonly payload: WebhookPayload
  readonly secret: string
}

/** A webhook as the file last had it. */
interface Known {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly types: readonly string[] | null
  readonly payload: WebhookPayload
  readonly secrets: readonly Buffer[]
}

type Within = Pick<Platform, 'database' | 'currency' | 'timezone' | 'limits' | 'webhooks'>

const knownText = `select id, name, url, types, payload, current_secrets(id) as secrets from webhook
  where name is not null and removed_at is null`
const nobody = { by_user: null, with_key: null, hash: Buffer.alloc(0) }

/**
 * Applies WEBHOOKS_FILE: adds, changes and removes webhooks of the file until they match it. A changed secret replaces the old one, which
 * still signs for a day. Throws an Error that says what is wrong with the file.
 */
export async function applyFile(platform: Within, entries: readonly Entry[]): Promise<void> {
  const seal = platform.webhooks.seal
  if (seal === null) throw new Error('WEBHOOK_KEY: required with WEBHOOKS_FILE')
  for (const entry of entries) check(platform, entry)
  const acting = { ...platform, database: platform.database.operating() }
  const known = await acting.database.change<Known>(knownText)
  for (const entry of entries) {
    const old = known.find(({ name }) => name === entry.name)
    await (old === undefined ? add(acting, seal, entry) : change(acting, seal, old, entry))
  }
  const listed = new Set(entries.map(({ name }) => name))
  for (const { id, name } of known.filter((one) => !listed.has(one.name)))
    await perform(acting, 'change_webhook', { ...act('removeWebhook', id, name), sealed: null })
}

function check(platform: Within, { name, url, types, secret }: Entry): void {
  try {
    const wrong: MaybeReason[] = [
      checkUrl(url, platform.webhooks),
      !isSecret(secret) && invalid('secret', 'refusal.webhook.secret'),
    ]
    refuseIf(...wrong)
    checkEventFilter(platform, { types })
  } catch (error) {
    if (error instanceof Refusal)
      throw new Error(`WEBHOOKS_FILE: ${name}: ${refusalText(DEFAULT_LANGUAGE, error, platform)}`)
    throw error
  }
}

async function add(acting: Within, seal: Seal, entry: Entry): Promise<void> {
  const id = newId()
  const values = {
    ...nobody,
    new_id: id,
    named: entry.name,
    at_url: entry.url,
    of_types: entry.types === undefined ? null : [...entry.types],
    with_payload: entry.payload,
    sealed: seal.close(entry.secret, id),
    most: WEBHOOKS_MAX,
    reason: null,
  }
  await perform(acting, 'create_webhook', values, () => tooMany)
}

async function change(acting: Within, seal: Seal, old: Known, entry: Entry): Promise<void> {
  const { url, types = null, payload } = entry
  // The first is the current one. If WEBHOOK_KEY was changed, it can't be read, and the file's is encrypted anew.
  const [current] = readableSecrets(seal, old.secrets.slice(0, 1), old.id)
  const isSigned = current === entry.secret
  const isSame = url === old.url && payload === old.payload && String(types) === String(old.types)
  if (isSigned && isSame) return
  const sealed = isSigned ? null : seal.close(entry.secret, old.id)
  const given = { url, types, payload }
  await perform(acting, 'change_webhook', {
    ...act('updateWebhook', old.id, old.name),
    given,
    sealed,
  })
}

function act(name: string, id: string, named: string) {
  return { ...nobody, act: name, of_webhook: id, named, given: {}, reason: null }
}
