import type { Platform } from '../platform.ts'

/** Tells the members who look for such a loan that it was published, each once; returns how many were told. */
export async function tellOfMatches({ database }: Platform, loanId: string): Promise<number> {
  const text = 'select lender_id as "lenderId" from lenders_to_tell($1)'
  const found = await database.query<{ lenderId: string }>(text, [loanId])
  for (const { lenderId } of found)
    await database.change('select tell_of_match($1, $2)', [lenderId, loanId])
  return found.length
}
