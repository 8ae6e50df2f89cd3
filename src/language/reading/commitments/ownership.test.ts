import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finds, found } from '../../../../test/samples/found-promises.ts'

test('other people’s actions are never the member’s promises, even if the sentence omits the subject', () => {
  finds({
    'Mara Lind, head of sales, will speak at the opening.': [],
    'Tom Reyes, carpenter. Will bring the ladder back on Friday.': [],
    'Plumber coming Tuesday, will fix the tap.': [],
    'Elif moved in. Will paint the fence on Saturday.': [],
    'Karl – retired in May, will help at the library.': [],
    'Peter must take his pills. Should call the doctor on Monday.': [],
    'Nadia lives in Ulm. Two kids. Going to send the forms on Monday.': [],
    'She brought plums and she also promised a jar of honey.': [],
    'And then he told the landlord, I will pay you on Friday.': [],
    'Coach told the lads you will give me ten laps and I will buy the pizza.': [],
  })
})

test('an action towards the person, or said about oneself, is the member’s', () => {
  finds({
    'Elif moved in. Will bring her the ladder on Saturday.': ['Bring her the ladder (2026-03-14)'],
    'Works at Stripe. Need to send her the deck by Friday.': ['Send her the deck (2026-03-13)'],
    "Bloke called Trev wants a pump. Said I'd price it up and text him tonight": [
      'Price it up (2026-03-10)',
      'Text him (2026-03-10)',
    ],
    'Good call with Nina. Promised her two customer quotes by next Wednesday.': [
      'Give her two customer quotes (2026-03-18)',
    ],
    'Nina is under pressure. Promised her two customer quotes by next Wednesday.': [
      'Give her two customer quotes (2026-03-18)',
    ],
    'Nina has a new boss. Will send Nina the deck on Friday.': ['Send Nina the deck (2026-03-13)'],
    'Nina has a new boss. Will send Tom the deck on Friday.': [],
    'Petra wants her book back. Return it to her by Friday.': ['Return it to her (2026-03-13)'],
    'Wei Ling, HR.\n- me: send the checklist by Wednesday\n- her: confirm the room': [
      'Send the checklist (2026-03-11)',
    ],
  })
})

test('an action towards the person of the note is the member’s, whoever was mentioned before', () => {
  const note = 'She is worried about churn. Promised Priya a list of vendors by Monday.'
  assert.deepEqual(found(note, ['Priya Nair']), ['Send Priya a list of vendors (2026-03-16)'])
  assert.deepEqual(found(note, ['Tom Reyes']), [])
})

test('after somebody was only mentioned, a sentence without a subject is a suggestion', () => {
  finds({ 'Met Tom Reyes at the fair. Will bring the samples on Friday.': ['Bring the samples (2026-03-13)?'] })
})

test('a sentence about a thing or the weather leaves the next one to the member', () => {
  finds({
    'It rained all day. Will bring the samples on Friday.': ['Bring the samples (2026-03-13)'],
    'The kettle is broken. Will bring the samples on Friday.': ['Bring the samples (2026-03-13)'],
    'Weather was awful. Will bring the samples on Friday.': ['Bring the samples (2026-03-13)'],
    'Term sheet came in. Promised a reply by Friday.': ['Send a reply (2026-03-13)'],
    'The plumber is here. Will bring the samples on Friday.': [],
    'Rose is here. Will bring the samples on Friday.': [],
    'Mum is here. Will bring the samples on Friday.': [],
  })
})

test('a promise that names its own thing says nothing of the sentence before', () => {
  finds({
    'Marcus got promoted to VP. Promised him a reference by Friday.': ['Send him a reference (2026-03-13)'],
    'Emma moved to Porto. I promised to call her on Monday.': ['Call her (2026-03-16)'],
    'Slides to Nina by Monday. Promised her on the phone.': ['Slides to Nina (2026-03-16)'],
    'Photos to Lena by Friday. I promised.': ['Photos to Lena (2026-03-13)'],
    'Promised her.': [],
  })
})

test('an occasion and a fragment are no promises', () => {
  finds({
    'Phone call with Ravi about the partnership': [],
    'Do that.': [],
    'Before they drive up.': [],
  })
})
