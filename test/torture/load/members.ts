import type { Body, HttpClient } from '../../support/http-client.ts'

/** What only its owner may see, by the owner's name: in notes, and in a number. */
const CANARY = /canary-([a-z]+)-\d+|918273(\d\d)\.37/g

/** Somebody who calls. */
export interface Member {
  readonly name: string
  readonly id: string
  readonly token: string
  readonly lends: boolean
  /** Looks through everything that this member is shown. */
  saw(text: string): void
  /** What of others' was in it. */
  readonly foreign: string[]
}

const letters = 'abcdefghijklmnop'
const income = (index: number) => Number(`918273${10 + index}.37`)

/** Members, each with an income and some money; the first half borrows. */
export async function join(
  rest: HttpClient,
  issue: (subject: string, scope?: string) => Promise<string>,
  count: number,
): Promise<Member[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = `member${letters[index]}`
      const token = await issue(name)
      const body = { monthly_income: income(index), city: 'Zurich', latitude: 47.3, longitude: 8.5 }
      const { profile } = (await rest('PUT', '/profile', { token, body })).body as Body
      await rest('PUT', '/preferences', { token, body: { show_on_map: true } })
      return memberOf(name, profile.id, token, index >= count / 3, 10 + index)
    }),
  )
}

function memberOf(name: string, id: string, token: string, lends: boolean, number: number): Member {
  const foreign: string[] = []
  const saw = (text: string) => {
    for (const [found, whose, whoseNumber] of text.matchAll(CANARY))
      if ((whose ?? name) !== name || Number(whoseNumber ?? number) !== number) foreign.push(found)
  }
  return { name, id, token, lends, saw, foreign }
}
