import { useState } from 'preact/hooks'
import type { Said } from '../said.ts'

/** The kind of input by which a field is written anew in another language: it says the same as before. */
export const REWRITTEN = 'language'

/**
 * Why what was sent is refused, until it is entered anew: from then on it may be right, which only sending it tells. The refusal of what is
 * sent next is another function, as is one that is made while the field is drawn. `onInput` has to capture: after the field's own handlers, it may be
 * drawn again already.
 */
export function useUncorrected(refusal: Said | undefined) {
  const [corrected, correct] = useState<Said>()
  return {
    refused: refusal === corrected ? undefined : refusal,
    onInput: (event: Event) => {
      if (!(event instanceof InputEvent) || event.inputType !== REWRITTEN) correct(() => refusal)
    },
  }
}
