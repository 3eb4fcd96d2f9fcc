import { useMutation, useQuery } from '@urql/preact'
import { useEffect, useRef } from 'preact/hooks'
import { useMarket } from '../api/market.tsx'
import { graphql } from '../graphql/index.ts'
import { isChosenHere, language, languageOf, speak } from '../language/language.ts'
import { useStore } from '../store.ts'

const languageQuery = graphql(`query Language { me { id preferences { userId language } } }`)
const preferLanguage = graphql(`mutation PreferLanguage($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) { preferences { userId language } userErrors { message } }
}`)

/** Puts the pages into the language that the member prefers, and keeps each other one that they choose as their preference. */
export function KeptLanguage() {
  const { connection } = useMarket()
  const spoken = useStore(language)
  const first = useRef(spoken)
  const [{ data }] = useQuery({ query: languageQuery })
  const [, prefer] = useMutation(preferLanguage)
  const kept = data?.me.preferences.language
  const isChosen = spoken !== first.current
  useEffect(() => {
    const wanted = kept === undefined ? undefined : languageOf(kept)
    // English is also what those have who have never chosen.
    if (wanted === undefined || isChosen || (wanted === 'en' && !isChosenHere())) return
    first.current = wanted
    void speak(wanted)
  }, [kept])
  useEffect(() => {
    if (!isChosen || kept === spoken) return
    first.current = spoken
    // What the gateway has written, such as notifications, is then in the language, too.
    void prefer({ input: { language: spoken } }).then(() =>
      connection.generation.set(connection.generation.get() + 1),
    )
  }, [spoken])
  return null
}
