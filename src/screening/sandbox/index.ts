import type { ListsProvider } from '../../lending/cases/lists.ts'

/** Lists for trials: they have everybody whose name ends with `Listed`, and don't answer for names that end with `Unanswered`. */
export const sandboxLists: ListsProvider = {
  name: 'sandbox',
  screen: async ({ fullName }) => {
    const ending = fullName.trim().split(/\s+/).at(-1)
    if (ending === 'Unanswered') throw new Error('the lists do not answer')
    return { hits: ending === 'Listed' ? ['Sandbox list of sanctions, entry 7'] : [] }
  },
}
