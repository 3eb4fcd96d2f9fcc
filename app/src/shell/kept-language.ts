import { useClient, useMutation, useQuery } from '@urql/preact'
import { useEffect, useRef } from 'preact/hooks'
import { askShownAgain } from '../api/refetch.ts'
import { graphql } from '../graphql/index.ts'
import {
  isChanging,
  language,
  languageOf,
  locale,
  speak,
  takeChoice,
} from '../language/language.ts'
import { useStore } from '../store.ts'

const languageQuery = graphql(`query Language {
  me { id preferences { userId language languageChosen } }
}`)
const preferLanguage = graphql(`mutation PreferLanguage($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) { preferences { userId version language languageChosen } userErrors { message } }
}`)

/**
 * Shows the pages in the member's preferred language, and stores a language that they choose, here or before they signed in, as their preference. For
 * members who have chosen none, it stores the one in which they use the app, so that letters come in it, too: with the country that their browser
 * names, by which amounts and days are written here.
 */
export function KeptLanguage() {
  const client = useClient()
  const spoken = useStore(language)
  const first = useRef(spoken)
  /** Whether the reader has chosen a language here: an answer that was on its way does not change it back. */
  const chose = useRef(false)
  const [{ data }] = useQuery({ query: languageQuery })
  const [, prefer] = useMutation(preferLanguage)
  const { language: kept, languageChosen: isKept } = data?.me.preferences ?? {}
  const isChosen = spoken !== first.current
  useEffect(() => {
    if (kept === undefined || isChosen || chose.current || isChanging()) return
    const form = locale()
    const isNew = takeChoice() && languageOf(kept) !== spoken
    if (isNew || !isKept || (kept === spoken && form !== kept))
      return void prefer({ input: { language: form } }).then(() => isNew && askShownAgain(client))
    const wanted = languageOf(kept)
    if (wanted === undefined) return
    first.current = wanted
    // Without its texts, for example offline, the page stays as it is.
    speak(wanted).catch(() => {
      first.current = spoken
    })
  }, [kept, isKept])
  useEffect(() => {
    if (!isChosen) return
    chose.current = true
    takeChoice()
    first.current = spoken
    if (kept && languageOf(kept) === spoken) return
    // What the gateway has written, such as notifications, is then in the language, too.
    void prefer({ input: { language: locale() } }).then(() => askShownAgain(client))
  }, [spoken])
  return null
}
