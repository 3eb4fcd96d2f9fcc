import { readFileSync } from 'node:fs'

/** A view's query, from the file under src/lending that creates it. */
export function viewIn(name: string): string {
  const text = readFileSync(new URL(`../lending/${name}.sql`, import.meta.url), 'utf8')
  return text.replace(/^[\s\S]*?create or replace view \w+ as/, '').replace(/;\s*$/, '')
}
