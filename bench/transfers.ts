import type { Client } from 'pg'

const PAIRS = 1_000
/** Even, so that what each member sends comes back. */
const STEPS = 100

/**
 * Adds at least so many transfers of a cent between 2 000 members, to and fro, as the rules would store them, but in minutes
 * rather than hours: all now, or evenly over the last so many days.
 */
export async function addTransfers(admin: Client, count: number, days = 0): Promise<void> {
  await admin.query('set session_replication_role = replica')
  await admin.query(pairs)
  for (let step = 0; step < count / PAIRS; step += STEPS)
    for (const text of batch)
      await admin.query(
        text
          .replaceAll('$from', String(step))
          .replaceAll('$ago', `interval '${days} days' * (1 - step / ${count / PAIRS + STEPS}.0)`),
      )
  const steps = Math.ceil(count / PAIRS / STEPS) * STEPS
  await admin.query(
    `update account set version = version + ${steps} from pair where account.id in (from_account, to_account)`,
  )
  await admin.query('set session_replication_role = origin; drop table pair, moved')
}

const pairs = `
  create temp table pair as
    with member as (
      select row_number() over (order by wallet_id) - 1 as number, account.id, wallet_id, user_id, account.currency, account.version, balance,
        (select sum(version) from account as part where part.wallet_id = account.wallet_id) as lines,
        (select sum(balance) from account as part where part.wallet_id = account.wallet_id) as total
      from account join wallet on wallet.id = wallet_id where kind = 'available' and balance > 0 order by wallet_id limit ${2 * PAIRS})
    select payer.id as from_account, payer.wallet_id as from_wallet, payer.user_id as from_user, payer.version as from_version,
      payer.balance as from_balance, payer.lines as from_lines, payer.total as from_total, payer.currency,
      payee.id as to_account, payee.wallet_id as to_wallet, payee.user_id as to_user, payee.version as to_version,
      payee.balance as to_balance, payee.lines as to_lines, payee.total as to_total
    from member as payer join member as payee on payee.number = payer.number + 1 where payer.number % 2 = 0;
  create temp table moved as select new_id() as id, 0 as step, pair.* from pair limit 0`

/** After an odd step the first of a pair has a cent less, and the second one more. */
const batch = [
  'truncate moved',
  `insert into moved select new_id(), step, pair.* from generate_series($from + 1, $from + ${STEPS}) as step, pair order by step`,
  `insert into ledger_transaction (id, kind, created_at) select id, 'transfer', gateway_now() - $ago from moved`,
  `insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
    select from_account, from_version + step, id, 1 - 2 * (step % 2), from_balance - step % 2 from moved
    union all select to_account, to_version + step, id, 2 * (step % 2) - 1, to_balance + step % 2 from moved`,
  `insert into wallet_transaction (id, wallet_id, position, type, direction, amount, currency, balance_after, description, reference,
      counterparty_id, ledger_transaction_id)
    select new_id(), from_wallet, from_lines + step, case step % 2 when 1 then 'transfer_out' else 'transfer_in' end,
      case step % 2 when 1 then 'debit' else 'credit' end, 1, currency, from_total - step % 2, 'Rent', id::text, to_user, id from moved
    union all select new_id(), to_wallet, to_lines + step, case step % 2 when 1 then 'transfer_in' else 'transfer_out' end,
      case step % 2 when 1 then 'credit' else 'debit' end, 1, currency, to_total + step % 2, 'Rent', id::text, from_user, id from moved`,
]
