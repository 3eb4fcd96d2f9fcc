import type { errors as english } from '../en/errors.ts'

export const errors = {
  'error.internal':
    'Auf dem Server ist ein Fehler aufgetreten; im Protokoll steht er unter der ID der Anfrage.',
  'error.unavailable':
    'Der Dienst ist vorübergehend nicht verfügbar; versuchen Sie es in einigen Sekunden noch einmal.',
  'error.outcome_unknown':
    'Die Verbindung ist abgebrochen, bevor eine Antwort kam: Die Änderung kann erfolgt sein. Senden Sie sie mit demselben idempotencyKey noch einmal, oder sehen Sie erst nach.',
  'error.made':
    'Die Änderung ist erfolgt, aber dieser Teil der Antwort konnte nicht gelesen werden. Lesen Sie ihn noch einmal; nehmen Sie die Änderung nicht ein zweites Mal vor.',
  'error.made_before':
    'Diese Änderung ist nicht erfolgt, aber eine frühere im selben Aufruf. Senden Sie nicht den ganzen Aufruf noch einmal.',
  'error.frozen':
    "Ihr Zugang ist gesperrt. Sie können weiterhin lesen, warum (`frozenAccount`, GET /frozen-account), ebenso Ihr Konto, Ihre Kredite mit ihren Zahlungsplänen, Ihre Einzahlungen und Ihre Benachrichtigungen; und Sie können einzahlen, was Sie schulden (`deposit`, POST /wallet/deposit), und es zurückzahlen (`repayLoan`, POST /loans/'{id}'/repayments).",
  'error.erased':
    'Dieses Token wurde ausgestellt, bevor die Daten seines Mitglieds gelöscht wurden, und ist deshalb nicht mehr gültig. Wenn Sie sich neu anmelden, werden Sie ein neues Mitglied.',
  'error.body.large': 'Der Inhalt ist größer als die {limit} Bytes, die hier angenommen werden.',
  'error.body.type': 'Der Inhalt muss application/json in UTF-8 sein, unkomprimiert.',
  'error.body.json': 'Der Inhalt ist kein gültiges JSON.',
  'error.body.utf8': 'Der Inhalt ist kein gültiges JSON in UTF-8.',
  'error.body.deep': 'JSON darf hier höchstens {max} Ebenen tief verschachtelt sein.',
  'error.body.duplicate': 'Ein Feld kommt im JSON zweimal vor.',
  'error.body.empty': 'Der Inhalt ist leer; erwartet wird JSON.',
  'error.body.length': 'Der Inhalt stimmt nicht mit seiner Content-Length überein.',
  'error.text.nul': 'Texte dürfen keine NUL-Zeichen enthalten.',
  'error.malformed': 'Die Anfrage ist fehlerhaft aufgebaut.',
  'error.busy.many':
    'Es warten schon zu viele Ihrer Aufrufe; warten Sie deren Antworten ab, und senden Sie diesen dann noch einmal.',
  'error.busy.long':
    'Ihre anderen Aufrufe dauern zu lange, deshalb wurde dieser nicht begonnen. Senden Sie ihn in 1 s noch einmal, oder senden Sie weniger auf einmal.',
  'error.busy.search':
    'Das hat länger gedauert als die {seconds} s, die eine Suche dauern darf. Nehmen Sie einen engeren Filter oder ein kleineres Gebiet, lassen Sie Summen und Facetten weg, oder versuchen Sie es später.',
  'error.busy.gateway': 'Der Dienst ist zurzeit ausgelastet; versuchen Sie es in 1 s noch einmal.',
  'error.rate.address':
    'Je Adresse können {limit} Punkte pro Minute verbraucht werden; versuchen Sie es in {wait} s noch einmal.',
  'error.rate.user':
    'Je Mitglied können {limit} Punkte pro Minute verbraucht werden; versuchen Sie es in {wait} s noch einmal.',
  'error.path': 'Unter diesem Pfad gibt es nichts; siehe /docs.',
  'error.method': 'Dieser Pfad unterstützt nur {allow}.',
  'error.record': 'Einen solchen Datensatz gibt es für Sie nicht.',
  'error.headers': 'Die Header sind größer als 16 KB.',
  'error.late': 'Die Anfrage ist nicht rechtzeitig angekommen.',
  'error.not_http': 'Das ist keine gültige HTTP-Anfrage.',
  'error.address':
    'Von Ihrer Adresse bestehen hier {most} Verbindungen, mehr sind nicht möglich; schließen Sie einige.',
  'error.origin':
    'Seiten von {origin} dürfen dieses Gateway nicht aufrufen: Sein Betreiber kann diesen Ursprung in CORS_ORIGINS aufnehmen.',
  'error.elsewhere':
    'Das ist nur an diesem Rechner abrufbar: als localhost, unter einem Namen, der auf .localhost endet, als 127.0.0.1, [::1] oder unter dem HOST, auf den das Gateway eingestellt ist, und nicht von einer Seite anderen Ursprungs.',
  'error.link': 'Dieser Link ist unvollständig: Öffnen Sie ihn noch einmal aus der E-Mail.',
  'error.token.expired': 'Das Token ist abgelaufen; holen Sie ein neues.',
  'error.cursor': 'Der Cursor gehört nicht zu dieser Liste; beginnen Sie ohne Cursor.',
  'error.page.both_ends': 'Verwenden Sie first oder last, nicht beide.',
  'error.page.range': 'Eine Seite hat 1 bis {max} Einträge.',
  'error.page.most': 'Eine Seite hat höchstens {max} Einträge, nicht {given}.',
  'error.nodes': 'nodes nimmt höchstens {max} IDs, nicht {given}.',
  'error.events.forgotten':
    'Ereignisse bis {forgotten} werden nicht mehr aufbewahrt: Lesen Sie die Datensätze selbst, und machen Sie dann mit after={forgotten} weiter.',
  'error.events.position':
    'after muss die Nummer eines Ereignisses sein: eine ganze Zahl von {forgotten} bis {last}.',
  'error.books.fiscal_year':
    'Ein Buchungsstapel für DATEV liegt in einem Wirtschaftsjahr: Am {begins} beginnt ein neues. Rufen Sie jedes Jahr für sich ab.',
  'error.books.decimals':
    'DATEV kennt keine Beträge in {currency}, denn diese Währung hat drei Nachkommastellen. Rufen Sie CSV ab.',
  'error.books.account':
    'Ein Buchungsstapel für DATEV hat alle Konten: Lassen Sie account weg, oder rufen Sie CSV ab.',
  'error.events.page': 'Eine Seite hat 1 bis {max} Ereignisse, nicht {given}.',
  'error.notifications.forgotten':
    'Benachrichtigungen nach diesem Cursor werden nicht mehr aufbewahrt: Lesen Sie die Liste, und abonnieren Sie dann ohne Cursor.',
  'error.live.lists':
    'Sie verfolgen so viele gefilterte Listen, wie ein Mitglied verfolgen kann; beenden Sie ein Abonnement, bevor Sie ein weiteres beginnen.',
  'error.live.areas':
    'Sie beobachten so viele Gebiete, wie ein Mitglied beobachten kann; beenden Sie ein Abonnement, bevor Sie ein weiteres beginnen.',
  'error.stopping': 'Dieses Gateway wird gerade beendet; verbinden Sie sich mit einem anderen.',
  'error.exports.own':
    'Es sind schon {max} Dateien auf dem Weg zu Ihnen; lesen Sie sie zu Ende, oder schließen Sie eine.',
  'error.exports.all':
    'Zurzeit werden zu viele Dateien erstellt; versuchen Sie es in 5 s noch einmal.',
  'error.export.pending':
    'Die Datei wird noch erstellt: Eine Benachrichtigung sagt Ihnen, wann sie bereit ist (data_export_ready).',
  'error.export.gone':
    'Die Datei wurde bereits abgerufen, oder sie wurde nicht innerhalb von 7 Tagen abgerufen. POST /data-export fordert eine neue an.',
  'error.last_event_id':
    'Last-Event-ID gehört zu keinem Ihrer Ereignisse; verbinden Sie sich ohne diesen Header.',
  'error.last_event_id.forgotten':
    'Was auf diese Last-Event-ID folgte, wird nicht mehr aufbewahrt: Verbinden Sie sich ohne sie, und rufen Sie dann GET /notifications oder GET /operator/events ab.',
  'error.live.path': 'WebSockets sind unter /graphql erreichbar.',
  'error.live.address':
    'Von Ihrer Adresse bestehen hier zu viele Verbindungen; schließen Sie einige.',
  'error.live.socket': 'Über einen Socket sind höchstens {max} Abonnements möglich.',
  'error.live.characters':
    'Ihre offenen Abonnements enthielten mehr als {max} Zeichen, mit ihren Variablen, und {each} für jeden Datensatz, den sie zeigen können; schließen Sie einige, oder fragen Sie in jedem nach weniger.',
  'error.live.connections': 'Sie haben zu viele Verbindungen offen; schließen Sie einige.',
  'error.unread.own':
    'Frühere Antworten an Sie sind noch nicht abgerufen; rufen Sie diese zuerst ab.',
  'issue.null': '{field} darf nicht null sein.',
  'issue.body': 'Der Inhalt muss ein JSON-Objekt sein.',
  'issue.object': '{field} muss ein JSON-Objekt sein.',
  'issue.required': '{field} fehlt.',
  'issue.field': '{field} ist hier kein Feld; es gibt: {known}.',
  'issue.parameter': '{field} ist hier kein Parameter; es gibt: {known}.',
  'issue.no_parameter': '{field} ist hier kein Parameter; es gibt keine.',
  'issue.read_only': '{field} wird nur vom Gateway gesetzt.',
  'issue.not_removed': '{field} kann geändert, aber nicht entfernt werden.',
  'issue.one_of': '{field} muss einer dieser Werte sein: {names}.',
  'issue.number':
    '{field} muss eine JSON-Zahl mit wenigen Nachkommastellen sein, etwa 1200.5, ohne Anführungszeichen.',
  'issue.int':
    '{field} muss eine ganze Zahl{bounded, select, yes { von {min} bis {max}} other {}} sein, nicht {kind, select, text {der Text „{given}“} other {{given}}}.',
  'issue.float': '{field} muss eine Zahl sein.',
  'issue.string': '{field} muss ein Text sein.',
  'issue.boolean': '{field} muss true oder false sein.',
  'issue.id': '{field} muss eine ID sein, als Text.',
  'issue.bbox': '{field} muss aus vier Zahlen bestehen: west,south,east,north in Grad.',
  'issue.include': 'include kann nur total sein.',
  'issue.format': '{field} muss einer dieser Werte sein: {names}.',
  'error.token.algorithm':
    'Der Algorithmus des Tokens (alg) wird hier nicht angenommen; zulässig sind {accepted}.',
  'error.token.several_keys':
    'Im Header des Tokens fehlt eine kid, die genau einen Schlüssel bezeichnet, und mehrere kommen infrage: Der Aussteller muss seine Schlüssel benennen.',
  'error.token.claim': 'Der Claim {claim} fehlt oder wird hier nicht angenommen.',
  'error.token.not_signed':
    'Das Token ist nicht mit einem Schlüssel des zugelassenen Ausstellers signiert.',
  'error.token.bound':
    'Das Token ist durch DPoP oder Mutual TLS an einen Schlüssel gebunden (Claim cnf), was hier nicht geprüft wird: Senden Sie ein Bearer-Token ohne cnf.',
  'error.token.future': 'Der Ausstellungszeitpunkt des Tokens (iat) liegt in der Zukunft.',
  'error.token.exp': 'Der Claim exp ist ungültig.',
  'error.token.sub': 'Der Claim sub muss aus 1 bis {max} druckbaren Zeichen bestehen.',
  'error.token.cell':
    'Dieses Gateway bedient die Zelle {cell}, die im Claim {claim} des Tokens nicht vorkommt: Rufen Sie das Gateway der Zelle auf, für die das Token gilt.',
  'error.token.needed':
    'Ein Token wird benötigt: Senden Sie den Header „Authorization: Bearer <token>“.',
  'error.token.scheme':
    'Der Authorization-Header muss „Bearer <token>“ lauten; ein anderes Verfahren wird nicht angenommen.',
  'error.token.header': 'Der Authorization-Header muss „Bearer <token>“ lauten.',
  'error.token.long': 'Das Token ist länger als {max} Byte.',
  'error.token.not_jwt': 'Das Token ist kein signiertes JWT.',
  'error.token.header_parameters':
    'Der Header des Tokens enthält {names}, was hier nicht angenommen wird: Senden Sie ein Token ohne diese Angabe.',
  'error.path.percent': 'Der Pfad ist fehlerhaft: Auf % müssen zwei hexadezimale Ziffern folgen.',
  'error.path.escaped':
    'Im Pfad sind Zeichen maskiert, die nicht maskiert werden dürfen: Buchstaben, Ziffern und - . _ ~ bleiben, wie sie sind.',
  'error.path.plain':
    'Angefragt werden kann nur ein Pfad wie /loans, gegebenenfalls hinter dem Host, und ohne #.',
  'error.hosts': 'Eine Anfrage muss genau einen Host-Header haben.',
  'error.unread.all':
    'Zu viele Antworten sind noch nicht abgerufen; versuchen Sie es in 1 s erneut.',
  'error.document.events':
    'Ein Abonnement antwortet mit Ereignissen: Senden Sie es mit `Accept: text/event-stream` oder über einen WebSocket (graphql-transport-ws).',
  'error.document.name': 'operationName muss ein Text sein, wenn es gesendet wird.',
  'error.document.variables': 'variables muss ein Objekt sein, wenn es gesendet wird.',
  'error.document.unnamed':
    'Das Dokument enthält keine Operation mit dem Namen in `operationName`; senden Sie den Namen einer Operation, die es enthält.',
  'error.document.several':
    'Das Dokument enthält mehrere Operationen; geben Sie in `operationName` an, welche ausgeführt werden soll.',
  'error.document.json': '{name} muss JSON sein.',
  'error.document.missing': 'Senden Sie ein Dokument als `query` oder seine `documentId`.',
  'error.document.unknown':
    'Zu dieser `documentId` gibt es kein Dokument; das Gateway kennt andere oder ältere.',
  'error.document.untrusted':
    'Angenommen werden nur Dokumente, die das Gateway kennt: Senden Sie eine `documentId`.',
  'error.live.only':
    'Hier werden nur Abonnements angenommen; für alles andere ist POST /graphql da.',
  'error.accept': 'Antworten haben den Typ {types}; lassen Sie ihn in Accept zu.',
  'error.body.patch': 'Der Inhalt muss application/json sein; nur PATCH nimmt {type} an.',
  'error.problem': 'Ein Problem dieser Art gibt es nicht; siehe /docs.',
  'error.subject':
    '{field} muss aus 1 bis 100 Buchstaben, Ziffern oder . _ @ - bestehen, etwa ada.',
  'issue.events.box':
    'bbox ist zusammen mit zoom und den Filtern erforderlich, die für die Markierungen darin gelten.',
  'issue.events.types': 'types ist nur zusammen mit topics=operator_events möglich.',
  'issue.events.positions':
    'notifications und operator_events werden jeweils nach einer eigenen Last-Event-ID fortgesetzt: Folgen Sie ihnen über zwei Verbindungen.',
  'issue.events.loans':
    'loan kann höchstens {max} Kredite nennen; folgen Sie den anderen über eine weitere Verbindung.',
  'issue.whole': '{field} muss eine ganze Zahl sein.',
  'issue.whole_to': '{field} muss eine ganze Zahl von 0 bis {max} sein.',
  'error.limit.tokens':
    '{where}Ein Dokument hat höchstens {limit} Token{found, select, none {.} many {, nicht so viele.} other {, nicht {found}.}}',
  'error.limit.depth':
    '{where}Eine Operation ist höchstens {limit} Ebenen tief{found, select, none {.} many {, nicht so tief.} other {, nicht {found}.}}',
  'error.limit.fields':
    '{where}Mit aufgelösten Fragmenten hat eine Operation höchstens {limit} Felder{found, select, none {.} many {, nicht so viele.} other {, nicht {found}.}}',
  'error.limit.spreads':
    '{where}Mit aufgelösten Fragmenten hat eine Operation höchstens {limit} Fragmente{found, select, none {.} many {, nicht so viele.} other {, nicht {found}.}}',
  'error.limit.aliases':
    '{where}Mit aufgelösten Fragmenten hat eine Operation höchstens {limit} Aliasse{found, select, none {.} many {, nicht so viele.} other {, nicht {found}.}}',
  'error.limit.directives':
    '{where}Eine Operation hat höchstens {limit} Direktiven{found, select, none {.} many {, nicht so viele.} other {, nicht {found}.}}',
  'error.limit.money':
    '{where}Eine Operation hat höchstens {limit} Feld, das Geld bewegt{found, select, none {.} many {, nicht so viele.} other {, nicht {found}.}}',
  'error.limit.page':
    '{where}Eine Liste gibt höchstens {limit} Einträge zurück{found, select, none {.} many {, nicht so viele.} other {, nicht {found}.}}',
  'error.limit.cost':
    '{where}Eine Operation kostet höchstens {limit} (für ihre Datensätze und die Suche danach){found, select, none {.} many {, nicht so viel.} other {, nicht {found}.}}',
  'error.signature':
    'Die Signatur fehlt, ist zu alt oder passt nicht zum Inhalt: Prüfen Sie den Signaturschlüssel und die Uhr.',
  'error.signature.mail':
    'Die Signatur fehlt, ist zu alt oder passt nicht zum Inhalt: Prüfen Sie MAIL_EVENT_SECRET und die Uhr.',
  'error.metrics.token':
    'Die Metriken erfordern ein eigenes Token: Der Betreiber legt es als METRICS_TOKEN fest; gesendet wird es als „Authorization: Bearer <token>“.',
  'error.metrics.remote':
    'Ohne METRICS_TOKEN sind die Metriken nur auf diesem Rechner abrufbar, und nicht über einen Proxy.',
  'error.only_sub': '{unknown} gibt es hier nicht, nur sub.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
