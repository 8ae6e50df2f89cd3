import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promisePhrase } from './promise-phrase.ts'

/** The member's wording of an action, and its wording to the person after "I will". */
const turned: Record<string, string> = {
  'Send her the deck': 'send you the deck',
  'send slides to Ana by Monday': 'send you the slides',
  'send her photos': 'send you the photos',
  'send her deck to Luis': 'send your deck to Luis',
  'Send her 2 books': 'send you 2 books',
  'Send version 2': 'send you version 2',
  'send info by 3pm tomorrow': 'send you the info',
  'Need to send him the NDA': 'send you the NDA',
  "I'll send Ana my slides": 'send you my slides',
  'Owe her the recipe': 'send you the recipe',
  'Share contact of Luis': 'share the contact of Luis with you',
  'Make an intro to Luis': 'introduce you to Luis',
  'Introduce Ana to Luis and Marta': 'introduce you to Luis and Marta',
  'put her in touch with Marta': 'put you in touch with Marta',
  'I promised Ana that I would call her': 'call you',
  'call Ana on her new number': 'call you on your new number',
  'get back to Ana by EOD Friday': 'get back to you',
  'reply to her email': 'reply to your email',
  'Read her book': 'read your book',
  "send Ana Ribeiro's CV to Luis": 'send your CV to Luis',
  'Bring him the book he asked for': 'bring you the book you asked for',
  'check whether she needs a visa': 'check whether you need a visa',
  'look at her deck next week': 'look at your deck',
  'Find her a flat': 'find you a flat',
  'Help her move': 'help you move',
  'mention her to Luis': 'mention you to Luis',
  'ship the sample': 'ship the sample',
  'tell Ana about New Year': 'tell you about New Year',
  'ring about Sunday lunch': 'ring you about Sunday lunch',
  'book flight to Winnipeg for 20 December': 'book the flight to Winnipeg for 20 December',
  "think who should have Ana's piano": 'think who should have your piano',
  'confirm the date to Frau Ribeiro': 'confirm the date to you',
  'write the children back about the door': 'write the children back about the door',
  'sign and send the form': 'sign and send the form',
  'have the Ribeiros over to dinner': 'have you over to dinner',
  'let Ana know about the concert': 'let you know about the concert',
}

for (const [text, doing] of Object.entries(turned)) {
  test(`"${text}": I will ${doing}`, () => {
    assert.equal(promisePhrase(text, ['Ana', 'Ribeiro'])?.doing, doing)
  })
}

for (const text of [
  'Send it to her',
  'Send Ana',
  'introduce Ana A',
  'tell Gummi April or May',
  'Send her https://x.example/a',
  'Send "the deck"',
  'Intro: Luis <> Ana',
]) {
  test(`"${text}" is owed, and is not said in its own words`, () => {
    assert.deepEqual(promisePhrase(text, ['Ana', 'Ribeiro']), { doing: null, thing: null })
  })
}

for (const [text, thing] of Object.entries({
  'The contract': 'the contract',
  'Contract draft by 12 March': 'contract draft',
  'mock interview with Ana on zoom': 'mock interview on zoom',
})) {
  test(`"${text}" is owed as a thing`, () => {
    assert.deepEqual(promisePhrase(text, ['Ana', 'Ribeiro']), { doing: null, thing })
  })
}

for (const text of [
  "Don't tell her about the offer",
  'pay her back',
  'Plan her surprise party',
  'Ask Luis about her divorce',
  'Find her a therapist',
]) {
  test(`"${text}" is not for a message`, () => {
    assert.equal(promisePhrase(text, ['Ana', 'Ribeiro']), null)
  })
}
