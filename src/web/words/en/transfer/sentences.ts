/**
 * What the service says about people of a file, word for word: other languages are found by these. A value may stand in
 * a sentence once, and values stand in the order of the arguments.
 */
export const sentences = {
  matches: {
    uid: 'Both have the same address book id.',
    linkedIn: 'Both have the same LinkedIn profile.',
    sameName: (name: string, other: string) => `The names are the same: ${name} and ${other}.`,
    alikeName: (name: string, other: string) => `The names differ by one letter: ${name} and ${other}.`,
    transcribedName: (name: string, other: string) => `The names are the same in two alphabets: ${name} and ${other}.`,
    shortName: (name: string, other: string) => `One name may be short for the other: ${name} and ${other}.`,
    email: (email: string) => `Both have the e-mail ${email}.`,
    phone: (phone: string) => `Both have the phone number ${phone}.`,
    born: (day: string) => `Both were born on ${day}.`,
    birthday: 'Both have the same birthday.',
    company: (company: string) => `Both work at ${company}.`,
    place: (place: string) => `Both are in ${place}.`,
  },
  file: {
    encoding:
      'The file is not UTF-8, so it was read as Windows-1252. If letters look wrong, save it as UTF-8 and import it again.',
    skippedLine: 'The first line, before the column names, is skipped.',
    skippedLines: (lines: string) => `The first ${lines} lines, before the column names, are skipped.`,
    namelessGroup: 'A group without a name did not become a tag.',
    emptyGroup: (group: string) => `The group “${group}” has no members and did not become a tag.`,
    wrongGroup: (group: string, why: string) => `The group “${group}” did not become a tag: ${why}.`,
    missingMember: (group: string) => `The group “${group}” has 1 member who is not in this file.`,
    missingMembers: (group: string, members: string) =>
      `The group “${group}” has ${members} members who are not in this file.`,
    more: (problems: string) => `There are ${problems} more problems of this kind.`,
    noColumns:
      'No known column names were found. The first line should have names such as name, email, phone, company.',
    noPeople: 'This file contains no people.',
    tooManyPeople: (people: string) => `There are more than ${people} people in this file. Import it in parts.`,
    tooMuch: 'The rows of this file hold too much. Import it in parts.',
    tooSlow: 'This file takes too long to read, so it was not imported. Save it again, or import it in parts.',
    longLine: (line: string) => `Line ${line} is longer than 200,000 characters.`,
    ourFault: 'The file could not be read because of a problem on our side. Import it again.',
    stoppedReading:
      'The service stopped twice while it read this file, so it is not tried again. Check the file, or import it in parts.',
    stoppedApplying:
      'The service stopped twice while it applied this import, so it was interrupted. Apply the import again, or undo it.',
    stoppedUndoing:
      'The service stopped twice while it undid this import, so it was interrupted. Undo the import again.',
    notAllApplied:
      'Not all rows could be applied because of a problem on our side. Apply the import again, or undo it.',
    notAllUndone: 'Not all rows could be undone because of a problem on our side. Undo the import again.',
  },
  row: {
    openQuote: (line: string, text: string) => `The quote opened in line ${line} is not closed: “${text}”.`,
    nobody: (text: string) => `There is no name, e-mail, phone number or company: “${text}”.`,
    namedByEmail: 'There is no name, so the e-mail is used.',
    namedByCompany: 'There is no name, so the company is used.',
    namedByPhone: 'There is no name, so the phone number is used.',
    namedBy: (name: string) => `There is no name; “${name}” is used instead.`,
    cut: {
      name: (max: string) =>
        `The name is longer than ${max} characters. It is cut, and the full text is kept as an extra.`,
      company: (max: string) =>
        `The company is longer than ${max} characters. It is cut, and the full text is kept as an extra.`,
      title: (max: string) =>
        `The title is longer than ${max} characters. It is cut, and the full text is kept as an extra.`,
      location: (max: string) =>
        `The location is longer than ${max} characters. It is cut, and the full text is kept as an extra.`,
      howMet: (max: string) =>
        `The how you met is longer than ${max} characters. It is cut, and the full text is kept as an extra.`,
    },
    invalid: {
      email: (value: string) => `The e-mail “${value}” is not valid. It is kept as an extra.`,
      phone: (value: string) => `The phone number “${value}” is not valid. It is kept as an extra.`,
      tag: (value: string) => `The tag “${value}” is not valid. It is kept as an extra.`,
      website: (value: string) => `The web address “${value}” is not valid. It is kept as an extra.`,
      metOn: (value: string) => `The day you met “${value}” is not a recognizable date. It is kept as an extra.`,
      birthday: (value: string) => `The birthday “${value}” is not a recognizable date. It is kept as an extra.`,
    },
    tooMany: {
      email: (max: string, value: string) =>
        `A person can have at most ${max} of these. The e-mail “${value}” is kept as an extra.`,
      phone: (max: string, value: string) =>
        `A person can have at most ${max} of these. The phone number “${value}” is kept as an extra.`,
      tag: (max: string, value: string) =>
        `A person can have at most ${max} of these. The tag “${value}” is kept as an extra.`,
      tagLeftOut: (max: string, tag: string) => `A person can have at most ${max} tags, so “${tag}” is not added.`,
      emails: (max: string, value: string) =>
        `Only ${max} e-mail addresses are stored; “${value}” was kept as extra data.`,
      phones: (max: string, value: string) =>
        `Only ${max} phone numbers are stored; “${value}” was kept as extra data.`,
      tags: (max: string, value: string) => `Only ${max} tags are stored; “${value}” was kept as extra data.`,
      profiles: (max: string, value: string) => `Only ${max} pages are stored; “${value}” was kept as extra data.`,
    },
    aside: {
      company: (value: string, why: string) => `The company “${value}” was kept as extra data: ${why}.`,
      title: (value: string, why: string) => `The title “${value}” was kept as extra data: ${why}.`,
      location: (value: string, why: string) => `The place “${value}” was kept as extra data: ${why}.`,
      birthday: (value: string, why: string) => `The birthday “${value}” was kept as extra data: ${why}.`,
      howMet: (value: string, why: string) => `How you met “${value}” was kept as extra data: ${why}.`,
      metOn: (value: string, why: string) => `The day you met “${value}” was kept as extra data: ${why}.`,
      rhythm: (value: string, why: string) => `The rhythm “${value}” was kept as extra data: ${why}.`,
      email: (value: string, why: string) => `The e-mail address “${value}” was kept as extra data: ${why}.`,
      phone: (value: string, why: string) => `The phone number “${value}” was kept as extra data: ${why}.`,
      tag: (value: string, why: string) => `The tag “${value}” was kept as extra data: ${why}.`,
      page: (value: string, why: string) => `The page “${value}” was kept as extra data: ${why}.`,
    },
  },
  card: {
    noEnd: 'The end of the card (END:VCARD) is missing.',
    tooLarge: 'This card is larger than 1 MB and was left out.',
    tooManyLines: (max: string) => `This card has more than ${max} lines and was left out.`,
    outsideLine: (line: string) => `Line ${line} is outside of any card and was left out.`,
    outsideLines: (from: string, to: string) => `Lines ${from} to ${to} are outside of any card and were left out.`,
    longLine: (line: string, text: string) => `Line ${line} is longer than 768 KB and was left out: “${text}”.`,
    noProperty: (line: string, text: string) => `Line ${line} is not a property and was left out: “${text}”.`,
    control: (line: string) => `Control characters in line ${line} were left out.`,
    unknownSet: (line: string, set: string) =>
      `Line ${line} has the unknown character set “${set}”; it was read as UTF-8 or Windows-1252.`,
    invalidSet: (line: string, set: string) => `Line ${line} is not valid ${set} and was read as Windows-1252.`,
    nobody: 'This card has no name, company, e-mail address or phone number and was left out.',
    longName: (name: string, max: string) =>
      `The name “${name}” is longer than ${max} characters and was shortened; the full name was kept as extra data.`,
    manyNotes: (max: string, length: string) =>
      `Only ${max} notes of ${length} characters are imported; the rest was kept as extra data.`,
    splitNote: (length: string, pieces: string) => `A note of more than ${length} characters was split into ${pieces}.`,
    reserved: 'X-KITH-NAME is reserved for Kith and was left out.',
    tooMuch: (line: string, size: string, max: string) =>
      `${line} has ${size} KB, more than the maximum of ${max} KB, and was left out.`,
    tooManyExtras: (line: string) => `This card has too many extra lines; ${line} was left out.`,
  },
  result: {
    skipped: 'You skipped this row.',
    chosenGone: 'The person you chose no longer exists. Decide again.',
    earlierSkipped: 'The earlier row about this person was skipped.',
    earlierWaits: 'The earlier row about this person waits for your decision.',
    maybeKnown: 'This may be a person you already have. Decide: add, merge or skip.',
    differs: 'The values in the file differ from yours.',
    noRoom: (extras: string) => `There was no room for ${extras} more extras.`,
    badPhoto: 'The photo is damaged or too large, so it is not shown.',
    noRoomForPhoto: 'There is no room for the photo: your storage is full.',
    merged: 'This person was merged into another one since.',
    otherImport: 'Another import has added to this person since.',
    changed: 'You have changed this person since.',
    newEntries: 'This person has new timeline entries since.',
    promised: 'You have promised this person something since.',
    drafted: 'You have drafted a message to this person since.',
    kept: (fields: string) => `Changed since and therefore kept: ${fields}.`,
  },
  archive: {
    invalid: (what: string) => `This archive ${what}. Export it again and upload the file unchanged.`,
    newer: (format: string, reads: string) =>
      `This archive was made by a newer Kith (format ${format}; this one reads up to ${reads}). Update this Kith, then import the archive.`,
    stopped:
      'The service stopped twice while it imported this archive, so it was interrupted. Upload it again: records you already have are skipped.',
    fileGone: 'The archive file no longer exists. Upload it again.',
    failed: 'The import failed several times. Upload the archive again: records you already have are skipped.',
    noPerson: 'It belongs to a person who does not exist here.',
    noThread: 'It belongs to a thread that does not exist here.',
    noEntry: 'It was found in an entry that does not exist here.',
    rhythms: (max: string) => `You already have rhythms for ${max} tags, which is the limit.`,
    cards: (max: string) => `You already have ${max} cards, which is the limit.`,
    webhooks: (max: string) => `You already have ${max} webhooks, which is the limit.`,
    webhookOff: 'It is turned off, with a new secret.',
    place: 'Another record has its place.',
    left: 'It was not imported.',
    portrait: 'The photo is missing, damaged or not made by Kith.',
    design: 'Its design does not exist here.',
    film: 'Its video background does not exist here.',
    photo: 'Its photo is missing, damaged or not made by Kith.',
    logo: 'Its logo is missing, damaged or not made by Kith.',
    background: 'Its background image is missing, damaged or not made by Kith.',
    slug: (slug: string, free: string) => `The slug ${slug} is taken here, so the card is at ${free}.`,
    isCapture: 'You have it as a capture that is not assigned yet.',
    isEntry: 'You have it as an entry, because it was assigned to a person.',
  },
}
