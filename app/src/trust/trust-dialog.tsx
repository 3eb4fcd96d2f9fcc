import { useId } from 'preact/hooks'
import { useMarket } from '../api/market.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useStore } from '../store.ts'
import { Agreements } from './agreements.tsx'
import { Verification } from './verification.tsx'

/** Opens when the platform asks for an agreement or a verified identity before it does what the reader wanted. */
export function TrustDialog() {
  const { asked } = useMarket()
  const ask = useStore(asked)
  const title = useId()
  if (ask === undefined || 'lenderTest' in ask) return null
  return (
    <Dialog title={title} closed={() => asked.set(undefined)}>
      {(close) =>
        'agreements' in ask ? (
          <Agreements ids={ask.agreements} {...{ title, close }} />
        ) : (
          <Verification level={ask.level} {...{ title, close }} />
        )
      }
    </Dialog>
  )
}
