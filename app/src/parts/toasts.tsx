import { type ComponentChildren, createContext } from 'preact'
import { useCallback, useContext, useState } from 'preact/hooks'
import type { Said } from './said.ts'

const SHOWN_MS = 6_000

interface Toast {
  readonly key: number
  readonly text: Said
}

const ToastContext = createContext<(text: Said) => void>(() => undefined)

/** A function that shows the reader a short message, which screen readers speak. */
export const useToast = () => useContext(ToastContext)

/** Shows short messages for a while, above everything else. */
export function Toasts({ children }: { readonly children: ComponentChildren }) {
  const [shown, setShown] = useState<readonly Toast[]>([])
  const tell = useCallback((text: Said) => {
    const key = performance.now()
    // What an act says, and then its notification, is said once.
    const others = (before: readonly Toast[]) => before.filter((one) => one.text() !== text())
    setShown((before) => [...others(before).slice(-1), { key, text }])
    setTimeout(() => setShown((before) => before.filter((one) => one.key !== key)), SHOWN_MS)
  }, [])
  return (
    <ToastContext.Provider value={tell}>
      {children}
      <div class="toasts" role="status">
        {shown.map(({ key, text }) => (
          <p key={key} class="toast">
            {text()}
          </p>
        ))}
      </div>
    </ToastContext.Provider>
  )
}
