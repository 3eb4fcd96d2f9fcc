import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Stand } from '../stand/stand.ts'

/** Has notifications of statement lines written by this process, once it hears of the lines: as if by a queue beside the database. */
export async function notifyOutside({ sql, addresses }: Stand): Promise<void> {
  await sql('drop trigger notify on wallet_transaction')
  await sql(`create function notify_outside() returns trigger language plpgsql as $$ begin
    perform pg_notify('outside', json_build_object('line', new.id, 'wallet', new.wallet_id, 'type', new.type)::text);
    return null; end $$`)
  await sql(
    'create trigger notify after insert on wallet_transaction for each row execute function notify_outside()',
  )
  void listen(addresses.adminUrl)
}

async function listen(url: string): Promise<never> {
  for (;;) {
    const client = new Client({ connectionString: url })
    const ended = new Promise((resolve) => client.on('error', resolve).once('end', resolve))
    client.on('notification', ({ payload = '{}' }) => {
      const { line, wallet, type } = JSON.parse(payload)
      const news = type === 'transfer_in' ? 'transfer_received' : type
      if (!['deposit', 'withdrawal', 'transfer_received'].includes(news)) return
      client
        .query(
          `insert into notification (id, user_id, type, data)
           select new_id(), user_id, $3, jsonb_build_object('transaction_id', $1::text) from wallet where id = $2`,
          [line, wallet, news],
        )
        .catch(() => undefined)
    })
    await client
      .connect()
      .then(() => client.query('listen outside'))
      .then(() => ended)
      .catch(() => undefined)
    await client.end().catch(() => undefined)
    await sleep(500)
  }
}
