import { useMarket } from '../api/market.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { useStore } from '../store.ts'
import { Agreements } from './agreements.tsx'
import { Verification } from './verification.tsx'

/** Opens when the platform asks for an agreement or a verified identity before it does what the reader wanted. */
export function TrustDialog() {
  const { asked } = useMarket()
  const ask = useStore(asked)
  if (ask === undefined || 'lenderTest' in ask) return null
  return (
    <Dialog closed={() => asked.set(undefined)}>
      {(dialog) =>
        'agreements' in ask ? (
          <Agreements ids={ask.agreements} {...dialog} />
        ) : (
          <Verification level={ask.level} {...dialog} />
        )
      }
    </Dialog>
  )
}
