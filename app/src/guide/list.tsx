import type { ComponentChildren } from 'preact'

/** Sentences, of which some can be left out. */
export function List({ of }: { readonly of: readonly ComponentChildren[] }) {
  return <ul class="plain-list">{of.map((line, at) => line && <li key={at}>{line}</li>)}</ul>
}
