import { Buffer } from 'node:buffer'

const card = (...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ana Ribeiro', ...lines, 'END:VCARD', ''].join('\n')
const many = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at))
/** It begins like a JPEG and is none. */
const base64 = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500_000, 'kith')]).toString('base64')
const quoted = 'a "quoted" word, '.repeat(4_000)

/** Files of people that are made to be slow to read, to store or to apply. */
export const hostileImports: Record<string, () => string> = {
  'a vCard with a URL of 350,000 labels': () => card(`URL:${'1.'.repeat(350_000)}`),
  'a vCard with a URL of 350,000 labels after its scheme': () => card(`URL:https://${'a.'.repeat(350_000)}com`),
  'a vCard with a profile of 350,000 labels': () => card(`X-SOCIALPROFILE;TYPE=x:https://${'1.'.repeat(350_000)}x.com`),
  'a vCard with 700,000 categories': () => card(`CATEGORIES:${','.repeat(700_000)}`),
  'a vCard with 100,000 different categories': () => card(`CATEGORIES:${many(100_000, (at) => `t${at}`).join(',')}`),
  'a vCard with a company of 700,000 units': () => card(`ORG:${';'.repeat(700_000)}`, `N:${';'.repeat(60_000)}`),
  'a vCard with an address of 700,000 parts': () => card(`ADR:${';'.repeat(700_000)}`),
  'a vCard with 5,000 lines': () => card(...many(4_990, (at) => `X-LINE-${at}:${at}`)),
  'a vCard with 4,900 e-mail addresses': () => card(...many(4_900, (at) => `EMAIL;TYPE=work:p${at}@example.com`)),
  'a vCard with 4,900 web addresses': () => card(...many(4_900, (at) => `URL:https://example.com/${at}`)),
  'a vCard with 4,900 names': () => card(...many(4_900, (at) => `FN:Ana ${at} ${'x'.repeat(150)}`)),
  'a vCard with 700,000 escapes': () => card(`NOTE:${'\\n'.repeat(350_000)}`, `TITLE:${'\\,'.repeat(100_000)}`),
  'a vCard with 700,000 blanks': () => card(`TITLE:x${' '.repeat(350_000)}x`, `NOTE:${' \t'.repeat(150_000)}x`),
  'a vCard with a note in quoted-printable': () =>
    card(`NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:${'=C3=A9'.repeat(110_000)}`),
  'a vCard with soft line breaks': () => card(`NOTE;ENCODING=QUOTED-PRINTABLE:${'ab=\n'.repeat(150_000)}`),
  'a vCard folded at every character': () => card(`NOTE:a${'\n b'.repeat(200_000)}`),
  'a vCard with parameters of 16 KB': () => card(...many(40, () => `TEL;TYPE=${'a,'.repeat(8_000)}b:+351 912 345 678`)),
  'a vCard with a photo that is no image': () => card(`PHOTO;ENCODING=b;TYPE=JPEG:${base64}`),
  'a vCard in a vCard in a vCard': () => `${'BEGIN:VCARD\nAGENT:\n'.repeat(20_000)}${'END:VCARD\n'.repeat(20_000)}`,
  'sixty thousand empty vCards': () => 'BEGIN:VCARD\nEND:VCARD\n'.repeat(60_000),
  'vCards without any end': () => 'BEGIN:VCARD\nFN:Ana\n'.repeat(500),
  'a vCard of one line of 5 MB': () => card(`NOTE:${'x'.repeat(5_000_000)}`),
  'a file of line ends': () => `BEGIN:VCARD\n${'\n'.repeat(300_000)}`,
  'vCards of almost 1 MB': () =>
    many(8, (at) => card(`EMAIL:p${at}@example.com`, `PHOTO;ENCODING=b:${base64}`)).join(''),
  'vCards of one name': () => many(300, (at) => card(`TEL:+351 912 ${at}`)).join(''),
  'vCards of one e-mail address': () =>
    many(300, (at) => `BEGIN:VCARD\nFN:P${at}\nEMAIL:all@example.com\nEND:VCARD\n`).join(''),
  'a vCard with twenty long notes': () =>
    card(...many(20, (at) => `NOTE:${at}${' I will call you tomorrow.'.repeat(380)}`)),
  'vCards with long notes': () =>
    many(60, (at) => `BEGIN:VCARD\nFN:P${at}\nNOTE:${'I will call you. '.repeat(580)}\nEND:VCARD\n`).join(''),
  'a CSV with a cell of 190,000 characters': () => `name,email,tags\nAna,ana@example.com,"${'a,'.repeat(95_000)}"\n`,
  'a CSV with 100,000 columns': () => `name,${'c,'.repeat(60_000)}\nAna,${'1,'.repeat(60_000)}\n`,
  'a CSV with a column for every e-mail': () =>
    `name,${'email,'.repeat(20_000)}\nAna,${many(10_000, (at) => `p${at}@x.pt`).join(',')}\n`,
  'a CSV of quotes': () => `name,email\n${'"'.repeat(190_000)}\nAna,ana@example.com\n`,
  'a CSV with a quote opened in every line': () => `name,email\n${'Ana,"ana@example.com\n'.repeat(2_000)}`,
  'a CSV with quoted cells': () =>
    `name,notes\n${many(2, (at) => `P${at},"${quoted.replaceAll('"', '""')}"`).join('\n')}\n`,
  'a CSV of 500 people': () => `name,email\n${many(500, (at) => `Person ${at},p${at}@example.com`).join('\n')}\n`,
  'a CSV of 60,000 people': () => `name,email\n${many(60_000, (at) => `Person ${at},p${at}@example.com`).join('\n')}\n`,
  'a Google file with 20,000 labels': () =>
    `First Name,Labels,Organization Name\nAna,${many(20_000, (at) => `t${at}`).join(' ::: ')},Mar\n`,
  'a LinkedIn file with a long address': () =>
    `First Name,Last Name,URL,Connected On\nAna,Reis,${'1.'.repeat(90_000)},15 Nov 2023\n`,
  'a file of semicolons': () => `name;email\n${';'.repeat(190_000)}\n`,
  'a file without line ends': () => 'a,'.repeat(500_000),
}
