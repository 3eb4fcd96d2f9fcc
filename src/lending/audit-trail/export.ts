import type { Client } from 'pg'

const BATCH = 1_000

/** Everything that an entry's hash covers, in the form in which it was hashed, so that the lines can be checked without the database. */
const page = `
  select number::text, json_build_object('number', number, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor_kind', actor_kind, 'actor', coalesce(actor_id::text, actor_name), 'act', act, 'target_kind', target_kind,
    'target_id', target_id, 'member_id', member_id, 'refused_with', refused_with, 'personal', personal::text,
    'salt', encode(salt, 'hex'), 'digest', encode(digest, 'hex'), 'previous_hash', encode(previous_hash, 'hex'),
    'hash', encode(hash, 'hex'))::text as line
  from audit_entry where number > $1 order by audit_entry.number limit ${BATCH}`

/** The trail's entries after a number as JSON lines, oldest first; the export adds an entry to the trail itself. */
export async function* exportAuditTrail(client: Client, after: bigint): AsyncGenerator<string> {
  await client.query('select record_export($1)', [String(after)])
  for (let last = String(after); ; ) {
    const { rows } = await client.query<{ number: string; line: string }>(page, [last])
    if (rows.length === 0) return
    yield rows.map(({ line }) => `${line}\n`).join('')
    last = rows.at(-1)?.number ?? last
  }
}
