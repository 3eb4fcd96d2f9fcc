import { choose, language, languageOf, languages } from '../../language/language.ts'
import { useStore } from '../../store.ts'
import { t } from '../messages/index.ts'
import { useToast } from '../toasts.tsx'

/** Lets the reader choose the language of the pages; `short` shows its code instead of its name. */
export function LanguageChoice({ short = false }: { readonly short?: boolean }) {
  const spoken = useStore(language)
  const tell = useToast()
  const change = (chosen: string) => {
    const wanted = languageOf(chosen)
    if (wanted !== undefined) choose(wanted).catch(() => tell(() => t('unreachableNow')))
  }
  return (
    <select
      class={short ? 'languages' : undefined}
      aria-label={t('language')}
      value={spoken}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    >
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {short ? code.toUpperCase() : name}
        </option>
      ))}
    </select>
  )
}
