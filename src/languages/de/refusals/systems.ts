import type { systems as english } from '../../en/refusals/systems.ts'

export const systems = {
  'refusal.events.off':
    'Diese Plattform führt kein Ereignisprotokoll, weil EVENT_DAYS 0 ist. Mit EVENT_DAYS=30 würden Ereignisse 30 Tage lang aufbewahrt.',
  'refusal.events.type': '{type} ist keine Art von Ereignissen; es gibt: {types}.',
  'refusal.events.no_type':
    'Geben Sie mindestens eine Art an, oder lassen Sie types weg, um alle zu erhalten.',
  'refusal.webhook.secret': 'secret muss aus whsec_ und 24 bis 64 Byte in Base64 bestehen.',
  'refusal.webhook.most':
    'Es gibt {max} Webhooks, mehr sind nicht möglich: Entfernen Sie zuerst einen.',
  'refusal.webhook.none': 'Es gibt keinen Webhook mit dieser ID.',
  'refusal.webhook.unknown': 'Zu dieser id gibt es keinen Webhook.',
  'refusal.webhook.from_file':
    'Dieser Webhook stammt aus WEBHOOKS_FILE: Ändern Sie ihn dort. Hier kann er aktiviert und deaktiviert werden, und Ereignisse können erneut gesendet werden.',
  'refusal.webhook.delivery':
    'Zu dieser id gibt es keine Zustellung, oder sie wird nicht mehr aufbewahrt.',
  'refusal.webhook.disabled': 'Der Webhook ist deaktiviert: Aktivieren Sie ihn zuerst.',
  'refusal.webhook.no_events':
    'Diese Plattform hat keine Webhooks, weil sie kein Ereignisprotokoll führt: EVENT_DAYS ist 0.',
  'refusal.webhook.no_key':
    'Diese Plattform hat keine Webhooks, weil WEBHOOK_KEY nicht gesetzt ist.',
  'refusal.webhook.url':
    'url muss eine https://-URL mit höchstens {max} Zeichen sein, etwa https://hooks.example/lending.',
  'refusal.webhook.url_or_plain':
    'url muss eine https://- oder http://-URL mit höchstens {max} Zeichen sein, etwa https://hooks.example/lending.',
  'refusal.webhook.url_parts':
    'url darf keinen Benutzer, kein Passwort und kein Fragment enthalten: Empfänger prüfen die Signatur.',
  'refusal.webhook.url_private':
    'url muss zu einer öffentlichen Internetadresse führen, nicht in ein privates Netz oder zu diesem Rechner.',
  'refusal.webhook.url_private_or_set':
    'url muss zu einer öffentlichen Internetadresse führen, nicht in ein privates Netz oder auf diesen Rechner, es sei denn, das Gateway wird mit WEBHOOK_PRIVATE_NETWORKS=1 gestartet.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
