import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import type { Body } from './http-client.ts'

const run = promisify(execFile)
const CUT = '--- next ---'

/** Shows a refusal that an example sends to /dev/null: its reader would only wonder why what follows is not as the page says. */
const TELLING = `curl() {
  case " $* " in *" -w "*) command curl "$@"; return ;; *" -o /dev/null "*) ;; *) command curl "$@"; return ;; esac
  local kept=$(mktemp)
  local status=$(command curl -o "$kept" -w '%{http_code}' "$@")
  if [[ $status != 2* ]] || grep -qE '"errors":|"userErrors":\\[\\{' "$kept"; then echo "hidden refusal: $status $(cat "$kept")"; fi
  rm "$kept"
}`

/** A file of this repository. */
export const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** What a page has a reader type into a shell, with what it says comes of it. */
export interface ShellExample {
  readonly shell: string
  readonly output: string
}

/** The examples of pages, each of which goes on where the one before ends. */
export function examplesOf(pages: readonly string[]): readonly ShellExample[] {
  return [
    ...pages
      .map(read)
      .join('\n')
      .matchAll(/```sh\n([^`]*curl[^`]*|[^`]*awk[^`]*)```[^`]*```(?:json|csv|text)\n([^`]*)```/g),
  ].map(([, shell = '', output = '']) => ({ shell, output }))
}

/** Types examples into one shell, after what `prepared` makes of each, and expects what the pages say. */
export async function expectAnswers(
  examples: readonly ShellExample[],
  prepared: (shell: string) => string,
  cwd?: string,
): Promise<void> {
  const typed = examples.map(({ shell }) => prepared(shell)).join(`\nprintf '\\n%s\\n' '${CUT}'\n`)
  const script = `${TELLING}\n${typed}`
  const { stdout } = await run('bash', ['-c', script], { cwd })
  const answers = stdout.split(`\n${CUT}\n`)
  for (const [index, { shell, output }] of examples.entries())
    expect.soft(timeless(answers[index] ?? ''), shell).toEqual(timeless(output))
}

/** An answer, JSON or a table, without what differs each time. */
function timeless(answer: string): Body {
  const text = answer
    .trim()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, 'minute')
    .replaceAll(/\d{4}-\d\d-\d\d/g, 'day')
    .replaceAll(/"[\w-]+\.[\w-]{16}"/g, '"cursor"')
  return text.startsWith('{') ? JSON.parse(text) : text
}
