import fc from 'fast-check'
import { serviceOf } from '#cards/cards/known-services.ts'
import { api } from '#contract/api.ts'
import type { CardContents } from '#platform/db/schema/values.ts'
import { anyCharacter } from './any-character.ts'

/** Text that often breaks programs. */
export const naughty = [
  'END:VCARD',
  'a\r\nEND:VCARD\r\nBEGIN:VCARD',
  '\\n\\;\\,\\\\',
  ';;;;',
  ',,,',
  '\\',
  'tail\\',
  'a\u2028b\u2029c\u0085d',
  '\u202eright to left',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  ']]><image href="file:///etc/passwd"/>',
  '<!ENTITY x SYSTEM "file:///etc/passwd">&x;',
  '&lt;&#0;&amp;&nosuch;',
  "'; drop table cards; --",
  '{{7*7}}',
  '👩‍👩‍👧‍👦🏳️‍🌈🇵🇹1️⃣',
  'Z̸̢̛͓̭͉a̷̡͖̓͋͛l̶̰̽g̷̺͐o',
  'ﷺ﷽',
  'محمد بن سلمان',
  'שלום עולם',
  '山田太郎',
  'สมชาย ใจดี',
  'अमित शर्मा',
  'Nguyễn Thị Ánh',
  '\ufeff\u200b\u200d\u2060',
  '\ue000\u{f0000}\ufffe\uffff\u{1fffe}',
  'W'.repeat(120),
  'BEGIN:VCARD',
  'x\ty',
  '=?UTF-8?Q?=00?=',
  'item1.TEL:1',
]

const anyText = (max: number) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: max }) },
      { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: max }) },
      { weight: 3, arbitrary: fc.constantFrom(...naughty) },
      { weight: 2, arbitrary: fc.array(fc.constantFrom(...naughty), { maxLength: 4 }).map((parts) => parts.join(' ')) },
    )
    .map((text) => [...text].slice(0, max).join(''))

const anyUrl = fc.oneof(
  // Random hosts sometimes hit a known service such as t.me. Known services are listed below.
  fc.webUrl({ withQueryParameters: true, withFragments: true }).filter((url) => serviceOf(url) === null),
  fc.constantFrom(
    'https://www.linkedin.com/in/ana',
    'https://x.com/ana,b;c',
    'https://github.com/a\\b?c=\\d',
    'https://example.com/\nTEL:+1\r\nEND:VCARD',
    'http://例え.テスト/パス?q=値#片',
    'https://user:pass@example.com:8443/a b',
  ),
)

const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const place = fc.constantFrom('work', 'home', 'other')

const anything = fc.record({
  slug: fc.constant('rui'),
  name: anyText(120),
  title: rarely(anyText(120)),
  company: rarely(anyText(120)),
  pronouns: rarely(anyText(40)),
  bio: rarely(anyText(1000)),
  emails: fc.array(fc.record({ label: place, address: fc.emailAddress() }), { maxLength: 3 }),
  phones: fc.array(
    fc.record({ label: fc.constantFrom('mobile', 'work', 'home', 'fax', 'other'), number: anyText(40) }),
    { maxLength: 3 },
  ),
  addresses: fc.array(
    fc.record({
      label: place,
      street: rarely(anyText(200)),
      city: rarely(anyText(120)),
      region: rarely(anyText(120)),
      postalCode: rarely(anyText(20)),
      country: rarely(anyText(120)),
    }),
    { maxLength: 2 },
  ),
  links: fc.array(fc.record({ url: anyUrl, label: rarely(anyText(60)) }), { maxLength: 4 }),
})

const { input } = api.Cards_create

/** Removes invalid fields one by one until the contract accepts the rest. */
function taken(written: Record<string, unknown>): CardContents {
  const parsed = input.safeParse(written)
  if (parsed.success) {
    const { slug: _, ...contents } = parsed.data
    return { emails: [], phones: [], addresses: [], links: [], ...contents } as unknown as CardContents
  }
  const rest = structuredClone(written)
  for (const { path } of parsed.error.issues) drop(rest, path)
  return taken(rest)
}

function drop(written: Record<string, unknown>, [field, at]: PropertyKey[]) {
  const value = written[String(field)]
  if (field === 'name') written.name = 'Rui Costa'
  else if (Array.isArray(value)) written[String(field)] = value.filter((_, index) => index !== at)
  else delete written[String(field)]
}

/** Any contents of a card that the contract accepts. */
export const anyContents: fc.Arbitrary<CardContents> = anything.map(taken)
