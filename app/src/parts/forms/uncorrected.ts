import { useRef, useState } from 'preact/hooks'
import type { Said } from '../said.ts'

/** The kind of input by which a field is written anew in another language: it says the same as before. */
export const REWRITTEN = 'language'

/**
 * Why what was sent is refused, until it is entered anew: from then on it may be right, which only sending it tells. The refusal of what is
 * sent next is another function, as is one that is made while the field is drawn.
 */
export function useUncorrected(refusal: Said | undefined) {
  const [corrected, correct] = useState<Said>()
  const before = useRef(refusal)
  return {
    refused: refusal === corrected ? undefined : refusal,
    /** For the element around the field. */
    entering: {
      // The field's own handlers may draw it again with what is wrong now; drawn before them, it would lose what was entered.
      onInputCapture: () => {
        before.current = refusal
      },
      onInput: (event: Event) => {
        const isSame = event instanceof InputEvent && event.inputType === REWRITTEN
        if (!isSame) correct(() => before.current)
      },
    },
  }
}
