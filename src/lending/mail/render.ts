import type { LetterContent, LetterPart, LinkName } from '../../entities/mail/letter.ts'
import { escaped } from '../../html.ts'

type Links = Readonly<Partial<Record<LinkName, string>>>

const WIDTH = 76

/** A letter's plain text. Links without a URL are left out. */
export function textOf({ parts, footer }: LetterContent, links: Links): string {
  const body = parts.flatMap((part) => textPart(part, links))
  const end = footer.flatMap((part) => textPart(part, links))
  return `${[...body, '-- ', ...end].join('\n\n')}\n`
}

function textPart(part: LetterPart, links: Links): readonly string[] {
  if ('heading' in part) return [wrapped(part.heading)]
  if ('text' in part) return [wrapped(part.text)]
  const url = urlOf(part, links)
  return url === undefined ? [] : [`${part.label}:\n${url}`]
}

function urlOf(
  { link, loan }: Extract<LetterPart, { link: LinkName }>,
  links: Links,
): string | undefined {
  const url = links[link]
  if (url === undefined || loan === undefined) return url
  return link === 'help' ? `${url}?about=loan-${loan}` : `${url}/${loan}`
}

/** The text in lines, each as long as it can be; a word that is longer has a line of its own. */
function wrapped(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(new RegExp(`(?=.{${WIDTH + 1}})(.{1,${WIDTH}}) `, 'g'), '$1\n'))
    .join('\n')
}

/** A letter's HTML, readable in a light and in a dark window. Links without a URL are left out. */
export function htmlOf({ language, subject, parts, footer }: LetterContent, links: Links): string {
  const shown = (all: readonly LetterPart[]) => all.map((part) => htmlPart(part, links)).join('\n')
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #f3f5f4; color: #1b2420; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main, footer { max-width: 560px; margin: 0 auto; }
main { padding: 24px; border-radius: 12px; background: #ffffff; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
h2 { margin: 24px 0 4px; font-size: 17px; line-height: 1.3; }
p { margin: 0 0 12px; overflow-wrap: anywhere; }
a { color: #0b6b4f; }
main a { display: inline-block; margin-top: 12px; padding: 10px 18px; border-radius: 8px; background: #0b6b4f; color: #ffffff; text-decoration: none; }
footer { padding: 16px 24px; color: #55605b; font-size: 13px; }
@media (prefers-color-scheme: dark) {
  body { background: #101513; color: #e4eae7; }
  main { background: #1a211e; }
  a { color: #6fd3ae; }
  main a { background: #6fd3ae; color: #0d1512; }
  footer { color: #a3aea9; }
}
</style>
</head>
<body>
<main>
<h1>${escaped(subject)}</h1>
${shown(parts)}
</main>
<footer>
${shown(footer)}
</footer>
</body>
</html>
`
}

function htmlPart(part: LetterPart, links: Links): string {
  if ('heading' in part) return `<h2>${escaped(part.heading)}</h2>`
  if ('text' in part) return `<p>${escaped(part.text).replaceAll('\n', '<br>')}</p>`
  const url = urlOf(part, links)
  return url === undefined ? '' : `<p><a href="${escaped(url)}">${escaped(part.label)}</a></p>`
}
