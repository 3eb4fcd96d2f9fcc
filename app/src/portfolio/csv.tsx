import { useState } from 'preact/hooks'
import { useMarket } from '../api/market.tsx'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icons.tsx'

/** Saves all movements as a file for spreadsheets, by script, since a plain link would send no token. */
export function CsvButton() {
  const { session } = useMarket()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const headers = { authorization: `Bearer ${await session.token()}` }
      const answer = await fetch('/cash-flow?f=csv', { headers })
      if (!answer.ok) throw new Error(`The download failed (status ${answer.status}); try again.`)
      offer(await answer.blob(), 'cash-flow.csv')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The service can’t be reached.')
    }
    setBusy(false)
  }
  return (
    <>
      <Button busy={busy} onClick={() => void save()}>
        <Icon name="download" size={18} />
        CSV
      </Button>
      <Notice refused>{problem}</Notice>
    </>
  )
}

function offer(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
