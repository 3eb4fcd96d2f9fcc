import { z } from 'zod'
import { ConfigError } from './error.ts'
import { readJson } from './json-file.ts'

const EXAMPLE =
  'it must be a list of webhooks such as [{"name": "books", "url": "https://hooks.example/lending", "secret": "whsec_…"}]'
const NAME = /^[\w-]{1,40}$/

const entry = z.strictObject({
  name: z.string().regex(NAME, 'must be 1 to 40 of a-z, A-Z, 0-9, _ and -'),
  url: z.string(),
  types: z
    .array(z.string())
    .min(1, 'must name at least one type, or be left out for all types')
    .optional(),
  payload: z.enum(['thin', 'full'], 'must be thin or full').default('thin'),
  secret: z.string(),
})
const file = z
  .array(entry)
  .refine(
    (all) => new Set(all.map(({ name }) => name)).size === all.length,
    'must not use a name twice',
  )

/** A webhook as WEBHOOKS_FILE describes it. */
export type WebhookEntry = z.infer<typeof entry>

/** Reads a list of webhooks in JSON; throws a ConfigError that names the first mistake. */
export function readWebhooks(path: string): readonly WebhookEntry[] {
  const { success, data, error } = file.safeParse(readJson('WEBHOOKS_FILE', path, EXAMPLE))
  if (success) return data
  const [{ path: where = [], message = '' } = {}] = error.issues
  throw new ConfigError(`WEBHOOKS_FILE: ${where.join('.') || path}: ${message}`)
}
