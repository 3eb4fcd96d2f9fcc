import { readFileSync } from 'node:fs'

/** The query of a view, from the one file under src/lending that makes it. */
export function viewIn(name: string): string {
  const text = readFileSync(new URL(`../lending/${name}.sql`, import.meta.url), 'utf8')
  return text.replace(/^[\s\S]*?create or replace view \w+ as/, '').replace(/;\s*$/, '')
}
