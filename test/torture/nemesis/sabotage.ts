import { sources } from '../../../src/migrations/sources.ts'
import { swappedAnswers } from '../../support/servers/databases/meddlers.ts'
import type { Stand } from '../stand/stand.ts'
import { notifyOutside } from './outside.ts'

/** The header, of the same length as what replaces it. */
const TOKEN = /consistency-token/gi

/** Guards that can be taken away, to see that a run finds it. */
export const sabotages: Readonly<Record<string, (stand: Stand) => Promise<unknown>>> = {
  /** PostgreSQL acknowledges before it has written. */
  'no-sync': async ({ sql }) => {
    await sql('alter system set synchronous_commit = off')
    await sql('alter system set wal_writer_delay = 10000')
    await sql('select pg_reload_conf()')
  },
  /** Accounts are looked at without being locked, and it takes a moment until they change. */
  'no-lock': async ({ sql }) => {
    await replaced(sql, 'wallet/make-movements.sql', / for no key update of account\);/, {
      by: ');',
    })
    await sql(`create function pause() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.03); return new; end $$`)
    await sql(
      'create trigger pause before insert on ledger_transaction for each row execute function pause()',
    )
  },
  /** A key is never found. */
  'no-idempotency': async ({ sql }) => {
    await sql(`create or replace function replay(by_user uuid, for_operation text, with_key text, hash bytea) returns jsonb
      language sql as 'select null::jsonb'`)
    await replaced(
      sql,
      'ledger/idempotency.sql',
      /\(by_user, for_operation, with_key, hash, result\);/,
      {
        by: '(by_user, for_operation, with_key, hash, result) on conflict do nothing;',
        only: /create or replace function remember/,
      },
    )
  },
  /** Members are told after the commit, by somebody who may be away. */
  'outside-notification': notifyOutside,
  /** No client gets a Consistency-Token, and none that it sends arrives. */
  'no-token': async ({ gateways }) => {
    for (const { calls } of gateways)
      calls.meddler = ({ bytes }) =>
        Buffer.from(bytes.toString('latin1').replace(TOKEN, 'x-forgotten-token'), 'latin1')
  },
  /** Answers change places on the way to their callers. */
  'wrong-caller': async ({ gateways }) => {
    for (const { calls } of gateways) calls.meddler = swappedAnswers(50)
  },
}

/** Makes a function anew without a part of its text. */
async function replaced(
  sql: Stand['sql'],
  file: string,
  part: RegExp,
  { by = '', only = /^/ }: { readonly by?: string; readonly only?: RegExp } = {},
): Promise<void> {
  const source = sources.find(({ name }) => name.endsWith(file))?.text ?? ''
  const text = source.slice(source.search(only))
  if (!part.test(text)) throw new Error(`${file} has no ${part}`)
  await sql(text.replace(part, by))
}
