import type { en } from './en.ts'

export const de = {
  compare: 'In einer Tabelle vergleichen',
  'compare.table': 'Offene Kredite im Vergleich',
  'compare.loan': 'Kredit',
  'compare.amount': 'Betrag',
  'compare.place': 'Ort',
  verified: 'Kreditnehmer verifiziert',
  kmAway: '{km, number}\u00a0km entfernt',
  aMember: 'Ein Mitglied',
  youLentAmount: 'Von Ihnen: {amount}',
  youReservedAmount: 'Von Ihnen reserviert: {amount}',
  haveDefaulted:
    '{count, plural, one {Kreditnehmer einmal ausgefallen} other {Kreditnehmer #-mal ausgefallen}}',
  notApplied: 'Nicht berücksichtigt. {works}',
  searches: 'Gespeicherte Suchen',
  'searches.save': 'Diese Suche speichern',
  'searches.name': 'Name',
  'searches.nameMissing': 'Geben Sie ihr einen Namen, etwa „Bäckereien in der Nähe“.',
  'searches.tells': 'Mich über jeden neuen passenden Kredit informieren',
  'searches.saved': '„{name}“ ist gespeichert.',
  'searches.saved.tells':
    '„{name}“ ist gespeichert: Sie erfahren von jedem neuen Kredit, der dazu passt.',
  'searches.what':
    'Eine Suche legt kein Geld an. Jede kann Sie über neue Kredite informieren; passt einer zu mehreren, erfahren Sie es nur einmal.',
  'searches.all': 'Alle Kredite',
  'searches.none': 'Sie haben noch keine Suche gespeichert',
  'searches.none.hint':
    'Filtern Sie die <link>offenen Kredite</link> und speichern Sie unter einem Namen, wonach Sie suchen.',
  'searches.rename': 'Umbenennen',
  'searches.delete': 'Löschen',
  'searches.delete.yes': 'Ja, „{name}“ löschen',
  'searches.delete.no': 'Behalten',
  'searches.deleted': '„{name}“ ist gelöscht.',
  'searches.order': 'Nach diesen Kriterien automatisch anlegen',
  'looksFor.q': '„{q}“',
  'looksFor.verified': 'nur bestätigte Kreditnehmer',
  'looksFor.minRate': 'mindestens {value}\u00a0%',
  'looksFor.maxRate': 'höchstens {value}\u00a0%',
  'looksFor.minMonths': 'mindestens {value} Monate',
  'looksFor.maxMonths': 'höchstens {value} Monate',
  'looksFor.minAmount': 'ab {value}',
  'looksFor.maxAmount': 'bis {value}',
  'looksFor.maxDistanceKm': 'im Umkreis von {value}\u00a0km',
  afterFees: '{rate} nach Gebühren',
  afterLosses: 'etwa {rate} im Jahr nach erwarteten Ausfällen',
  stillNeeded: '<b>{amount}</b> <soft>von {asked} noch benötigt</soft>',
  raised: '<b>{amount}</b> <soft>von {asked} finanziert</soft>',
  funded: 'Finanziert',
  closed: 'Geschlossen',
  'noPlace.limit':
    'Entfernungen sind nicht bekannt: <link>Geben Sie Ihren Ort an</link>, dann werden Kredite in Ihrer Nähe gefunden.',
  noPlace:
    'Was ist in Ihrer Nähe? <link>Geben Sie Ihren Ort an</link>, dann stehen Kredite in Ihrer Nähe zuerst.',
  'sort.MATCH': 'Passt am besten',
  'sort.RATE': 'Höchster Zinssatz',
  'sort.TERM': 'Kürzeste Laufzeit',
  'sort.EXPIRING': 'Endet zuerst',
  'sort.FUNDED_PERCENT': 'Am weitesten finanziert',
  'sort.NEWEST': 'Neueste',
  'sort.DISTANCE': 'Am nächsten',
  wholeExample: 'Geben Sie eine ganze Zahl ein, zum Beispiel 24.',
  percentExample: 'Geben Sie einen Prozentsatz ein, zum Beispiel 7,5.',
  'limit.minRate': 'Zinssatz ab (%)',
  'limit.maxRate': 'Zinssatz bis (%)',
  'limit.minMonths': 'Laufzeit ab (Monate)',
  'limit.maxMonths': 'Laufzeit bis (Monate)',
  'limit.minAmount': 'Gewünschter Betrag ab',
  'limit.maxAmount': 'Gewünschter Betrag bis',
  'limit.maxDistanceKm': 'Entfernung bis (km)',
  'limit.crossed': 'Kein Kredit kann passen: Das liegt unter „{lower}“.',
  'limit.minInterestRate': 'Zinssatz ab (%)',
  'limit.maxTermMonths': 'Laufzeit bis (Monate)',
  'limit.autoInvestMaxPerLoan': 'Höchstens je Kredit, in {currency}',
  'limit.autoInvestMaxPerBorrower': 'Höchstens je Kreditnehmer, in {currency}',
  'limit.autoInvestBudget': 'Höchstens insgesamt, in {currency}',
  'limit.autoInvestReserve': 'Auf dem Konto lassen, in {currency}',
  'limit.autoInvestPauseHours': 'Bei neuen Kreditnehmern warten (Stunden)',
  risk: 'Risiko',
  purpose: 'Verwendungszweck',
  filters: 'Filter',
  words: 'Suchen',
  wordsExample: 'Solar, ein Ort, ein Name …',
  invest: 'Anlegen',
  investing: 'Wird angelegt …',
  investAmount: '{amount} anlegen',
  'sure.what': 'Sie legen {amount} in „{title}“ an, zu {rate} im Jahr.',
  'sure.left': 'Danach sind auf Ihrem Konto {left} verfügbar.',
  'sure.notScored':
    'Dieser Kredit hat keine Risikostufe: Die Plattform konnte ihn nicht einstufen.',
  'sure.notVerified': 'Die Identität des Kreditnehmers ist nicht bestätigt.',
  'takeBack.until':
    'Sie können die Anlage in Ihrem Portfolio bis {time} ohne Angabe von Gründen zurücknehmen. Danach kommt das Geld zurück, wenn der Kreditnehmer zahlt oder wenn der Kredit bis zum {day} nicht vollständig finanziert ist.',
  'takeBack.open':
    'Sie können die Anlage in Ihrem Portfolio zurücknehmen, solange der Kredit offen ist: bis er vollständig finanziert ist, längstens bis zum {day}. Ist er bis dahin vollständig finanziert, kommt das Geld zurück, wenn der Kreditnehmer zahlt; sonst bekommen Sie es dann wieder.',
  'takeBack.both':
    'Bis {time} können Sie die Anlage in Ihrem Portfolio auf jeden Fall zurücknehmen, danach nur, solange der Kredit noch offen ist, längstens bis zum {day}. Später kommt das Geld zurück, wenn der Kreditnehmer zahlt oder wenn der Kredit nicht vollständig finanziert wird.',
  'takeBack.never':
    'Die Anlage lässt sich nicht zurücknehmen: Sie bekommen das Geld wieder, wenn der Kreditnehmer zahlt oder wenn der Kredit bis zum {day} nicht vollständig finanziert ist.',
  'sure.yes': 'Ja, {amount} anlegen',
  'sure.no': 'Noch nicht',
  atLeast: 'In diesem Kredit können Sie ab {minimum} anlegen.',
  moreThanAvailable: 'Verfügbar sind {most}.',
  moreThanNeeded: 'Der Kredit braucht noch {most}: Mehr können Sie nicht anlegen.',
  investMore: 'Weiter anlegen',
  'invested.paidOut':
    'Sie haben {amount} bei {known, select, yes {{name}} other {dem Kreditnehmer}} angelegt. Der Kredit ist vollständig finanziert und ausgezahlt. <link>Im Portfolio ansehen</link>',
  'invested.full':
    'Für {known, select, yes {den Kredit von {name}} other {diesen Kredit}} sind Ihre {amount} reserviert. Er ist vollständig finanziert und wird ausgezahlt. <link>Im Portfolio ansehen</link>',
  invested:
    'Für {known, select, yes {den Kredit von {name}} other {diesen Kredit}} sind Ihre {amount} reserviert, bis er vollständig finanziert ist. <link>Im Portfolio ansehen</link>',
  theBorrower: 'dem Kreditnehmer',
  amountIn: 'Betrag in {currency}',
  availableAmount: '{available} verfügbar',
  availableFrom: '{available} verfügbar, ab {minimum}',
  ownLoan: 'Das ist Ihr eigener Kredit',
  'ownLoan.hint': 'Andere können hier Geld anlegen. Sie können in allen anderen Krediten anlegen.',
  'ownLoan.closed':
    'Zurzeit kann niemand hier Geld anlegen. Sie können in allen anderen Krediten anlegen.',
  'ownLoan.page': 'Zu Ihrer Seite dieses Kredits',
  seeWhatIsOpen: 'Offene Kredite ansehen',
  closedLoan: 'In diesem Kredit können Sie nicht mehr anlegen',
  pausedLoan: 'In diesem Kredit können Sie zurzeit nicht anlegen',
  'pausedLoan.hint': 'Vielleicht ist es später wieder möglich.',
  'closed.DRAFT': 'Der Kredit ist jetzt ein Entwurf.',
  'closed.SUBMITTED': 'Der Kredit wird jetzt geprüft.',
  'closed.FUNDED':
    'Er ist vollständig finanziert und wird in Kürze an den Kreditnehmer ausgezahlt.',
  'closed.ACTIVE':
    'Er ist vollständig finanziert: Der Kreditnehmer hat das Geld und soll es Monat für Monat zurückzahlen.',
  'closed.ACTIVE.late':
    '{days, plural, one {Der Kreditnehmer hat das Geld und ist seit # Tag mit einer Rate im Verzug.} other {Der Kreditnehmer hat das Geld und ist seit # Tagen mit einer Rate im Verzug.}}',
  'closed.REPAID': 'Der Kreditnehmer hat alles zurückgezahlt.',
  'closed.DEFAULTED': 'Er wurde nicht rechtzeitig zurückgezahlt.',
  'closed.DEFAULTED.repaid': 'Er fiel aus und wurde danach vollständig zurückgezahlt.',
  'closed.CANCELLED': 'Er wurde zurückgezogen; die Anleger haben ihr Geld zurück.',
  'closed.EXPIRED':
    'Er konnte nicht rechtzeitig ausgezahlt werden; die Anleger haben ihr Geld zurück.',
  loading: 'Wird geladen …',
  notLoaded: 'Die Kredite konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  noneMatches: 'Kein offener Kredit passt zu Ihrer Suche',
  'noneMatches.spelling':
    'Gefunden wird nur, was genauso geschrieben ist; Akzente spielen keine Rolle. Die ersten Buchstaben eines Wortes genügen: „bäck“ findet auch Bäckereien.',
  clearTheFilters:
    '{what, select, search {Suche zurücksetzen} filters {Filter zurücksetzen} other {Suche und Filter zurücksetzen}}',
  noneOpen: 'Zurzeit ist kein Kredit offen',
  'noneOpen.hint':
    'Ein <link>Anlageauftrag</link> legt für Sie an, sobald einer veröffentlicht wird.',
  onlyBorrows: 'Bisher nehmen Sie nur Kredite auf',
  'onlyBorrows.hint': 'Laut Ihrem Profil legen Sie kein Geld an. Sie können beides.',
  lendToo: 'Auch anlegen',
  opportunities: 'Anlagemöglichkeiten',
  portfolio: 'Portfolio',
  map: 'Karte',
  toInvestIn:
    '{count, plural, one {# Kredit, in dem Sie anlegen können} other {# Kredite, in denen Sie anlegen können}}',
  showLoans:
    '{count, plural, =0 {Kein Kredit passt} one {# Kredit anzeigen} other {# Kredite anzeigen}}',
  'showLoans.more': 'Mehr als {count, number} Kredite anzeigen',
  'showLoans.some': 'Kredite anzeigen',
  newer: 'Seitdem {count, plural, one {wurde # Kredit} other {wurden # Kredite}} veröffentlicht.',
  'newer.show': '{count, plural, one {Anzeigen} other {Alle anzeigen}}',
  'toInvestIn.more':
    '{count, plural, one {Mindestens # Kredit, in dem Sie anlegen können} other {Mindestens # Kredite, in denen Sie anlegen können}}',
  noSuchLoan: 'Diesen Kredit gibt es nicht, oder Sie dürfen ihn nicht sehen',
  'others.running':
    '{count, plural, =0 {Dieses Mitglied hat keinen weiteren laufenden Kredit.} one {Dieses Mitglied hat # weiteren laufenden Kredit über {amount}.} other {Dieses Mitglied hat # weitere laufende Kredite über zusammen {amount}.}}',
  'others.asked':
    '{count, plural, =0 {Weitere Kreditanfragen gibt es nicht.} one {# weitere Kreditanfrage ist noch nicht ausgezahlt: {amount}.} other {# weitere Kreditanfragen sind noch nicht ausgezahlt: {amount}.}}',
  'others.defaulted':
    '{count, plural, one {# weiterer Kredit dieses Mitglieds über {amount} ist ausgefallen.} other {# weitere Kredite dieses Mitglieds über insgesamt {amount} sind ausgefallen.}}',
  'others.isInDefault': 'ausgefallen',
  'others.more': 'Es gibt noch mehr: Dies sind die neuesten 100.',
  'others.which': 'Welche Kredite',
  'others.runs': 'läuft',
  'others.asks': 'angefragt, noch nicht ausgezahlt',
  theBorrowerOf: 'Kreditnehmer: {name}',
  riskOfIt: 'Wie riskant er ist',
  'risk.means.LOW':
    'Die Bonität liegt bei 700 Punkten oder mehr, und eine Rate nimmt höchstens ein Fünftel des Einkommens in Anspruch.',
  'risk.means.MEDIUM':
    'Bonität und Einkommen liegen zwischen denen eines geringen und eines hohen Risikos.',
  'risk.means.HIGH':
    'Die Bonität liegt unter 580 Punkten, oder eine Rate nimmt mehr als zwei Fünftel des Einkommens in Anspruch.',
  'risk.means.none':
    'Die Plattform konnte ihn nicht einstufen: Bonität oder Einkommen sind nicht bekannt.',
  'risk.ofThisLoan':
    'Gezählt wird nur die Rate dieses Kredits: Was der Kreditnehmer für andere Kredite zahlt, hier oder anderswo, zählt nicht.',
  'risk.past':
    '{defaulted, plural, =0 {Von den {paidOut, number} Krediten dieses Risikos, die hier ausgezahlt wurden, ist bisher keiner ausgefallen} one {Von den {paidOut, number} Krediten dieses Risikos, die hier ausgezahlt wurden, ist bisher # ausgefallen} other {Von den {paidOut, number} Krediten dieses Risikos, die hier ausgezahlt wurden, sind bisher # ausgefallen}}{own, select, yes {, dieser eingeschlossen} other {}}.',
  'risk.lateNow':
    '{lateNow, plural, =0 {Von den übrigen ist zurzeit keiner im Verzug} one {Von den übrigen ist zurzeit # im Verzug} other {Von den übrigen sind zurzeit # im Verzug}}, {bookLate, plural, =0 {und auch von allen {book, number} hier ausgezahlten Krediten keiner} one {von allen {book, number} hier ausgezahlten Krediten ist es #} other {von allen {book, number} hier ausgezahlten Krediten sind es #}}.',
  'risk.besides':
    'Diese Stufe berücksichtigt nicht, dass ein anderer Kredit dieses Kreditnehmers ausgefallen ist: Sehen Sie sich an, wie er bisher gezahlt hat. Anlageaufträge lassen solche Kredite aus.',
  'risk.loss': 'Jährlicher Verlust, wenn er wie diese Kredite läuft',
  returnIfRepaid: 'Jährliche Rendite bei Rückzahlung',
  'returnIfRepaid.fee':
    'Jährliche Rendite bei Rückzahlung, nach der Gebühr der Plattform von {fee} der Zinsen',
  returnAfterLoss: 'Jährliche Rendite nach dem Verlust',
  'returnAfterLoss.fee': 'Jährliche Rendite nach dieser Gebühr und dem Verlust',
  'risk.average':
    'Der Verlust ist der Anteil solcher Kredite, der in einem durchschnittlichen Jahr ausfällt, als käme davon nichts mehr herein. Dieser Kredit kann besser oder schlechter laufen.',
  'risk.restsOn':
    'Die Angabe beruht auf {count, plural, one {# Kredit} other {# Krediten}}{few, select, yes {; das sind wenige: Schon ein Ausfall mehr oder weniger würde sie stark verändern} other {}}.',
  'risk.unknown':
    'Wie viel Rendite Verluste kosten würden, lässt sich noch nicht sagen: Gezählt wird über ganze Kalenderjahre, und zu Beginn der bisherigen Jahre liefen weniger als fünf Kredite dieses Risikos. Das nächste Mal wird am {day} gezählt. Rechnen Sie bis dahin mit weniger als der vollen Rendite.',
  exposure:
    '{had, select, someNow {Sie haben {before} bei {name}: {share} Ihrer {whole} hier.} noneNow {Bei {name} haben Sie noch nichts.} some {Sie haben {before} bei {name}. Danach sind es {after}: {share} Ihrer {whole} hier.} other {Danach sind {after} bei {name}: {share} Ihrer {whole} hier.}}',
  'exposure.level':
    '{when, select, now {{share} Ihres Geldes hier liegen in Krediten {risk, select, LOW {mit niedrigem Risiko} MEDIUM {mit mittlerem Risiko} HIGH {mit hohem Risiko} other {ohne Risikostufe}}.} other {{share} Ihres Geldes hier liegen dann in Krediten {risk, select, LOW {mit niedrigem Risiko} MEDIUM {mit mittlerem Risiko} HIGH {mit hohem Risiko} other {ohne Risikostufe}}.}}',
  'exposure.high':
    '{elsewhere, select, yes {Das wären {share} von allem, was Sie hier haben, bei einem Kreditnehmer.} other {Das wären {share} von allem, was Sie hier haben, in einem Kredit.}} Wird nicht zurückgezahlt, können Sie alles davon verlieren.',
  monthByMonth: 'Monat für Monat',
  rateAYear: 'Zinssatz pro Jahr',
  term: 'Laufzeit',
  borrowersApr:
    '{method, select, eu {Effektiver Jahreszins für den Kreditnehmer, mit Gebühr} other {Effektiver Jahreszins nach US-Recht (APR) für den Kreditnehmer, mit Gebühr}}',
  'borrowersApr.noFee':
    '{method, select, eu {Effektiver Jahreszins für den Kreditnehmer} other {Effektiver Jahreszins nach US-Recht (APR) für den Kreditnehmer}}',
  noPreferences:
    'Sagen Sie in Ihrem <link>Anlageauftrag</link>, was Sie suchen, dann zeigt jeder Kredit, wie gut er passt. Eingeschaltet sein muss der Auftrag dafür nicht.',
  loosen: 'Lockern Sie eine Grenze, dann erscheinen hier passende Kredite.',
  nothingAffordable:
    'Mit den verfügbaren {available} könnte er nichts anlegen. <link>Zahlen Sie Geld auf Ihr Konto ein</link>, oder erhöhen Sie den Betrag je Kredit.',
  reserveTakesAll:
    'Sie lassen {kept} auf dem Konto, verfügbar sind {available}: Zum Anlegen {some, select, yes {bleiben {left}, weniger als der kleinste Anlagebetrag von {least}} other {bleibt nichts}}. Lassen Sie weniger auf dem Konto, oder zahlen Sie Geld ein.',
  'reserve.leavesTooLittle':
    'Verfügbar sind jetzt {available}. Damit legt der Auftrag nichts an, bis mehr Geld auf das Konto kommt.',
  'order.belowLeast':
    'Damit kann ein Auftrag nichts anlegen: Der kleinste Anlagebetrag ist {least}.',
  'nothingAffordable.part':
    'Er darf {usable} der verfügbaren {available} verwenden und könnte damit nichts anlegen. Erhöhen Sie den Höchstbetrag insgesamt oder je Kredit, oder lassen Sie weniger auf dem Konto.',
  togetherOf: 'Zusammen, von verfügbaren {available}',
  'togetherOf.part': 'Zusammen, von {usable}, die er verwenden darf; verfügbar sind {available}',
  'order.on': 'Ihr Anlageauftrag ist aktiv',
  'order.stop': 'Auftrag beenden',
  'order.tells': 'Sie erfahren von neuen Krediten wie diesen',
  'order.changedElsewhere': 'Ihr Anlageauftrag wurde inzwischen geändert.',
  'switch.on': 'an',
  'switch.off': 'aus',
  'order.leavesOut':
    'Ein Anlageauftrag kennt keinen höchsten Zinssatz und keine kürzeste Laufzeit: Diese Grenzen Ihrer Suche gelten für ihn nicht.',
  'order.give': 'Anlageauftrag erteilen',
  'order.what':
    'Ein Anlageauftrag legt für Sie an: in jedem Kredit, der von nun an veröffentlicht wird und alles unten erfüllt, außer bei Kreditnehmern, bei denen schon ein Kredit ausgefallen ist. Er kann Ihnen solche Kredite auch nur melden, ohne anzulegen. Sie können ihn jederzeit beenden.',
  'made.title': 'Was er bisher angelegt hat',
  made: 'Seit dem {day} hat er <b>{amount}</b> in {count, plural, one {# Kredit} other {# Krediten}} angelegt.',
  'made.none': 'Er hat noch nichts angelegt.',
  'made.allGivenBack':
    'Er hat bisher {amount} in {count, plural, one {# Kredit} other {# Krediten}} angelegt; alles davon haben Sie zurückerhalten.',
  'made.alsoGivenBack': 'Weitere {amount} waren angelegt; Sie haben sie zurückerhalten.',
  'made.pending': 'Reserviert, noch nicht ausgezahlt',
  'made.outstanding': 'Noch ausstehend',
  'made.defaulted': 'Ausgefallen',
  'made.repaid': 'Tilgung erhalten',
  'made.earned': 'Zinsen erhalten',
  'made.limits': 'Seine Grenzen',
  'made.perLoan': 'Höchstens je Kredit',
  'made.perBorrower': 'Höchstens je Kreditnehmer',
  'made.budget': 'Höchstens insgesamt',
  'made.noBudget': 'keine Grenze',
  'made.budgetLeft': 'Davon noch frei',
  'made.reserve': 'Bleibt auf dem Konto',
  'made.newest': 'Seine neuesten Anlagen',
  'made.state.PENDING': 'reserviert, noch nicht ausgezahlt',
  'made.state.REPAID': 'zurückgezahlt',
  'made.state.DEFAULTED': 'ausgefallen',
  'made.state.CANCELLED': 'zurückerhalten',
  'made.all': 'Alle seine Anlagen',
  onceInEachLoan: 'Einmal in jedem Kredit. Was Sie selbst angelegt haben, zählt mit',
  inAllTheirLoans:
    'In allen Krediten eines Kreditnehmers zusammen. Was Sie selbst angelegt haben, zählt mit. Leer: wie je Kredit',
  borrowerLimits:
    'Die Grenze je Kreditnehmer ist niedriger als die je Kredit. Deshalb fließt in keinen Kredit mehr als die Grenze je Kreditnehmer.',
  unsaved: 'Ihre Eingaben für den Anlageauftrag sind nicht gespeichert. Seite verlassen?',
  'unsaved.stay': 'Bleiben',
  'unsaved.leave': 'Ohne Speichern verlassen',
  outAtOnce: 'Was noch nicht zurückgeflossen ist. Leer: keine Grenze',
  staysInWallet: 'Vom verfügbaren Geld. Leer: nichts',
  othersLookFirst: 'So lange haben andere Anleger Vorrang. Leer: keine Wartezeit',
  'empty.any': 'Leer: beliebig',
  'empty.anyAmount': 'Leer: Kredite in jeder Höhe',
  'empty.anywhere': 'Leer: überall',
  noneTickedAny: 'nichts gewählt: alle',
  'noneTickedAny.risk': 'nichts gewählt: alle, auch Kredite ohne Risikostufe',
  'order.goesOn': 'Er läuft weiter, bis Sie speichern.',
  'order.begins': 'Er beginnt erst, wenn Sie speichern.',
  'redirect.title': 'Diese Suche würde ändern, wo Ihr Anlageauftrag anlegt',
  'redirect.why':
    'Ihr Anlageauftrag ist aktiv und hat andere Kriterien als diese Suche. Er bleibt, wie er ist, wenn Sie nichts anderes wählen.',
  'redirect.criteria': 'Kriterien',
  'redirect.kept': 'Ihr Anlageauftrag jetzt',
  'redirect.wanted': 'Ihre Suche',
  'redirect.borrowers': 'Kreditnehmer',
  'redirect.verified': 'nur bestätigte',
  'redirect.any': 'beliebig',
  'redirect.choice': 'Was soll Ihr Anlageauftrag tun?',
  'redirect.keep': 'Weiterlaufen wie bisher',
  'redirect.take': 'Von nun an nach den Kriterien der Suche anlegen',
  'redirect.begins':
    'Wenn Sie speichern, legt Ihr Anlageauftrag nach diesen Kriterien an statt nach den bisherigen.',
  'redirect.save': 'Speichern und nach den neuen Kriterien anlegen',
  save: 'Speichern',
  'preview.title': 'Passende Kredite',
  'preview.short':
    '{all, plural, =0 {Zurzeit ist kein Kredit offen.} other {Offene Kredite, die passen: {count, number} von {all, number}.}}',
  'preview.see': 'Ansehen, welche',
  preview:
    '{all, plural, =0 {Zurzeit ist kein Kredit offen.} other {{count, plural, one {<b>#</b> von {all, number} offenen Krediten passt.} other {<b>#</b> von {all, number} offenen Krediten passen.}}}}',
  'preview.more':
    '{count, plural, one {<b>#</b> von mehr als {all, number} offenen Krediten passt.} other {<b>#</b> von mehr als {all, number} offenen Krediten passen.}}',
  'preview.lately':
    'In den letzten 30 Tagen hätten {matched, number} von {all, number} veröffentlichten Krediten gepasst. Mit dem jetzt verfügbaren Geld wären <b>{amount}</b> in {count, plural, one {# Kredit} other {# Kredite}} angelegt worden.',
  'preview.latelyMatched':
    'In den letzten 30 Tagen hätten <b>{matched, number}</b> von {all, number} veröffentlichten Krediten gepasst.',
  'preview.hint':
    'Geben Sie an, wie viel er in jedem Kredit anlegen darf, um zu sehen, wohin das Geld ginge.',
  'preview.had':
    '{count, plural, one {# davon fehlt hier: Ihr Anlageauftrag hat darin schon angelegt, oder eine Anlage von Ihnen darin wurde zurückgenommen. Ein Anlageauftrag legt in jedem Kredit nur einmal an.} other {# davon fehlen hier: Ihr Anlageauftrag hat darin schon angelegt, oder Anlagen von Ihnen darin wurden zurückgenommen. Ein Anlageauftrag legt in jedem Kredit nur einmal an.}}',
  'preview.ifPublished':
    'Diese Kredite sind schon offen; Ihr Anlageauftrag legt nichts in ihnen an, sondern nur in Krediten, die nach dem Speichern veröffentlicht werden. Das würde er tun, wenn sie jetzt veröffentlicht würden, die neuesten zuerst:',
  'preview.latelyMore':
    'Diese {invested} sind mehr als die {usable}, die er jetzt verwenden darf: Die Vorschau tut so, als hätte der Anlageauftrag vor 30 Tagen ohne jede Anlage begonnen. Was er inzwischen angelegt hat oder Sie nach der Veröffentlichung eines Kredits selbst angelegt haben, zählt darin nicht zu seinen Grenzen.',
  'preview.latelyNot':
    '{some, select, yes {In {count, plural, one {den anderen Kredit} other {die anderen # Kredite}} hätte er nichts angelegt} other {Er hätte in {count, plural, one {diesem Kredit} other {keinem davon}} {count, plural, one {nichts } other {}}angelegt}}: Eine Ihrer Grenzen war erreicht, ihr Rest war weniger, als der Kredit annimmt, oder das Geld war aufgebraucht.',
  'buys.more': '{count, plural, one {und # weiterer} other {und # weitere}}',
  'passed.bought':
    '{count, plural, =0 {Kein Kredit bekäme Geld.} one {# Kredit bekäme Geld.} other {# Kredite bekämen Geld.}}',
  'passed.borrower':
    '{count, plural, one {# bekäme nichts: Der Höchstbetrag für seinen Kreditnehmer ist erreicht.} other {# bekämen nichts: Die Höchstbeträge für ihre Kreditnehmer sind erreicht.}}',
  'passed.loan':
    '{count, plural, one {# bekäme nichts: Von Ihrem Höchstbetrag je Kredit ist weniger übrig als sein Mindestbetrag.} other {# bekämen nichts: Von Ihrem Höchstbetrag je Kredit ist weniger übrig als ihr Mindestbetrag.}}',
  'passed.money':
    '{count, plural, one {# bekäme nichts: Das Geld ist aufgebraucht.} other {# bekämen nichts: Das Geld ist aufgebraucht.}}',
  'passed.unseen':
    '{count, plural, one {# älterer passender Kredit ist hier nicht berücksichtigt.} other {# ältere passende Kredite sind hier nicht berücksichtigt.}}',
  'saved.on': 'Ihr Anlageauftrag ist aktiv.',
  'saved.changed': 'Gespeichert: Ihr Anlageauftrag läuft mit diesen Kriterien weiter.',
  'saved.stopped': 'Ihr Anlageauftrag ist beendet: Er legt nichts mehr an.',
  'saved.stopped.tells':
    'Ihr Anlageauftrag ist beendet: Er legt nichts mehr an, aber Sie erfahren von jedem neuen Kredit, der passt.',
  'saved.off': 'Gespeichert; er ist nicht aktiv.',
  'saved.tells':
    'Gespeichert: Er legt nichts an, aber Sie erfahren von jedem neuen Kredit, der passt.',
  perLoanExample: 'Geben Sie an, wie viel er in jedem Kredit anlegen darf, zum Beispiel 50.',
  yourPart: 'Ihr Anteil',
  youLent: 'Angelegt',
  repaidToYou: 'An Sie zurückgezahlt',
  stillOwedToYou: 'Noch ausstehend',
  interestEarned: 'Erhaltene Zinsen nach Gebühren',
  lateCharges: 'Erhaltene Verzugskosten',
  youPutIn: 'Angelegt',
  changesOfThePlan: 'Änderungen des Zahlungsplans',
  seeAll: 'Alle Ihre Anlagen ansehen',
  'part.sinceDefault': 'Davon seit dem Ausfall',
  'part.lost': 'Verloren: abgeschrieben',
  'part.result': 'Ergebnis bisher',
  'part.held':
    'Auf Ihrem Konto reserviert, bis der Kredit vollständig finanziert ist; dann geht das Geld an den Kreditnehmer. Wird der Kredit nicht rechtzeitig finanziert, ist es wieder frei.',
  'part.cancelled': 'Sie haben die Anlage zurückgenommen: Ihr Geld ist wieder verfügbar.',
  'part.notFunded':
    'Der Kredit wurde nicht finanziert: Ihr Geld ist auf Ihrem Konto wieder verfügbar.',
  'part.repaid': 'Der Kreditnehmer hat alles zurückgezahlt.',
  'part.late':
    '{days, plural, one {An den Kreditnehmer ausgezahlt, der seit # Tag mit einer Rate im Verzug ist.} other {An den Kreditnehmer ausgezahlt, der seit # Tagen mit einer Rate im Verzug ist.}}',
  'part.late.paused':
    'Die Plattform hat den Zahlungsplan bis zum {until} pausiert: Bis dahin werden keine Zinsen berechnet, und die Tage zählen nicht als Verzug.',
  'part.late.default':
    'Ist sie am {on} noch offen, gilt der Kredit als ausgefallen: Dann ist alles auf einmal fällig.',
  'part.late.default.now': 'Der Kredit kann jeden Tag ausfallen: Dann ist alles auf einmal fällig.',
  'part.active.next':
    'An den Kreditnehmer ausgezahlt; der Kredit wird zurückgezahlt. Die nächste Rate ist am {due} fällig; davon gehen {share} an Sie, nach Gebühren.',
  'part.active.since':
    'An den Kreditnehmer ausgezahlt; der Kredit wird zurückgezahlt. Eine Rate ist seit dem {due} fällig; davon gehen {share} an Sie, nach Gebühren.',
  'part.active': 'An den Kreditnehmer ausgezahlt; der Kredit wird zurückgezahlt.',
  'part.defaulted': 'Der Kreditnehmer hat nicht rechtzeitig zurückgezahlt.',
  sentence: '{text}.',
  'part.writtenOff':
    'Was noch aussteht, ist abgeschrieben; Ihr Anteil an allem, was noch eingeht, kommt auf Ihr Konto.',
  'part.stillOwed':
    'Der Rest steht Ihnen weiterhin zu: Ihr Anteil an allem, was zurückgezahlt wird, kommt auf Ihr Konto.',
  'part.next':
    'Die Plattform treibt es weiter ein; Sie müssen nichts tun. Ist nichts mehr zu erwarten, wird der Rest abgeschrieben und ist Ihr Verlust.',
  coming: 'Was zu Ihnen kommt',
  'coming.ifPaidToday': 'Wenn heute gezahlt wird, was überfällig ist, und alles andere pünktlich.',
  'coming.amount': 'Noch zu erwarten, nach Gebühren',
  'coming.interest': 'Davon Zinsen',
  'coming.last': 'Letzte Zahlung',
  'coming.chart': 'Zahlung für Zahlung',
  'coming.asTable': 'Als Tabelle',
  'coming.table': 'Was zu Ihnen kommt, als Tabelle',
  'coming.day': 'Tag',
  'coming.received': 'Erhalten',
  'lateCharges.short': 'Verzugskosten',
  'coming.comes': 'An Sie, nach Gebühren',
  'coming.principal': 'Tilgung',
  'coming.state': 'Stand',
  'coming.sum': 'Insgesamt',
  ifLate: 'Bei verspäteter Zahlung',
  'ifLate.charges':
    '{to, select, platform {Mahngebühren erhält die Plattform{penalty, select, yes {, Verzugszinsen erhalten die Anleger} other {}}.} other {Was dafür berechnet wird, erhalten die Anleger, im Verhältnis zu ihren Anlagen.}}',
  'ifLate.then':
    'Um überfällige Zahlungen kümmert sich die Plattform; Sie müssen nichts tun. {days, plural, one {Ab # Tag Verzug} other {Ab # Tagen Verzug}} kann der Kredit ausfallen: Dann wird alles sofort fällig, und Ihr Anteil an allem, was noch eingeht, geht an Sie.',
  happened: 'Was bisher geschah',
  'happened.published': 'Veröffentlicht',
  'happened.funded': 'Voll finanziert',
  'happened.paidOut': 'Ausgezahlt',
  'happened.late': 'Im Verzug seit',
  'happened.default': 'Ausgefallen am',
  'happened.writtenOff': 'Abgeschrieben',
  'happened.recovered': 'Bisher eingegangen, für alle Anleger',
  whatItBrings: 'Was {amount} einbringen',
  about: 'etwa {amount}',
  interest: 'Zinsen',
  platformsFee: 'Gebühr der Plattform, {share} davon',
  youEarnAfterFees: 'Ihr Ertrag nach Gebühren',
  youEarnAfterLosses: 'Nach den Verlusten seiner Risikostufe',
  youEarn: 'Ihr Ertrag',
  aYearAfterFees: 'Pro Jahr nach Gebühren',
  aYear: 'Pro Jahr',
  eachMonth: 'Jeden Monat, im Durchschnitt',
  paidBack: 'An Sie zurückgezahlt, aufsummiert',
  'quote.example': 'Ein Beispiel: Geben Sie oben einen Betrag ein, dann steht hier Ihrer.',
  'quote.toYou': 'An Sie',
  'quote.interestAfterFees': 'Zinsen nach Gebühren',
  'quote.if':
    'Wenn der Kredit heute ausgezahlt und pünktlich zurückgezahlt wird. Verluste sind nicht eingerechnet.',
  'quote.if.noFee':
    'Wenn der Kredit heute ausgezahlt und pünktlich zurückgezahlt wird. Verluste sind nicht eingerechnet. Die Plattform erhebt keine Gebühr auf Zinsen.',
  'quote.losses':
    'Die Verluste seiner Risikostufe sind der Anteil der Kredite derselben Stufe, der hier in einem durchschnittlichen Jahr ausfällt, wenn nichts davon zurückkommt.',
  match:
    '{missed, plural, =0 {Erfüllt alle Ihre Kriterien} other {Erfüllt {met, number} Ihrer {all, number} Kriterien}}',
  'match.met': 'Erfüllt:',
  'match.missed': 'Nicht erfüllt:',
  'match.means':
    'Es zählen nur die Kriterien, die Sie festgelegt haben. Zuerst kommen die Kredite, die alle erfüllen, dann die, die ihnen nahekommen. Ein Anlageauftrag legt nur in Krediten an, die alle erfüllen, und nie, wenn bei dem Kreditnehmer schon ein Kredit ausgefallen ist.',
  why: 'Warum?',
  investInstead: 'Stattdessen {amount} anlegen',
  addToYourWallet: '{amount} auf Ihr Konto einzahlen',
  'risk.of':
    '{risk, select, LOW {Geringes Risiko} MEDIUM {Mittleres Risiko} HIGH {Hohes Risiko} other {Risiko}}',
  'risk.was':
    '{risk, select, LOW {Geringes Risiko bei Veröffentlichung} MEDIUM {Mittleres Risiko bei Veröffentlichung} HIGH {Hohes Risiko bei Veröffentlichung} other {Risiko bei Veröffentlichung}}',
  notScored: 'Nicht bewertet',
  lend: 'Anlegen',
  waysToLend: 'Möglichkeiten, Geld anzulegen',
  standingOrder: 'Anlageauftrag',
  amountsThatWork: 'Mögliche Beträge',
  whichLoans: 'Welche Kredite',
  sortBy: 'Sortieren nach',
  clearFilters: '{count, plural, one {# Filter zurücksetzen} other {# Filter zurücksetzen}}',
  'noAnswer.again':
    'Es kam keine Antwort. Klicken Sie erneut auf „Anlegen“: Sie legen nur einmal an, so oft Sie auch klicken.',
  noAnswer: 'Der Dienst hat nicht geantwortet.',
} as const satisfies Record<keyof typeof en, string>
