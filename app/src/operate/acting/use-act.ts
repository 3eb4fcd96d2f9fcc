import type { Act, Input } from './act.ts'
import { t } from './messages/index.ts'
import { useSending } from './use-sending.ts'

/** Sends acts from a dialog: `send` resolves to what to tell the reader once an act is done, or to undefined if it was refused. */
export function useAct(act: Act) {
  const { busy, refused, send: sendOff } = useSending(true)
  const send = async (input: Input): Promise<(() => string) | undefined> => {
    const acted = await sendOff(input, act.send)
    if (acted === undefined) return undefined
    if (acted.request) return act.waits ?? (() => t('movesMuch'))
    return () => act.done(acted)
  }
  return { busy, refused, send }
}
