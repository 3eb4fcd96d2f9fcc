import type { privacy as english } from '../../en/refusals/privacy.ts'
import { obligations } from './obligations.ts'

export const privacy = {
  'refusal.export.most':
    'Sie können innerhalb von 24 Stunden {max} Exporte erstellen lassen: Ab {againAt} können Sie einen neuen anfordern.',
  'refusal.erasure.obligations': `Ihre Daten können gelöscht werden, sobald nichts mehr offen ist.${obligations}{requests, plural, =0 {} one { # Entscheidung der Plattform über Sie steht noch aus.} other { # Entscheidungen der Plattform über Sie stehen noch aus.}}`,
  'refusal.look.purpose':
    'Geben Sie im Header {field} an, wozu Sie die Daten dieses Mitglieds einsehen, etwa "support: ticket 4711".',
} as const satisfies Readonly<Record<keyof typeof english, string>>
