import { useState } from 'preact/hooks'
import { language } from '../language/language.ts'
import { useStore } from '../store.ts'
import { amountEntry, typedAmount } from './entered.ts'

/** An amount of the API in a field, to be typed over: when the page changes its language, so does the decimal mark. */
export function useEntry(start: string): readonly [string, (text: string) => void] {
  const spoken = useStore(language)
  const [entry, keep] = useState(() => ({ text: amountEntry(start), amount: start, spoken }))
  const { text, amount } = entry
  const shown = entry.spoken === spoken || !amount ? text : amountEntry(amount)
  return [shown, (typed) => keep({ text: typed, amount: typedAmount(typed) ?? '', spoken })]
}
