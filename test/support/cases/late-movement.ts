import type { TestDatabase } from '../database.ts'

/**
 * Makes a function that sends 1.00 from a member to another, in whichever transaction calls it, under an id that the caller chooses: so a test can commit
 * it as late as it wants, and have its id come from any clock.
 */
export async function makeSend({ sql }: Pick<TestDatabase, 'sql'>): Promise<void> {
  await sql(`create function send_as(moved uuid, sender uuid, recipient uuid) returns void language plpgsql as $$ begin
    perform post(moved, 'transfer', array[account_of(sender, 'available'), account_of(recipient, 'available')], '{-100,100}');
    insert into wallet_transaction (id, wallet_id, type, direction, amount, reference, counterparty_id, ledger_transaction_id)
      select gen_random_uuid(), wallet.id, type, direction, 100, moved::text, partner, moved
      from (values (sender, 'transfer_out', 'debit', recipient), (recipient, 'transfer_in', 'credit', sender)) as line (member, type, direction, partner)
        join wallet on user_id = member; end $$`)
}
