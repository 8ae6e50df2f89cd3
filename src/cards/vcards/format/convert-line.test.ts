import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { convertCard, convertLine } from './convert-line.ts'
import { versions } from './header.ts'

/** The same in 3.0 and in 4.0. */
const pairs = [
  ['EMAIL;TYPE=WORK,pref:ana@example.com', 'EMAIL;TYPE=WORK;PREF=1:ana@example.com'],
  ['item1.TEL;TYPE=pref:+351', 'item1.TEL;PREF=1:+351'],
  ['PHOTO;ENCODING=b;TYPE=GIF:R0lGODlh', 'PHOTO:data:image/gif;base64,R0lGODlh'],
  ['KEY;ENCODING=b;TYPE=PGP-KEYS:AAAA', 'KEY:data:application/pgp-keys;base64,AAAA'],
  ['PHOTO;VALUE=uri:https://example.com/a.jpg', 'PHOTO;VALUE=uri:https://example.com/a.jpg'],
  ['X-ADDRESSBOOKSERVER-KIND:group', 'KIND:group'],
  ['X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:5', 'MEMBER:urn:uuid:5'],
  [
    'X-SOCIALPROFILE;TYPE=mastodon;X-USER="a,b":https://example.com',
    'SOCIALPROFILE;USERNAME="a,b";SERVICE-TYPE=mastodon:https://example.com',
  ],
  ['BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-23', 'BDAY:--0423'],
  ['GEO:37.38;-122.08', 'GEO:geo:37.38,-122.08'],
  ['X-ABLabel;X-A=^^:a;b', 'X-ABLabel;X-A=^^:a;b'],
  ['NOTE:PREF=1;VALUE=uri', 'NOTE:PREF=1;VALUE=uri'],
]

test('a line is written as each version writes it, and stays if it is in that version already', () => {
  for (const [old = '', young = ''] of pairs) {
    assert.equal(keyOf(convertLine(young, '3.0')), keyOf(old))
    assert.equal(keyOf(convertLine(old, '4.0')), keyOf(young))
    assert.deepEqual([convertLine(old, '3.0'), convertLine(young, '4.0')], [old, young])
  }
})

test('properties that vCard 3.0 or 4.0 can’t express are left out', () => {
  assert.equal(
    convertLine('TEL;VALUE=uri;TYPE="voice,home";PREF=50:tel:+1-555;ext=5', '3.0'),
    'TEL;TYPE="voice,home":+1-555\\;ext=5',
  )
  assert.equal(
    convertLine('ADR;LABEL="1 Pier^nPorto";GEO="geo:1,2";TYPE=home:;;1 Pier;Porto;;;', '3.0'),
    'ADR;TYPE=home:;;1 Pier;Porto;;;',
  )
  assert.equal(convertLine('N;SORT-AS="Harten,Rene";ALTID=1:van der Harten;Rene;;;', '3.0'), 'N:van der Harten;Rene;;;')
  assert.equal(convertLine('EMAIL;TYPE=INTERNET;CHARSET=UTF-8:a@b.example', '4.0'), 'EMAIL:a@b.example')
  assert.equal(convertLine('ANNIVERSARY:2010-08-07', '4.0'), 'ANNIVERSARY:20100807')
})

test('another parser reads our output in both versions for files from Apple, Google, Outlook and Nextcloud', async () => {
  const samples = join(import.meta.dirname, '../../../../test/samples/vcards')
  for (const name of await readdir(samples)) {
    const text = await readFile(join(samples, name), 'utf8')
    const [card = ''] = text.match(/^BEGIN:VCARD.*?^END:VCARD\r?\n/ms) ?? []
    if (!/^VERSION:[34]/m.test(card) || card.lastIndexOf('BEGIN:') > 0) continue
    for (const version of versions) {
      const written = await convertCard(card, version)
      assert.equal(await convertCard(written, version), written, `${name} is stable`)
      const [, properties] = ICAL.parse(written) as [string, [string, Record<string, unknown>, string, unknown][]]
      assert.equal(properties.find(([key]) => key === 'version')?.[3], version, name)
      const used = new Set(properties.flatMap(([, parameters]) => Object.keys(parameters)))
      for (const each of version === '3.0' ? ['pref', 'label', 'altid', 'pid', 'mediatype'] : ['encoding', 'charset'])
        assert.ok(!used.has(each), `${each} in ${version} of ${name}`)
    }
  }
})

/** Without regard to the order of parameters. */
function keyOf(line: string) {
  const [head = '', ...value] = line.split(':')
  return [head.split(';').sort(), value].flat(2).join('|')
}
