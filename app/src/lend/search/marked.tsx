import { piecesOf } from './found.ts'

/** A text with what was searched for marked in it. */
export function Marked({ text, q }: { readonly text: string; readonly q: string }) {
  return (
    <>{piecesOf(text, q).map(({ text: piece, found }) => (found ? <mark>{piece}</mark> : piece))}</>
  )
}
