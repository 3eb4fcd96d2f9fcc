import type { letters as english } from '../en/letters.ts'

export const letters = {
  'letter.greeting': '{named, select, yes {Guten Tag {name},} other {Guten Tag,}}',
  'letter.document.open': 'Zu Ihren Dokumenten',
  'letter.help_answered.open': 'Antwort ansehen',
  'letter.open': 'Benachrichtigungen ansehen',
  'letter.loan.open': 'Kredit ansehen',
  'letter.custom.subject': 'Sie haben eine neue Nachricht',
  'letter.digest.subject':
    '{count, plural, one {Eine neue Benachrichtigung} other {# neue Benachrichtigungen}}',
  'letter.digest.intro':
    '{count, plural, one {Seit Ihrer letzten Zusammenfassung haben Sie eine neue Benachrichtigung:} other {Seit Ihrer letzten Zusammenfassung haben Sie # neue Benachrichtigungen:}}',
  'letter.confirmation.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'letter.confirmation.text':
    'Jemand – vermutlich Sie selbst – möchte unsere E-Mails an diese Adresse erhalten. Wenn es Ihre Adresse ist, bestätigen Sie sie innerhalb von 7 Tagen. Wenn Sie nicht darum gebeten haben, ignorieren Sie diese E-Mail: Sie erhalten dann nichts weiter von uns.',
  'letter.confirmation.link': 'Adresse bestätigen',
  'letter.address_changed.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'letter.address_changed.text':
    'Ab jetzt gehen unsere E-Mails an eine andere Adresse, die bestätigt wurde. Wenn Sie das nicht veranlasst haben, wenden Sie sich bitte sofort an uns.',
  'letter.address_changed.link': 'App öffnen',
  'letter.help':
    'Wenn Sie das nicht zahlen können, bitten Sie uns um Hilfe: Sagen Sie, was Sie zahlen können und bis wann, damit wir einen Plan finden, der passt.',
  'letter.help.open': 'Um Hilfe bitten',
  'letter.contact': 'Sie erreichen uns unter {address}.',
  'letter.why.optional': 'Sie erhalten diese E-Mail, weil Sie bei uns registriert sind.',
  'letter.why.required':
    'Sie erhalten diese E-Mail unabhängig von Ihren Einstellungen, weil sie Ihre Rechte und Pflichten oder die Sicherheit Ihres Zugangs betrifft.',
  'letter.why.confirmation':
    'Ihre Adresse wurde uns mit dieser Anfrage mitgeteilt und wird für nichts anderes verwendet.',
  'letter.unsubscribe': 'Solche E-Mails abbestellen',
  'letter.problem.no_address': 'Das Mitglied hat keine bestätigte Adresse.',
  'letter.problem.bounced': 'E-Mails an {address} kommen zurück.',
  'letter.problem.forgotten': 'Die Benachrichtigung wird nicht mehr aufbewahrt.',
  'letter.problem.no_reason': 'Der Anbieter hat keinen Grund genannt.',
  'page.confirm.title': 'E-Mail-Adresse bestätigen',
  'page.confirm.text': 'Unsere E-Mails an Sie gehen künftig an {address}.',
  'page.confirm.button': 'Bestätigen',
  'page.confirm.done': 'Ihre Adresse ist bestätigt',
  'page.confirm.done.text': 'Unsere E-Mails an Sie gehen ab jetzt an {address}.',
  'page.confirm.late': 'Dieser Link ist nicht mehr gültig',
  'page.confirm.late.text':
    'Er ist älter als 7 Tage, oder Sie haben inzwischen eine andere Adresse angegeben. Fordern Sie in Ihren Einstellungen eine neue E-Mail an.',
  'page.unsubscribe.title': 'E-Mails abbestellen?',
  'page.unsubscribe.text':
    'Sie erhalten dann nur noch E-Mails zu Ihren Rechten und Pflichten und zur Sicherheit Ihres Zugangs.',
  'page.unsubscribe.button': 'Abbestellen',
  'page.unsubscribe.done': 'E-Mails sind abbestellt',
  'page.unsubscribe.done.text':
    'Sie können sie in Ihren Einstellungen wieder einschalten. Ihre Benachrichtigungen finden Sie weiterhin in der App.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
