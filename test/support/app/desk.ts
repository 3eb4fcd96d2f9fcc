import { loanTools } from '../market/loans.ts'
import { ageLoan } from '../market/travel.ts'
import type { Body, World } from '../world.ts'

/** A support desk: people who act, people who only look, and members with a loan between them. */
export async function openDesk(world: World) {
  const tokens = {
    olga: await world.token('olga', { scope: 'lending:admin' }),
    sam: await world.token('sam', { scope: 'lending:support' }),
    ada: await world.token('ada', { name: 'Ada Lovelace' }),
    lena: await world.token('lena', { name: 'Lena Lender' }),
  }
  const idOf = async (token: string): Promise<string> =>
    (await world.rest('GET', '/profile', { token })).body.profile.id
  const ids = {
    olga: await idOf(tokens.olga),
    sam: await idOf(tokens.sam),
    ada: await idOf(tokens.ada),
    lena: await idOf(tokens.lena),
  }
  const ask = async (token: string, text: string): Promise<Body> =>
    (await world.graphql(token, text)).body
  const data = async (token: string, text: string): Promise<Body> => {
    const { data: found, errors } = await ask(token, text)
    if (errors !== undefined) throw new Error(JSON.stringify(errors))
    return found
  }
  const age = (loanId: string, days: number) => ageLoan(world.database, loanId, days)
  return { tokens, ids, ask, data, age, idOf, ...loanTools(world, tokens.ada) }
}
