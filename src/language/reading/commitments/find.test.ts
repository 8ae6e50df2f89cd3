import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { anyCharacter } from '../../../../test/samples/any-character.ts'
import { finds, found, said } from '../../../../test/samples/found-promises.ts'
import { findCommitments } from './find-commitments.ts'

test('the member’s promise is found with its date, and not what the other person will do', () => {
  assert.deepEqual(
    findCommitments('Coffee with Ana. I promised to send her the deck by Friday; she will intro me to Luis', said),
    [
      {
        speaker: 'writer',
        subject: 'writer',
        verb: 'do',
        object: 'Send her the deck',
        day: { on: '2026-03-13', time: null },
        negated: false,
        certainty: 'sure',
        language: 'en',
        span: 'I promised to send her the deck by Friday; she will intro me to Luis',
      },
    ],
  )
})

test('explicit promises are sure', () => {
  finds({
    "I promised Ana I'd send over the deck by Friday.": ['Send over the deck (2026-03-13)'],
    'Promised to help Sam move on the 21st': ['Help Sam move (2026-03-21)'],
    'Said I would introduce Mark to our CFO before the end of the month': ['Introduce Mark to our CFO (2026-03-31)'],
    "Offered to review Lena's CV this weekend": ["Review Lena's CV (2026-03-15)"],
    "I've committed to mentoring Joel": ['Mentor Joel'],
    "We agreed I'd draft the term sheet and she'd review it": ['Draft the term sheet'],
    'She made me promise to visit before the baby comes.': ['Visit before the baby comes'],
    "I told Ana, Luis and Petra that I'd organise the reunion.": ['Organise the reunion'],
    'I’ve told Beth I’ll mind the twins Thursday evening': ['Mind the twins (2026-03-12)'],
    'Have promised Ola a lift to the airport on Monday at 5:45am.': [
      'Give Ola a lift to the airport (2026-03-16 05:45)',
    ],
    'I owe Sarah feedback on her essay': ['Give Sarah feedback on her essay'],
    'She asked me to review her thesis and I said yes.': ['Review her thesis'],
  })
})

test('“I will” do something for somebody is a sure promise', () => {
  finds({
    "I'll get her the numbers by close of business tomorrow": ['Get her the numbers (2026-03-11)'],
    "I'm gonna call mom tonight": ['Call mom (2026-03-10)'],
    'Will send Ravi the contract by EOD': ['Send Ravi the contract (2026-03-10)'],
    "By Thursday I'll send Maria the updated budget.": ['Send Maria the updated budget (2026-03-12)'],
    "I'm picking up the kids from Anna's on Wednesday at 4:30": ["Pick up the kids from Anna's (2026-03-11 16:30)"],
    "I'll be sending Leo the files later today": ['Send Leo the files (2026-03-10)'],
    'Luis and I agreed: he books the flights, I book the hotel by Friday.': ['Book the hotel (2026-03-13)'],
    "I'll ask Tom if he can join": ['Ask Tom if he can join'],
    "I'll send Ada the link (the one about moss) tonight.": ['Send Ada the link (the one about moss) (2026-03-10)'],
  })
})

test('a duty is sure if somebody expects it or a day is set, and a mere thought is a suggestion', () => {
  finds({
    'Need to send Fatima the minutes by Thursday.': ['Send Fatima the minutes (2026-03-12)'],
    "I should ask Eva about her mother's surgery": ["Ask Eva about her mother's surgery?"],
    "Must remember to return Paul's ladder": ["Return Paul's ladder"],
    'Remind me tomorrow to text Nadia the address.': ['Text Nadia the address (2026-03-11)'],
    "Don't forget to thank Bronte for the lift": ['Thank Bronte for the lift'],
    "Maybe I'll invite Tariq to the cabin": ['Invite Tariq to the cabin?'],
    "I'll try to find Beatriz the name of that dentist.": ['Find Beatriz the name of that dentist?'],
    'Thinking about introducing Bo to Frida.': ['Introduce Bo to Frida?'],
    "We'll send them the proposal by next Wednesday.": ['Send them the proposal (2026-03-18)?'],
    'Follow up with Haruka next Tuesday about the visa letter.': [
      'Follow up with Haruka about the visa letter (2026-03-17)',
    ],
  })
})

test('orders to oneself are found in lists, under headings and in boxes, and not where they are done', () => {
  finds({
    '- send deck\n- Lunch with Petra on Friday': ['Send deck?'],
    'TODO\n[ ] order cake for Lily by Thu\n[x] book flights': ['Order cake for Lily (2026-03-12)'],
    'Action items:\n1. me: draft agenda\n2. Ana: book room': ['Draft agenda?'],
    'Next steps: send CV to Rosalind (by 15 Sept), then wait.': ['Send CV to Rosalind (2026-09-15)'],
    'I promised:\n- send Ana the deck\n- call Luis': ['Send Ana the deck', 'Call Luis'],
    'Chase Imogen re the invoice - EOD': ['Chase Imogen re the invoice (2026-03-10)'],
    'To do for Pierre: fix the login page, call the bank.': [],
  })
  assert.deepEqual(found('call ana'), [])
  assert.deepEqual(found('call ana', ['Ana Ribeiro']), ['Call ana?'])
})

test('several promises in a sentence are several, and share the day that ends it', () => {
  finds({
    "I'll introduce her to Carla, and I'll send her my thesis by EOW.": [
      'Introduce her to Carla',
      'Send her my thesis (2026-03-13)',
    ],
    'Agreed to look over the bylaws and get her my comments by 3/14.': [
      'Look over the bylaws (2026-03-14)',
      'Get her my comments (2026-03-14)',
    ],
    "Promised Walt I'd get him tickets, and told June I'd send her Walt's number.": [
      'Get him tickets',
      "Send her Walt's number",
    ],
  })
})

test('speech without stops is heard clause by clause', () => {
  finds({
    "so yeah I met with Dana today and she told me about the merger and I said I'd connect her with our lawyer and then I also need to send her the NDA by tomorrow okay bye":
      ['Connect her with our lawyer', 'Send her the NDA (2026-03-11)'],
    "um so had lunch with Pete he's doing well I told him I'd send the photos from the lake house and he's going to look for that old map":
      ['Send the photos from the lake house'],
    'caught up w mere on the ferry. ill send her the photos tomorrow': ['Send her the photos (2026-03-11)'],
  })
})

test('a repeated promise is one promise with the details of both', () => {
  assert.deepEqual(found('Need to send her the deck.\nI promised to send her the deck by Friday.'), [
    'Send her the deck (2026-03-13)',
  ])
})

test('a note gives ten promises at most', () => {
  const many = Array.from({ length: 30 }, (_, at) => `I'll send Ana chapter ${at + 1}.`).join(' ')
  assert.equal(findCommitments(many, said).length, 10)
})

test('a sentence without end is shown by the clause around its promise', () => {
  const endless = `${'we talked about the garden and the dog and '.repeat(40)}I told her I'd send the photos`
  const [promise] = findCommitments(endless, said)
  assert.equal(promise?.object, 'Send the photos')
  assert.ok(promise && [...promise.span].length <= 500 && endless.includes(promise.span))
})

const words = fc
  .array(
    fc.constantFrom(
      ...`I I'll will promised told her him Ana send call deck the by Friday tomorrow and , . ; ? ! " ' ( ) - : if not to she need should todo me we at 3pm in two weeks 😀 é`.split(
        ' ',
      ),
    ),
    { maxLength: 60 },
  )
  .map((list) => list.join(' '))
const anyText = fc.oneof(
  words,
  fc.string({ unit: anyCharacter, maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
)

test('arbitrary text throws nothing, and matches stay within their limits and the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { object: line, span, day } of findCommitments(text, said)) {
        assert.ok(line.length > 0 && line.length <= 500 && line === line.trim())
        assert.ok([...span].length <= 500 && text.includes(span))
        assert.match(day?.on ?? '2026-01-01', /^\d{4}-\d\d-\d\d$/)
        assert.match(day?.time ?? '12:00', /^\d\d:\d\d$/)
      }
    }),
    { numRuns: 600 },
  )
})

test('the same text always gives the same promises', () => {
  fc.assert(
    fc.property(words, (text) => {
      assert.deepEqual(findCommitments(text, said), findCommitments(text, said))
    }),
    { numRuns: 200 },
  )
})

test('a promise found again in its own line is the same promise', () => {
  for (const note of ["I'll send Ana the deck by Friday.", 'Promised to help Sam move', 'Need to book a table']) {
    const [first] = found(note)
    assert.deepEqual(found(`I'll ${first?.charAt(0).toLowerCase()}${first?.slice(1).replace(/ \(.*|\?$/, '')}`), [
      first?.replace(/ \(.*|\?$/, ''),
    ])
  }
})

const slow: [what: string, text: (length: number) => string][] = [
  ['a transcript', (n) => "and then i told her i'd send it and she said she would call me ".repeat(n / 60)],
  ['one promise again and again', (n) => "I'll send it and ".repeat(n / 17)],
  [
    'many promises',
    (n) => Array.from({ length: n / 40 }, (_, at) => `I'll send Bob the deck ${at} tomorrow`).join(' '),
  ],
  ['a word without end', (n) => `I told ${'a'.repeat(n)}`],
  ['spaces', (n) => `I'll${' '.repeat(n)}send it`],
  ['marks', (n) => `I'll send it${', - ( " \''.repeat(n / 9)}`],
  ['figures', (n) => `I'll send it ${'1/2/3 12:30 '.repeat(n / 12)}`],
  ['beginnings', (n) => 'I promised I will I also '.repeat(n / 24)],
  ['dates', (n) => "I'll call the first of the next month of the ".repeat(n / 45)],
]

test('separable parts of a verb stay with it', () => {
  finds({
    "Told Kim I'd hand the permission slip in by Friday at the latest.": ['Hand the permission slip in (2026-03-13)'],
    "I'll pass the message on by Friday.": ['Pass the message on (2026-03-13)'],
    'I shall bake Joe something by way of thanks on Friday.': ['Bake Joe something by way of thanks (2026-03-13)'],
  })
})

test('the date of a request isn’t its due date', () => {
  finds({
    'I promised to find out whether the hall is free on 12 June.': ['Find out whether the hall is free on 12 June'],
    "I need to find out whether he's coming by Friday.": ["Find out whether he's coming (2026-03-13)"],
  })
})

test('an answer above or below the e-mail that it answers is read', () => {
  finds({
    "I'll send the deck tomorrow.\n\nOn 9 March 2026, Ana wrote:\nI'll call you on Friday.": [
      'Send the deck (2026-03-11)',
    ],
    "On 9 March 2026, Ana wrote:\n> Could you send it?\n\nI'll send the deck tomorrow.": ['Send the deck (2026-03-11)'],
  })
})

test('adversarial texts take time only in proportion to their length', async () => {
  for (const [, text] of slow) findCommitments(text(2000), said)
  for (const [what, text] of slow)
    assert.ok((await measureCpuTime(() => findCommitments(text(20_000), said))) < 1_500, what)
})

test('words that are also names in JavaScript are words like any other', () => {
  const words = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'null']
  const notes = [
    '# them',
    "I'll # her the deck",
    'I will # by Friday',
    'I haven’t # Wren the photos yet',
    'Send # # on # 5',
  ]
  for (const word of words)
    for (const note of notes)
      assert.ok(Array.isArray(findCommitments(note.replaceAll('#', word), said)), `${note} ${word}`)
})
