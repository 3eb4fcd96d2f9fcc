import type { InputHTMLAttributes } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { language } from '../../language/language.ts'
import { amountEntry, decimalMark, typedAmount } from './entered.ts'
import { REWRITTEN } from './uncorrected.ts'

/**
 * A line of text or a number to enter. An amount keeps its meaning when the page changes its language: it is written as one types it
 * there, and whoever follows the field is told.
 */
export function Input(props: InputHTMLAttributes) {
  const input = useRef<HTMLInputElement>(null)
  const isAmount = props.inputMode === 'decimal'
  useLayoutEffect(() => {
    if (!isAmount) return
    let mark = decimalMark()
    return language.subscribe(() => {
      const field = input.current
      const amount = field ? typedAmount(field.value, mark) : undefined
      mark = decimalMark()
      if (field === null || amount === undefined || field.value === amountEntry(amount)) return
      field.value = amountEntry(amount)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: REWRITTEN }))
    })
  }, [isAmount])
  return <input {...props} ref={input} />
}
