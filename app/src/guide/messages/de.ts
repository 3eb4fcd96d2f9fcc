import type { en } from './en.ts'

export const de = {
  title: 'So nehmen Sie hier einen Kredit auf',
  intro:
    'Das Geld kommt von anderen Mitgliedern, nicht von einer Bank. Sie sagen, was Sie brauchen und welchen Zinssatz Sie bieten; jedes Mitglied entscheidet selbst, ob es Geld dafür gibt.',
  way: 'Von der Anfrage bis zur letzten Rate',
  'way.draft':
    'Sie schreiben eine Anfrage: wofür das Geld ist, wie viel ({least} bis {most}), für wie lange (bis zu {months}) und zu welchem Zinssatz (bis zu {rate} im Jahr). Bis Sie sie veröffentlichen, ist sie ein Entwurf: Niemand sonst sieht ihn, und er verpflichtet Sie zu nichts.',
  'way.publish':
    'Sie veröffentlichen sie{verified, select, yes {, sobald Ihre Identität bestätigt ist} other {}}. Es kann sein, dass die Plattform sie zuerst prüft. Anleger haben dann {days, plural, one {# Tag} other {# Tage}} Zeit, Geld dafür zu geben. Bis zur vollständigen Finanzierung können Sie die Anfrage zurückziehen.',
  'way.funded':
    'Ist der Kredit vollständig finanziert, wird er auf Ihr Konto hier ausgezahlt. Kommt das Geld nicht rechtzeitig zusammen, geht es an die Anleger zurück, und Sie schulden nichts.',
  'way.repay':
    'Sie zahlen jeden Monat von Ihrem Konto hier zurück: selbst, oder automatisch, wenn Sie das einschalten.',
  costs: 'Was es kostet',
  'costs.interest':
    'Sie zahlen die Zinsen, die Sie geboten haben, auf das, was noch nicht zurückgezahlt ist.',
  'costs.fee':
    '{has, select, yes {Die Plattform nimmt einmal {fee} des Betrags als Gebühr: Sie wird bei der Auszahlung einbehalten.} other {Die Plattform nimmt für den Kredit keine Gebühr.}}',
  'costs.early':
    'Sie können jederzeit ganz oder teilweise vorzeitig zurückzahlen, ohne dass dafür etwas berechnet wird.{refund, select, yes { Ein Teil der Gebühr kommt dann zurück.} other {}}',
  'costs.withdraw':
    'Wenn Sie es sich anders überlegen, können Sie den Kredit bis {days, plural, one {# Tag} other {# Tage}} nach der Auszahlung widerrufen: Dann zahlen Sie ihn zurück, mit Zinsen für die Tage dazwischen.',
  'costs.example':
    'Ein Beispiel: Das würden {amount} über {months} zu {rate} im Jahr kosten. Für Ihre eigene Anfrage sehen Sie dasselbe, während Sie sie schreiben.',
  late: 'Wenn Sie zu spät zahlen',
  'late.default':
    'Ist ein Kredit {days, plural, one {# Tag} other {# Tage}} im Verzug, kann er ausfallen: Dann ist alles auf einmal fällig.',
  'late.noOther':
    'Bis Sie gezahlt haben, was überfällig ist, können Sie keinen weiteren Kredit veröffentlichen.',
  'late.help':
    'Wenn Sie merken, dass Sie nicht zahlen können, <link>bitten Sie bald um Hilfe</link>: Die Plattform kann Ihre Raten aussetzen oder senken oder das Versäumte verteilen.',
  seen: 'Was andere sehen',
  'seen.loan':
    'Von Ihrer Anfrage: Titel, Zweck, Beschreibung, Betrag, Zinssatz und Laufzeit, wie hoch die Plattform das Risiko einschätzt, und den Ort, falls Sie einen angeben – auf der Karte an einem um bis zu 2\u00a0km verschobenen Punkt.',
  'seen.you':
    'Von Ihnen: Name, Ort, Beruf und was Sie über sich schreiben, soweit Sie es angegeben haben; seit wann Sie Mitglied sind, und ob Ihre Identität bestätigt ist.',
  'seen.record':
    'Von Ihren Krediten hier: wie viele Sie zurückgezahlt haben, und ob Sie in Verzug oder Kredite ausgefallen sind.',
  'seen.never':
    'Kein anderes Mitglied sieht Ihren genauen Ort, Ihr Einkommen, Ihren Bonitätswert oder Ihr Konto.',
  ask: 'Kredit anfragen',
  'lending.title': 'So legen Sie hier Geld an',
  'lending.intro':
    'Ihr Geld geht an andere Mitglieder, nicht an eine Bank. Sie wählen jeden Kredit selbst oder legen fest, wonach ein Anlageauftrag suchen soll, und was die Kreditnehmer zahlen, kommt mit Zinsen auf Ihr Konto hier zurück. Zahlt ein Kreditnehmer nicht, können Sie Geld verlieren.',
  'lending.way': 'Vom ersten Blick bis zur letzten Rate',
  'lending.way.wallet':
    'Sie zahlen Geld auf Ihr Konto hier ein. Solange Sie es nicht anlegen, können Sie es wieder abheben.',
  'lending.way.invest':
    'Sie legen {least} oder mehr in einem Kredit an, oder den Rest, wenn weniger fehlt. Das Geld ist auf Ihrem Konto reserviert, bis der Kredit vollständig finanziert ist.',
  'lending.way.funded':
    'Dann wird der Kredit an den Kreditnehmer ausgezahlt. Kommt das Geld nicht innerhalb von {days, plural, one {# Tag} other {# Tagen}} zusammen, ist Ihr Geld wieder frei.',
  'lending.way.repaid':
    'Der Kreditnehmer zahlt ihn in monatlichen Raten zurück. Ihr Anteil an Tilgung und Zinsen geht auf Ihr Konto hier, und Sie können ihn wieder anlegen oder abheben.',
  'lending.way.order':
    'Ein Anlageauftrag nimmt Ihnen das ab: Er legt in neuen Krediten an, die alle Ihre Kriterien erfüllen, innerhalb der Grenzen, die Sie setzen.',
  'lending.brings': 'Was Sie verdienen',
  'lending.brings.interest':
    'Sie bekommen die Zinsen des Kredits auf das, was Ihnen noch nicht zurückgezahlt ist. Was zurückgezahlt ist, bringt nichts, bis Sie es wieder anlegen.',
  'lending.brings.fee':
    '{has, select, yes {Die Plattform behält {fee} der Zinsen als Gebühr. Die Tilgung bekommen Sie ohne Abzug.} other {Die Plattform nimmt von Anlegern keine Gebühr.}}',
  'lending.brings.early':
    'Kreditnehmer können jederzeit ganz oder teilweise vorzeitig zurückzahlen. Dann bekommen Sie die Tilgung früher, und Zinsen nur bis zu diesem Tag.{days, plural, =0 {} one { Außerdem können sie einen Kredit bis # Tag nach der Auszahlung widerrufen.} other { Außerdem können sie einen Kredit bis # Tage nach der Auszahlung widerrufen.}}',
  'lending.brings.tax':
    'Was Sie für die Steuererklärung brauchen, steht bei <link>Ihren Dokumenten und Steuern</link>.',
  'lending.wrong': 'Was schiefgehen kann',
  'lending.wrong.late':
    'Was verspätetes Zahlen kostet, hängt vom Kredit ab: Jeder behält die Bedingungen, mit denen er begonnen hat; sie stehen auf seiner Seite. Für neue Kredite gilt: {terms}',
  'lending.wrong.default':
    'Um überfällige Zahlungen kümmert sich die Plattform. Ab {days, plural, one {# Tag} other {# Tagen}} Verzug kann der Kredit ausfallen. Was danach noch eingeht, wird unter den Anlegern aufgeteilt. Was nicht eingeht, ist verloren: Niemand ersetzt es.',
  'lending.wrong.level':
    'Jeder Kredit hat eine Risikostufe, die sich aus Bonitätswert und Einkommen des Kreditnehmers ergibt. Auf der Seite eines Kredits steht, wie viele Kredite seiner Stufe hier ausgefallen sind. Solange der Kredit offen ist, steht dort auch, wie viel von der Rendite nach solchen Verlusten bleibt, sobald genug dieser Kredite über ein ganzes Kalenderjahr gezählt wurden.',
  'lending.wrong.spread':
    'Wenig Geld in vielen Krediten ist sicherer als viel in einem: Ein einzelner Ausfall kostet Sie dann wenig.',
  'lending.wrong.tied':
    'Ist ein Kredit ausgezahlt, können Sie Ihren Anteil nicht verkaufen. Das Geld kommt zurück, wenn der Kreditnehmer zahlt.',
  'lending.safe': 'Wie Sie geschützt sind',
  'lending.safe.verified':
    '{all, select, yes {Nur Mitglieder mit bestätigter Identität können Kredite aufnehmen.} other {Auf der Seite eines Kredits steht, ob die Identität des Kreditnehmers bestätigt ist, und Sie können nur nach bestätigten Kreditnehmern suchen.}}',
  'lending.safe.late': 'Wer mit einem Kredit in Verzug ist, kann keinen weiteren veröffentlichen.',
  'lending.safe.cancel': 'Solange ein Kredit offen ist, können Sie Ihre Anlage darin zurücknehmen.',
  'lending.safe.test':
    'Bevor Sie das erste Mal anlegen, zeigt Ihnen ein Test, was man über die Risiken wissen muss und welchen Verlust Sie tragen könnten. Bevor Sie viel Geld in einem Kredit anlegen, werden Sie gewarnt.',
  'lending.safe.reflection':
    'Bis {hours, plural, one {# Stunde} other {# Stunden}} nach der Anlage können Sie das Geld ohne Angabe von Gründen zurücknehmen.',
  'lending.safe.seen':
    'Andere sehen Ihren Namen bei dem, was Sie in einem Kredit angelegt haben. Ihr Konto, Ihr Einkommen und Ihren genauen Ort sehen sie nicht.',
  'lending.look': 'Offene Kredite ansehen',
} as const satisfies Record<keyof typeof en, string>
