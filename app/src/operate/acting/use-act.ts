import { money } from '../../parts/money.ts'
import { useWho } from '../trail/use-who.ts'
import type { Act, Input } from './act.ts'
import { t } from './messages/index.ts'
import { useSending } from './use-sending.ts'

/** Sends acts from a dialog: `send` resolves to what to tell the reader once an act is done, or to undefined if it was refused. */
export function useAct(act: Act) {
  const { busy, refused, send: sendOff } = useSending(true)
  const { who } = useWho()
  const { currency, approvalAbove } = who?.platform ?? {}
  const limit = approvalAbove && currency ? money(approvalAbove, currency) : ''
  const send = async (input: Input): Promise<(() => string) | undefined> => {
    const acted = await sendOff(input, act.send)
    if (acted === undefined) return undefined
    if (acted.request) return act.waits ?? (() => t('movesMuch', { amount: limit }))
    return () => act.done(acted)
  }
  return { busy, refused, send }
}
