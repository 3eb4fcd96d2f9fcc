import type { ComponentChildren } from 'preact'
import { columnName } from './column-name.ts'

/** What a report shows, how it is reckoned, and after whom: the words of the schema, with its columns by the names that the table has. */
export function Definition({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{marked(paragraph)}</p>
      ))}
    </>
  )
}

/** A text in which `fields` and *titles* are marked. */
function marked(text: string): ComponentChildren {
  return text.split(/(`[^`]+`|\*[^*]+\*)/).map((part, at) => {
    const inner = part.slice(1, -1)
    if (part.startsWith('`')) return <b key={at}>{columnName(inner)}</b>
    return part.startsWith('*') ? <i key={at}>{inner}</i> : part
  })
}
