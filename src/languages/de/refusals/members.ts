import type { members as english } from '../../en/refusals/members.ts'

export const members = {
  'refusal.preferences.amounts': 'minAmount darf nicht über maxAmount liegen.',
  'refusal.preferences.most_per_loan':
    'autoInvestMaxPerLoan fehlt: Mit autoInvestEnabled muss es angegeben sein.',
  'refusal.preferences.below_least':
    '{field}: {given} liegt unter dem Minimum von {min}. Damit könnte der Anlageauftrag nie anlegen.',
  'refusal.preferences.above_most':
    '{field}: {given} liegt über dem Maximum von {max}. Damit könnte der Anlageauftrag nie anlegen.',
  'refusal.preferences.types':
    'notificationTypes muss ein Objekt sein, mit true oder false für jeden Typ.',
  'refusal.preferences.purposes': 'purposes darf höchstens {max} Einträge haben.',
  'refusal.search.unknown': 'Diese gespeicherte Suche gibt es nicht.',
  'refusal.search.name_taken':
    'Eine andere Ihrer Suchen heißt schon so: Wählen Sie einen anderen Namen.',
  'refusal.search.most':
    'Sie haben {max} gespeicherte Suchen; mehr sind nicht möglich. Löschen Sie zuerst eine.',
  'refusal.help.which': '{field} fehlt: Eine Anfrage mit dem Thema {topic} nennt, worum es geht.',
  'refusal.help.no_subject':
    '{field} gibt es nur zu den Themen LOAN und PAYMENT: Lassen Sie die Angabe bei {topic} weg.',
  'refusal.help.loan': 'Zu {field} gibt es keinen Kredit, den Sie sehen können.',
  'refusal.help.payment': 'Zu {field} gibt es keine Zahlung von Ihnen.',
  'refusal.help.most':
    '{max} Ihrer Anfragen warten auf Antwort; mehr sind nicht möglich. Ziehen Sie eine zurück, die Sie nicht mehr brauchen, oder warten Sie auf eine Antwort.',
  'refusal.help.unknown': 'Zu dieser id gibt es keine Anfrage.',
  'refusal.help.closed': 'Diese Anfrage ist schon geschlossen.',
  'refusal.help.ended': 'Diese Anfrage ist geschlossen: Stellen Sie eine neue.',
  'refusal.help.unanswered':
    'Diese Anfrage ist noch nicht beantwortet. Sobald Sie eine Antwort haben, können Sie darauf antworten.',
  'refusal.help.file.base64': '{field} muss die Datei in Base64 sein (RFC 4648, Abschnitt 4).',
  'refusal.help.file.empty': '{field}: Die Datei ist leer.',
  'refusal.help.file.size':
    '{field}: Die Datei hat {size} Bytes, erlaubt sind {max} (5 MiB). Ein Foto lässt sich verkleinern.',
  'refusal.help.file.type': '{field}: Die Datei muss ein PDF, ein JPEG oder ein PNG sein.',
  'refusal.help.file.name':
    '{field} passt nicht: Die Datei ist ein {type}, ihr Name muss also auf {type, select, PDF {.pdf} JPEG {.jpg oder .jpeg} other {.png}} enden.',
  'refusal.help.file.characters':
    '{field} darf keine Schrägstriche und keine unsichtbaren Zeichen enthalten.',
  'refusal.help.file.most':
    'Zu Ihrer letzten Nachricht gibt es schon {max} Dateien; mehr sind nicht möglich. Weitere können Sie Ihrer Antwort beifügen, sobald wir Ihnen geantwortet haben.',
  'refusal.help.file.a_day':
    'Sie haben in 24 Stunden {max} Dateien beigefügt; mehr sind nicht möglich. Ab {againAt} können Sie wieder eine beifügen.',
  'refusal.help.file.answered':
    'Diese Anfrage ist beantwortet: Antworten Sie zuerst, und fügen Sie die Datei dann Ihrer Antwort bei.',
  'refusal.help.over':
    'Diese Anfrage ist geschlossen, ihre Antwort kann nicht mehr geändert werden. Mit createNotification können Sie dem Mitglied schreiben.',
  'refusal.mail.none':
    'Diese Plattform verschickt keine E-Mails: Ihr Betreiber muss SMTP_URL setzen.',
  'refusal.mail.address':
    'address muss eine E-Mail-Adresse mit höchstens {max} Zeichen sein, etwa ada@example.org.',
  'refusal.mail.too_often':
    'Sie können pro Tag höchstens {max} Bestätigungs-E-Mails anfordern: Suchen Sie die bereits angeforderten in Ihrem Postfach, oder fordern Sie ab {againAt} eine neue an.',
  'refusal.notification.unknown': 'Diese Benachrichtigung gibt es nicht.',
  'refusal.notification.recipient': 'Zu dieser userId gibt es kein Mitglied.',
  'refusal.notification.type': 'type muss aus 1 bis 40 Kleinbuchstaben und Unterstrichen bestehen.',
  'refusal.notification.data': 'data darf höchstens {max} Byte JSON haben; es sind {size}.',
  'refusal.clock.which':
    'Geben Sie entweder advance an, etwa "P1M", oder to, etwa "2027-01-31": eines von beiden.',
  'refusal.clock.time':
    'to muss ein Kalendertag wie 2027-01-31 sein oder ein Zeitpunkt mit Zeitverschiebung wie 2027-01-31T09:30:00Z oder 2027-01-31T09:30:00-08:00.',
  'refusal.clock.duration':
    'advance muss eine Dauer nach ISO 8601 in Jahren, Monaten und Tagen sein, etwa P1M oder P1Y6M10D, bis zu {years} Jahren.',
  'refusal.clock.end': 'Die Uhr kann bis zum Ende des Jahres 2199 vorgestellt werden.',
  'refusal.clock.backwards':
    'Die Uhr geht nur vorwärts, und sie steht auf {after} oder ist auf dem Weg dorthin: Geben Sie einen späteren Zeitpunkt an.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
