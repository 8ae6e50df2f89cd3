import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finds, said } from '../../../../test/samples/found-promises.ts'
import { findDueDate } from '../../dates/dates.ts'

test('a day can be counted from another one in the same or an earlier sentence', () => {
  finds({
    "I'll ring Otto two days after his surgery on the 17th.": ['Ring Otto (2026-03-19)'],
    "I'll send it a week before the wedding (6 June).": ['Send it a week before the wedding (2026-05-30)'],
    "Her wedding is on 6 June, I'll send the card a week ahead.": ['Send the card (2026-05-30)'],
    "The fête is on the 28th. I'll drop the tables off the evening before.": ['Drop the tables off (2026-03-27)'],
    "Moira flies on the 19th and I've to give her the adapter the Monday before.": [
      'Give her the adapter (2026-03-16)',
    ],
    'Closing is 2 April. Promised the broker the bank letter three working days before.': [
      'Send the broker the bank letter (2026-03-30)',
    ],
    'The auction is 18 March. Must get back to Ulla before then.': ['Get back to Ulla (2026-03-17)'],
    "Two days before the 20th I'm to hand Ingrid the keys.": ['Hand Ingrid the keys (2026-03-18)'],
    "I'll show him his quotes before publication on the 30th.": ['Show him his quotes before publication (2026-03-29)'],
    "I'll send it before lunch on Friday.": ['Send it (2026-03-13)'],
  })
})

test('"before that" is a day only where no other word follows it', () => {
  finds({
    "Thursday is the cut-off, so I'll hand it in before that.": ['Hand it in before that (2026-03-11)'],
    "The party is on Thursday. I'll bring her the cake before that meeting.": [
      'Bring her the cake before that meeting',
    ],
    "The party is on Thursday. I'll bring her the cake before that встречи.": [
      'Bring her the cake before that встречи',
    ],
  })
})

test('the requested day can be in the next sentence or the previous one', () => {
  finds({
    "I'll get the quote to Beatriz. She needs it Thursday.": ['Get the quote to Beatriz (2026-03-12)'],
    "I'll get the quote to Beatriz. Thursday at the latest.": ['Get the quote to Beatriz (2026-03-12)'],
    "I'll get the quote to Beatriz. Deadline: Thursday noon.": ['Get the quote to Beatriz (2026-03-12 12:00)'],
    "I promised to fix Gil's gate. No rush, end of the month will do.": ["Fix Gil's gate (2026-03-31)"],
    "I'll send the form to the council; has to be there by 27 March.": ['Send the form to the council (2026-03-27)'],
    "She needs the numbers by Thursday. I'll send them.": ['Send them (2026-03-12)'],
    "Dad's got hospital on Thursday at 2:15. I'll drive him.": ['Drive him (2026-03-12 14:15)'],
    "I'll get the quote to Beatriz. She's off on Thursday.": ['Get the quote to Beatriz'],
    "I'll get the quote to Beatriz. She starts on the 1st.": ['Get the quote to Beatriz'],
    "I'll chart it for Rui, he needs it for the session on Tuesday.": ['Chart it for Rui'],
  })
})

test('each of several deeds has its own day', () => {
  finds({
    "I'll send Jo the deck tomorrow and the budget on Friday.": [
      'Send Jo the deck (2026-03-11)',
      'Send Jo the budget (2026-03-13)',
    ],
    "I'll pick up the cake on Saturday and drive her home on Sunday.": [
      'Pick up the cake (2026-03-14)',
      'Drive her home (2026-03-15)',
    ],
    "I'll bring it between the 18th and the 20th.": ['Bring it (2026-03-20)'],
  })
})

test('a day before the deed or in its label is the day of the deed', () => {
  finds({
    "By next Wednesday I promised Gil I'd fix the gate.": ['Fix the gate (2026-03-18)'],
    "On Wednesday I promised Gil I'd fix the gate.": ['Fix the gate'],
    'Tomorrow: call Gil about the gate.': ['Call Gil about the gate (2026-03-11)'],
    'By Friday: cheque to Mrs Lowe.': ['Cheque to Mrs Lowe (2026-03-13)'],
    "Before Friday:\n- post Jo's parcel\n- email Raf": ["Post Jo's parcel (2026-03-12)", 'Email Raf (2026-03-12)'],
    'Friday: lunch with Ed. Saturday: trip to Rome.': [],
    'I have until Friday to get back to Ulla.': ['Get back to Ulla (2026-03-13)?'],
    "As soon as I'm home on Sunday I'll ring Ulla.": ['Ring Ulla (2026-03-15)'],
    "As soon as she pays I'll send it.": [],
    'Next Friday, pizza for the whole class, I shook on it.': ['Pizza for the whole class (2026-03-20)'],
  })
})

test('open tasks and tasks with a deadline belong to the writer', () => {
  finds({
    'Still haven’t sent Wren the photos.': ['Send Wren the photos?'],
    'I keep forgetting to send Wren those photos.': ['Send Wren those photos?'],
    'Next step is for me to draft the letter by Friday.': ['Draft the letter (2026-03-13)'],
    "We left it that I'd draft the letter by Friday.": ['Draft the letter (2026-03-13)'],
    'I promised Wren the fence would be done by Easter.': ['Have the fence done (2026-04-05)'],
    'My figures are due to the committee by 2 April.': ['Send my figures to the committee (2026-04-02)?'],
    "Dinner's on me next Friday, told Wren.": ['Buy dinner (2026-03-20)?'],
    "Kemi asked if I'd mind the twins on Thursday. Of course I said yes.": ['Mind the twins (2026-03-12)'],
    'It was agreed I circulate the fees by Thursday.': ['Circulate the fees (2026-03-12)'],
    "Birgit will call on Thursday, otherwise I'll chase her.": [],
    'He promised the fence would be done by Easter.': [],
    'Still haven’t met her husband.': [],
    'She has until Friday to reply to them.': [],
    "I promised myself I'd run a marathon by 2027.": [],
  })
})

test('a date in figures is read as people write it where they live', () => {
  const read = (text: string, timeZone: string) => findDueDate(text, { ...said, timeZone })?.dueOn
  assert.equal(read('by 4/5', 'America/Chicago'), '2026-04-05')
  assert.equal(read('by 4/5', 'Europe/Dublin'), '2026-05-04')
  assert.equal(read('by 25/3', 'America/Chicago'), '2026-03-25')
  assert.equal(read('by 3/25', 'Europe/Dublin'), '2026-03-25')
  assert.equal(read('by 2026-04-05', 'Europe/Dublin'), '2026-04-05')
  assert.equal(read('by 5 Apr. 2027', 'Europe/Dublin'), '2027-04-05')
  assert.equal(read('by April 5th', 'Europe/Dublin'), '2026-04-05')
  assert.equal(read('by COB the 17th', 'Europe/Dublin'), '2026-03-17')
  assert.equal(read('on the first of the month', 'Europe/Dublin'), '2026-04-01')
  assert.equal(read('by lunch', 'Europe/Dublin'), '2026-03-11')
})
