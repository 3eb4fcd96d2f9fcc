import type { ComponentChildren } from 'preact'
import { csv } from '../parts/csv.ts'
import { type AllPages, allPagesFor } from './all-pages.ts'
import { SaveButton } from './file-button.tsx'
import { useMarket } from './market.tsx'

interface Props {
  /** The name under which the file is saved. */
  readonly name: string
  /** What a screen reader says in place of the text, if that does not say which file. */
  readonly label?: string
  /** The rows, the head first. */
  readonly rows: (all: AllPages) => Promise<readonly (readonly string[])[]>
  readonly children?: ComponentChildren
}

/** Saves rows for the reader's spreadsheet, in the reader's words; programs have the same lists over REST. */
export function RowsButton({ rows, children = 'CSV', ...button }: Props) {
  const { session } = useMarket()
  const load = async () => csv(await rows(allPagesFor(session)))
  return (
    <SaveButton {...button} load={load}>
      {children}
    </SaveButton>
  )
}
