import './bank.css'
import { useRouter } from '../../shell/router.ts'
import { Chips } from '../chips.tsx'
import { BankDay } from './bank-day.tsx'
import { BankFiles } from './bank-files.tsx'
import { BankLines } from './bank-lines.tsx'
import { t } from './messages/index.ts'

/** How the bank's statements agree with the books, their lines with what became of each, or the files that were exchanged. */
export function BankPage() {
  const of = useRouter().at.query.get('of') ?? ''
  return (
    <>
      <Chips
        label={t('views')}
        kinds={[
          ['', t('view.day')],
          ['lines', t('view.lines')],
          ['files', t('view.files')],
        ]}
        kind={of}
        instead="file"
      />
      {of === 'lines' ? <BankLines /> : of === 'files' ? <BankFiles /> : <BankDay />}
    </>
  )
}
