/** What lists say about a name, one text for each matching entry, such as the list and its number; empty if nobody is listed under it. */
interface ListsAnswer {
  readonly hits: readonly string[]
}

/**
 * Where a provider of lists of people, such as sanctions lists, plugs in. The contract, which `npm test -- test/cases/lists` checks of each provider:
 *
 * 1. `screen` returns the entries of lists under a name, and changes nothing: as long as the lists stay the same, it returns the same, in the same order.
 * 2. It throws if it can't tell. The member then counts as not checked, and is checked again.
 */
export interface ListsProvider {
  readonly name: string
  screen(subject: { readonly memberId: string; readonly fullName: string }): Promise<ListsAnswer>
}
