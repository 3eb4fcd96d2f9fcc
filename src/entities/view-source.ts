import { readFileSync } from 'node:fs'

/** Reads a view's query from the file under src/lending that creates the view, so that it is written only once. */
export function viewIn(name: string): string {
  const text = readFileSync(new URL(`../lending/${name}.sql`, import.meta.url), 'utf8')
  return text.replace(/^[\s\S]*?create or replace view \w+ as/, '').replace(/;\s*$/, '')
}
