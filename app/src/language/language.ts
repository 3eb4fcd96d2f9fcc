import { createStore } from '../store.ts'

/** The languages of the app, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof languages

const KEPT = 'language'

/** Set in this tab when the reader chooses a language, until it is stored as the member's preference: signing in may load the page anew. */
const CHOSEN = 'language-chosen'

/** The language that the page is in. Change it by `speak`, which loads its texts first. */
export const language = createStore<Language>('en')

/** The language's form that the reader's browser asks for, such as `en-GB`: what amounts, dates and numbers are written by. */
export function locale(): string {
  const now = language.get()
  return navigator.languages?.find((one) => one.split('-')[0] === now) ?? now
}

/** The app's language for a BCP 47 tag such as `de-AT`; undefined if it has none. */
export function languageOf(tag: string): Language | undefined {
  const [first = ''] = tag.toLowerCase().split('-')
  return Object.keys(languages).find((one): one is Language => one === first)
}

/** The language to begin in: what this browser was last used in, then what it asks for, then English. */
function firstLanguage(): Language {
  const tags = [localStorage.getItem(KEPT) ?? '', ...navigator.languages]
  return tags.map(languageOf).find((one) => one !== undefined) ?? 'en'
}

type Loader = (spoken: Language) => Promise<void>

/** The language that the page is in, or will be once its texts are there. */
let wanted: Language = 'en'
const loaders = new Set<Loader>()
const loading = new Set<Promise<void>>()

/** Has a catalogue load its texts for each language that is chosen, and for the present one at once. */
export function follow(load: Loader): void {
  loaders.add(load)
  // Without them, for example offline, its messages are in English.
  const first = load(wanted).catch(() => undefined)
  loading.add(first)
  void first.then(() => loading.delete(first))
}

/** Resolves once the texts of all code that has been loaded are there. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(loading)
}

/** Puts the page into the language that it begins in. */
export async function beginLanguage(): Promise<void> {
  await show(firstLanguage())
}

/** Puts the page into a language, without a reload, and remembers it; without its texts, for example offline, the page stays as it is. */
export async function speak(chosen: Language): Promise<void> {
  await show(chosen)
  localStorage.setItem(KEPT, chosen)
}

/** The same for a reader who chooses it: whoever signs in next in this tab keeps it, whatever they preferred before. */
export async function choose(chosen: Language): Promise<void> {
  sessionStorage.setItem(CHOSEN, 'yes')
  await speak(chosen)
}

/** Whether the reader has chosen a language in this tab that is not stored yet; no longer once this was asked. */
export function takeChoice(): boolean {
  const isChosen = sessionStorage.getItem(CHOSEN) !== null
  sessionStorage.removeItem(CHOSEN)
  return isChosen
}

/** Whether the texts of a language that was chosen are still being loaded. */
export function isChanging(): boolean {
  return wanted !== language.get()
}

async function show(next: Language): Promise<void> {
  wanted = next
  try {
    await Promise.all([...loaders].map((load) => load(next)))
  } catch (error) {
    wanted = language.get()
    throw error
  }
  // Another one has been chosen meanwhile.
  if (wanted !== next) return
  document.documentElement.lang = next
  language.set(next)
}
