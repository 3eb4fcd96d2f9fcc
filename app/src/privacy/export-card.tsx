import { useMutation, useQuery } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { offer } from '../api/file-button.tsx'
import { useMarket } from '../api/market.tsx'
import { lost, type Refusal } from '../api/refusals.ts'
import { withRecentLogin } from '../api/step-up.ts'
import { Card, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { day, now } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { exportMutation, exportQuery, lastExportQuery } from './operations.ts'

/** How often the gateway is asked whether the file is ready. */
const AGAIN_MS = 2_000

/** Asks for a file with all that is kept of the reader, and saves it once it is ready. */
export function ExportCard() {
  const { session } = useMarket()
  const [{ fetching }, ask] = useMutation(exportMutation)
  const [asked, setAsked] = useState('')
  const last = useLast()
  const id = asked || last
  const [problem, setProblem] = useState('')
  const start = async () => {
    const { refusals, made } = await withRecentLogin(session, async () => {
      const { data, error } = await ask({})
      const answer = data?.requestDataExport
      const refusals: readonly Refusal[] = answer?.userErrors ?? lost(error)
      return { refusals, made: answer?.dataExport?.id ?? '' }
    })
    setProblem(refusals.map(({ message }) => message).join(' '))
    setAsked(made)
  }
  const make = (
    <Button look="primary" busy={fetching} onClick={start}>
      {t('make')}
    </Button>
  )
  return (
    <Card title={t('take')}>
      <p class="soft">{t('takeHint')}</p>
      {id === '' ? (
        make
      ) : (
        <Made key={id} id={id}>
          {make}
        </Made>
      )}
      <Notice refused>{problem}</Notice>
    </Card>
  )
}

/** A file that was made on an earlier visit, for as long as it can be saved; empty if there is none. */
function useLast(): string {
  const [{ data }] = useQuery({ query: lastExportQuery })
  const details = data?.me.notifications.nodes[0]?.details
  if (!details || !('dataExportId' in details)) return ''
  return Date.parse(details.expiresAt) > now().getTime() ? details.dataExportId : ''
}

/** How far an export is; below it, once its file is gone, how to ask for another. */
function Made({ id, children }: { readonly id: string; readonly children: ComponentChildren }) {
  const { session } = useMarket()
  const [{ data, error }, again] = useQuery({ query: exportQuery, variables: { id } })
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const made = data?.dataExport
  const isWaiting = made === undefined || made?.status === 'PENDING'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => again({ requestPolicy: 'network-only' }), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, again])
  const fetchFile = async () => {
    setBusy(true)
    const wrong = await saved(id, await session.token())
    setProblem(wrong ?? '')
    // The gateway permits one download, and may note it only after the last byte.
    setSaved(wrong === undefined)
    setBusy(false)
    again({ requestPolicy: 'network-only' })
  }
  return (
    <>
      <p role="status">{isWaiting ? t('making') : isSaved ? t('fetched') : said(made)}</p>
      {made?.status === 'READY' && !isSaved ? (
        <Button look="primary" busy={busy} onClick={fetchFile}>
          {t('save')}
        </Button>
      ) : (
        !isWaiting && children
      )}
      <Notice refused>{problem || error?.message}</Notice>
    </>
  )
}

function said(
  made: { readonly status: string; readonly expiresAt?: string | null } | null,
): string {
  if (made?.status === 'READY' && made.expiresAt) return t('ready', { day: day(made.expiresAt) })
  if (made?.status === 'FETCHED') return t('fetched')
  return t('failed')
}

/** Has the browser save the file; returns what went wrong, if anything did. */
async function saved(id: string, token: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/zip' }
  const response = await fetch(`/data-export/${id}`, { headers }).catch(() => undefined)
  if (!response?.ok) return t('notFetched')
  offer(await response.blob(), 'data-export.zip')
  return undefined
}
