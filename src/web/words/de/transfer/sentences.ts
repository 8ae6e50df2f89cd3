import type { sentences as Sentences } from '../../en/transfer/sentences.ts'

export const sentences = {
  matches: {
    uid: 'Beide haben dieselbe Kennung im Adressbuch.',
    linkedIn: 'Beide haben dasselbe LinkedIn-Profil.',
    sameName: (name, other) => `Gleicher Name: ${name} und ${other}.`,
    alikeName: (name, other) => `Die Namen unterscheiden sich in einem Buchstaben: ${name} und ${other}.`,
    transcribedName: (name, other) => `Die Namen sind gleich, in zwei Alphabeten: ${name} und ${other}.`,
    shortName: (name, other) => `Ein Name kann eine Kurzform des anderen sein: ${name} und ${other}.`,
    email: (email) => `Beide haben die E-Mail-Adresse ${email}.`,
    phone: (phone) => `Beide haben die Telefonnummer ${phone}.`,
    born: () => 'Beide haben dasselbe Geburtsdatum.',
    birthday: 'Beide haben am selben Tag Geburtstag.',
    company: (company) => `Gleiche Firma: ${company}.`,
    place: (place) => `Gleicher Ort: ${place}.`,
  },
  file: {
    encoding:
      'Die Datei ist nicht in UTF-8 und wurde als Windows-1252 gelesen. Wenn Buchstaben falsch aussehen, speichere sie als UTF-8 und importiere sie noch einmal.',
    skippedLine: 'Die erste Zeile vor den Spaltennamen wurde übersprungen.',
    skippedLines: (lines) => `Die ersten ${lines} Zeilen vor den Spaltennamen wurden übersprungen.`,
    namelessGroup: 'Eine Gruppe ohne Namen wurde nicht zum Tag.',
    emptyGroup: (group) => `Die Gruppe „${group}“ hat keine Mitglieder und wurde nicht zum Tag.`,
    wrongGroup: (group) => `Die Gruppe „${group}“ passt nicht als Tag.`,
    missingMember: (group) => `Ein Mitglied der Gruppe „${group}“ ist nicht in dieser Datei.`,
    missingMembers: (group, members) => `${members} Mitglieder der Gruppe „${group}“ sind nicht in dieser Datei.`,
    more: (problems) => `Es gibt noch ${problems} solche Stellen.`,
    noColumns:
      'Es wurden keine bekannten Spaltennamen gefunden. In der ersten Zeile sollten Namen wie name, email, phone, company stehen.',
    noPeople: 'In dieser Datei ist niemand.',
    tooManyPeople: (people) => `In dieser Datei sind mehr als ${people} Personen. Importiere sie in Teilen.`,
    tooMuch: 'Die Zeilen dieser Datei sind zu groß. Importiere sie in Teilen.',
    tooSlow:
      'Das Lesen dieser Datei dauert zu lange, deshalb wurde sie nicht importiert. Speichere sie neu oder importiere sie in Teilen.',
    longLine: (line) => `Zeile ${line} ist länger als 200.000 Zeichen.`,
    ourFault: 'Die Datei konnte wegen eines Fehlers bei uns nicht gelesen werden. Importiere sie noch einmal.',
    stoppedReading:
      'Der Dienst ist beim Lesen dieser Datei zweimal abgebrochen und versucht es nicht noch einmal. Prüfe die Datei oder importiere sie in Teilen.',
    stoppedApplying:
      'Der Dienst ist beim Übernehmen zweimal abgebrochen. Übernimm den Import noch einmal oder mach ihn rückgängig.',
    stoppedUndoing: 'Der Dienst ist beim Rückgängigmachen zweimal abgebrochen. Versuch es noch einmal.',
    notAllApplied:
      'Wegen eines Fehlers bei uns konnten nicht alle übernommen werden. Übernimm den Import noch einmal oder mach ihn rückgängig.',
    notAllUndone:
      'Wegen eines Fehlers bei uns konnte nicht alles rückgängig gemacht werden. Mach den Import noch einmal rückgängig.',
  },
  row: {
    openQuote: (line, text) => `Das Anführungszeichen in Zeile ${line} wird nicht geschlossen: „${text}“.`,
    nobody: (text) => `Hier steht kein Name, keine E-Mail, keine Telefonnummer und keine Firma: „${text}“.`,
    namedByEmail: 'Es gibt keinen Namen; die E-Mail-Adresse steht dafür.',
    namedByCompany: 'Es gibt keinen Namen; die Firma steht dafür.',
    namedByPhone: 'Es gibt keinen Namen; die Telefonnummer steht dafür.',
    namedBy: (name) => `Es gibt keinen Namen; „${name}“ steht dafür.`,
    cut: {
      name: (max) => `Der Name ist länger als ${max} Zeichen und wurde gekürzt; ganz steht er in den weiteren Angaben.`,
      company: (max) =>
        `Die Firma ist länger als ${max} Zeichen und wurde gekürzt; ganz steht sie in den weiteren Angaben.`,
      title: (max) =>
        `Die Position ist länger als ${max} Zeichen und wurde gekürzt; ganz steht sie in den weiteren Angaben.`,
      location: (max) =>
        `Der Ort ist länger als ${max} Zeichen und wurde gekürzt; ganz steht er in den weiteren Angaben.`,
      howMet: (max) =>
        `Woher ihr euch kennt, ist länger als ${max} Zeichen und wurde gekürzt; ganz steht es in den weiteren Angaben.`,
    },
    invalid: {
      email: (value) => `Die E-Mail-Adresse „${value}“ ist ungültig und steht jetzt in den weiteren Angaben.`,
      phone: (value) => `Die Telefonnummer „${value}“ ist ungültig und steht jetzt in den weiteren Angaben.`,
      tag: (value) => `Der Tag „${value}“ ist ungültig und steht jetzt in den weiteren Angaben.`,
      website: (value) => `Die Webadresse „${value}“ ist ungültig und steht jetzt in den weiteren Angaben.`,
      metOn: (value) =>
        `„${value}“ ist als Tag des Kennenlernens nicht lesbar und steht jetzt in den weiteren Angaben.`,
      birthday: (value) => `„${value}“ ist als Geburtstag nicht lesbar und steht jetzt in den weiteren Angaben.`,
    },
    tooMany: {
      email: (max, value) => `Höchstens ${max} E-Mail-Adressen je Person: „${value}“ steht in den weiteren Angaben.`,
      phone: (max, value) => `Höchstens ${max} Telefonnummern je Person: „${value}“ steht in den weiteren Angaben.`,
      tag: (max, value) => `Höchstens ${max} Tags je Person: „${value}“ steht in den weiteren Angaben.`,
      tagLeftOut: (max, tag) => `Höchstens ${max} Tags je Person: „${tag}“ kommt nicht dazu.`,
      emails: (max, value) => `Höchstens ${max} E-Mail-Adressen je Person: „${value}“ steht in den weiteren Angaben.`,
      phones: (max, value) => `Höchstens ${max} Telefonnummern je Person: „${value}“ steht in den weiteren Angaben.`,
      tags: (max, value) => `Höchstens ${max} Tags je Person: „${value}“ steht in den weiteren Angaben.`,
      profiles: (max, value) => `Höchstens ${max} Links je Person: „${value}“ steht in den weiteren Angaben.`,
    },
    aside: {
      company: (value) => `Die Firma „${value}“ passt nicht ins Feld und steht in den weiteren Angaben.`,
      title: (value) => `Die Position „${value}“ passt nicht ins Feld und steht in den weiteren Angaben.`,
      location: (value) => `Der Ort „${value}“ passt nicht ins Feld und steht in den weiteren Angaben.`,
      birthday: (value) => `Der Geburtstag „${value}“ ist nicht lesbar und steht in den weiteren Angaben.`,
      howMet: (value) => `„${value}“ passt nicht ins Feld und steht in den weiteren Angaben.`,
      metOn: (value) => `Der Tag „${value}“ ist nicht lesbar und steht in den weiteren Angaben.`,
      rhythm: (value) => `Der Rhythmus „${value}“ ist ungültig und steht in den weiteren Angaben.`,
      email: (value) => `Die E-Mail-Adresse „${value}“ ist ungültig und steht in den weiteren Angaben.`,
      phone: (value) => `Die Telefonnummer „${value}“ ist ungültig und steht in den weiteren Angaben.`,
      tag: (value) => `Der Tag „${value}“ ist ungültig und steht in den weiteren Angaben.`,
      page: (value) => `Der Link „${value}“ ist ungültig und steht in den weiteren Angaben.`,
    },
  },
  card: {
    noEnd: 'Das Ende der Karte (END:VCARD) fehlt.',
    tooLarge: 'Diese Karte ist größer als 1 MB und wurde ausgelassen.',
    tooManyLines: (max) => `Diese Karte hat mehr als ${max} Zeilen und wurde ausgelassen.`,
    outsideLine: (line) => `Zeile ${line} gehört zu keiner Karte und wurde ausgelassen.`,
    outsideLines: (from, to) => `Die Zeilen ${from} bis ${to} gehören zu keiner Karte und wurden ausgelassen.`,
    longLine: (line, text) => `Zeile ${line} ist länger als 768 KB und wurde ausgelassen: „${text}“.`,
    noProperty: (line, text) => `Zeile ${line} ist nicht lesbar und wurde ausgelassen: „${text}“.`,
    control: (line) => `Steuerzeichen in Zeile ${line} wurden ausgelassen.`,
    unknownSet: (line, set) =>
      `Zeile ${line} hat den unbekannten Zeichensatz „${set}“ und wurde als UTF-8 oder Windows-1252 gelesen.`,
    invalidSet: (line, set) => `Zeile ${line} ist kein gültiges ${set} und wurde als Windows-1252 gelesen.`,
    nobody: 'Diese Karte hat weder Name noch Firma, E-Mail-Adresse oder Telefonnummer und wurde ausgelassen.',
    longName: (name, max) =>
      `Der Name „${name}“ ist länger als ${max} Zeichen und wurde gekürzt; ganz steht er in den weiteren Angaben.`,
    manyNotes: (max, length) =>
      `Nur ${max} Notizen mit je ${length} Zeichen werden importiert; der Rest steht in den weiteren Angaben.`,
    splitNote: (length, pieces) => `Eine Notiz mit mehr als ${length} Zeichen wurde in ${pieces} Teile geteilt.`,
    reserved: 'X-KITH-NAME gehört Kith und wurde ausgelassen.',
    tooMuch: (line, size, max) => `${line} hat ${size} KB, mehr als die erlaubten ${max} KB, und wurde ausgelassen.`,
    tooManyExtras: (line) => `Diese Karte hat zu viele weitere Angaben; ${line} wurde ausgelassen.`,
  },
  result: {
    skipped: 'Du hast diese Person übersprungen.',
    chosenGone: 'Die Person, die du gewählt hast, gibt es nicht mehr. Entscheide neu.',
    earlierSkipped: 'Die frühere Zeile zu dieser Person wurde übersprungen.',
    earlierWaits: 'Die frühere Zeile zu dieser Person wartet auf deine Entscheidung.',
    maybeKnown: 'Vielleicht hast du diese Person schon. Entscheide: hinzufügen, zusammenführen oder überspringen.',
    differs: 'In der Datei steht etwas anderes als bei dir.',
    noRoom: (extras) => `Für ${extras} weitere Angaben war kein Platz.`,
    badPhoto: 'Das Foto ist beschädigt oder zu groß und wird nicht gezeigt.',
    noRoomForPhoto: 'Für das Foto ist kein Platz: Dein Speicher ist voll.',
    merged: 'Diese Person wurde seither mit einer anderen zusammengeführt.',
    otherImport: 'Ein anderer Import hat diese Person seither ergänzt.',
    changed: 'Du hast diese Person seither geändert.',
    newEntries: 'Zu dieser Person gibt es seither neue Einträge.',
    promised: 'Du hast dieser Person seither etwas versprochen.',
    drafted: 'Du hast seither eine Nachricht an diese Person entworfen.',
    kept: (fields: string) => `Seither geändert und darum behalten: ${fields}.`,
  },
  archive: {
    invalid: () =>
      'Dieses Archiv ist beschädigt oder nicht von Kith. Lade es noch einmal herunter und importiere die Datei unverändert.',
    newer: () =>
      'Dieses Archiv stammt von einem neueren Kith. Aktualisiere dieses Kith und importiere das Archiv dann.',
    stopped:
      'Der Dienst ist beim Importieren dieses Archivs zweimal abgebrochen. Importiere es noch einmal: Was du schon hast, wird übersprungen.',
    fileGone: 'Die Archivdatei gibt es nicht mehr. Importiere sie noch einmal.',
    failed:
      'Der Import ist mehrmals fehlgeschlagen. Importiere das Archiv noch einmal: Was du schon hast, wird übersprungen.',
    noPerson: 'Gehört zu einer Person, die es hier nicht gibt.',
    noThread: 'Gehört zu einer Unterhaltung, die es hier nicht gibt.',
    noEntry: 'Stammt aus einem Eintrag, den es hier nicht gibt.',
    rhythms: (max) => `Du hast schon Rhythmen für ${max} Tags; mehr geht nicht.`,
    cards: (max) => `Du hast schon ${max} Karten; mehr geht nicht.`,
    webhooks: (max) => `Du hast schon ${max} Webhooks; mehr geht nicht.`,
    webhookOff: 'Ist ausgeschaltet und hat ein neues Geheimnis.',
    place: 'Den Platz hat schon etwas anderes.',
    left: 'Wurde nicht importiert.',
    portrait: 'Das Foto fehlt, ist beschädigt oder nicht von Kith.',
    design: 'Die Gestaltung gibt es hier nicht.',
    film: 'Den Film gibt es hier nicht.',
    photo: 'Das Foto fehlt, ist beschädigt oder nicht von Kith.',
    logo: 'Das Logo fehlt, ist beschädigt oder nicht von Kith.',
    background: 'Das Hintergrundbild fehlt, ist beschädigt oder nicht von Kith.',
    slug: (slug, free) => `Die Adresse „${slug}“ ist hier vergeben; die Karte steht unter „${free}“.`,
    isCapture: 'Du hast es als Festgehaltenes, das noch niemandem zugeordnet ist.',
    isEntry: 'Du hast es als Eintrag, weil es einer Person zugeordnet wurde.',
  },
} satisfies typeof Sentences
