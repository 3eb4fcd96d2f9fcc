import { useMarket } from '../api/market.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { Lazily } from '../parts/lazily.tsx'
import { useStore } from '../store.ts'

/** Most readers never take the test, or once: its code comes when they do. */
const load = async () => (await import('./lender-test.tsx')).LenderTest

/** Opens when the platform asks for the entry test before the reader invests. */
export function LenderTestDialog() {
  const { asked } = useMarket()
  const ask = useStore(asked)
  if (ask === undefined || !('lenderTest' in ask)) return null
  return (
    <Dialog closed={() => asked.set(undefined)}>
      {(dialog) => <Lazily load={load} given={dialog} />}
    </Dialog>
  )
}
