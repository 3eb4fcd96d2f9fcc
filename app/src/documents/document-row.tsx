import { FileButton } from '../api/file-button.tsx'
import { locale } from '../language/language.ts'
import { day, month } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { ListedDocument } from './operations.ts'

const KB = 1_024

/** A document: what it is, since when, and its file. One that was replaced stays, and says so. */
export function DocumentRow({ document }: { readonly document: ListedDocument }) {
  const { id, kind, title, period, language, bytes, madeAt, replacesId, replacedById } = document
  const facts = [t(`kind.${kind}`), about(period), languageName(language), size(bytes)]
  return (
    <tr>
      <td>
        <span lang={language}>{title}</span>
        <p class="soft small">{facts.join(' · ')}</p>
        {replacedById && <p class="small">{t('replaced')}</p>}
        {replacesId && <p class="small">{t('replaces')}</p>}
      </td>
      <td class="wide">{day(madeAt)}</td>
      <td class="end">
        <FileButton
          path={`/documents/${id}`}
          type="application/pdf"
          name={`${kind.toLowerCase()}-${period}.pdf`}
          label={t('save', { title })}
        >
          PDF
        </FileButton>
      </td>
    </tr>
  )
}

/** The year, month or day that a document is about. */
function about(period: string): string {
  if (period.length === 4) return period
  return period.length === 7 ? month(period) : day(period)
}

function languageName(tag: string): string {
  return new Intl.DisplayNames(locale(), { type: 'language', fallback: 'code' }).of(tag) ?? tag
}

function size(bytes: number): string {
  const unit = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale(), unit).format(Math.max(1, bytes / KB))
}
