import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#language/languages/language.ts'
import { findFacts } from '#people/facts/store.ts'
import { findPromises } from '#people/promises/find-promises.ts'

/** Tuesday, 10 March 2026, 18:20 in Berlin. */
const said = { at: Temporal.Instant.from('2026-03-10T17:20:00Z'), timeZone: 'Europe/Berlin' }

type Spoken = { promises: string[]; around: string[] }

/** Promises that are found alone, and sentences as people write them before and after. */
const notes: Record<Language, Spoken> = {
  en: {
    promises: [
      'Promised her two customer quotes by next Wednesday.',
      'Promised her the numbers by Friday.',
      'Promised her both drafts by Tuesday.',
      'Promised her our price list this week.',
      'I’ll send her the deck tomorrow.',
      'Told her I’d call the bank on Monday.',
      'Owe her a reply by Thursday.',
      'Will bring her the ladder on Saturday.',
      'Need to book the table by Friday.',
      'I said I’d introduce her to Mark.',
    ],
    around: [
      'Quick call with Nina.',
      'Nina is under a lot of pressure.',
      'She has a new boss.',
      'It rained all day.',
      'The kettle is broken.',
      'Great demo.',
      'Dinner was lovely.',
      'Nina got promoted to VP.',
      'Her mother is visiting from Lisbon.',
      'Lunch was long and good.',
    ],
  },
  de: {
    promises: [
      'Ich schicke ihr bis Donnerstag die Protokolle.',
      'Hab ihr das Angebot bis Freitag versprochen.',
      'Muss ihr am Montag das Rezept mitbringen.',
      'Ich werde ihm morgen die Unterlagen vorbeibringen.',
      'Hab ihr gesagt, dass ich mich am Montag melde.',
    ],
    around: [
      'Kurz mit Jana telefoniert.',
      'Sie ist gerade sehr im Stress.',
      'Jana hat einen neuen Chef.',
      'Es hat den ganzen Tag geregnet.',
      'Ein schöner Abend.',
    ],
  },
  fr: {
    promises: [
      'Je lui ai promis deux gâteaux pour samedi.',
      'Je lui envoie le devis demain matin.',
      'Je dois lui rendre son livre lundi.',
      'J’ai promis de l’appeler mercredi.',
      'Je lui ai dit que je passerais chez elle jeudi.',
    ],
    around: [
      'Petit appel avec Julie.',
      'Elle est débordée en ce moment.',
      'Julie a un nouveau chef.',
      'Il a plu toute la journée.',
      'Une belle soirée.',
    ],
  },
  es: {
    promises: [
      'Le prometí dos fotos para el viernes.',
      'Tengo que llevarle el trípode mañana.',
      'Le voy a mandar el contacto mañana.',
      'Quedé en pasarle los turnos el jueves.',
      'Le dije que voy a su casa el sábado con la llave.',
    ],
    around: [
      'Llamada rápida con Julia.',
      'Está muy agobiada ahora mismo.',
      'Julia tiene un jefe nuevo.',
      'Llovió todo el día.',
      'Una tarde muy bonita.',
    ],
  },
  pt: {
    promises: [
      'Prometi-lhe três livros para segunda-feira.',
      'Fiquei de lhe enviar as atas até quinta-feira.',
      'Vou mandar as plantas para ele amanhã.',
      'Tenho de lhe devolver o projetor amanhã.',
      'Prometi enviar-lhe um relatório até sexta-feira.',
    ],
    around: [
      'Ligação rápida com a Júlia.',
      'Ela anda muito cansada.',
      'A Júlia tem um chefe novo.',
      'Choveu o dia inteiro.',
      'Uma tarde muito bonita.',
    ],
  },
}

/** A sentence behind one of the others, before one, and between two. */
const inContext = (sentence: string, around: string[]) =>
  around.flatMap((one, at) => [
    `${one} ${sentence}`,
    `${sentence} ${one}`,
    `${one} ${sentence} ${around[(at + 1) % around.length]}`,
    `${one} ${around[(at + 2) % around.length]} ${sentence}`,
  ])

const promisesIn = (text: string) => findPromises(text, said).map(({ text, sure, dueOn }) => ({ text, sure, dueOn }))

for (const [language, { promises, around }] of Object.entries(notes)) {
  test(`a promise that is found alone is found between other sentences, in ${language}`, () => {
    for (const promise of promises) {
      const alone = promisesIn(promise)
      assert.equal(alone.length, 1, promise)
      for (const note of inContext(promise, around)) assert.deepEqual(promisesIn(note), alone, note)
    }
  })
}

/** About Paul Baker. */
const facts = [
  'His sister Olga is deaf, signs.',
  'His daughter Zora is allergic to peanuts.',
  'He works at Stripe.',
  'He lives in Porto now.',
  'Paul is vegetarian.',
  'He has a dog called Biscuit.',
  'His birthday is 12 August.',
  'He owes me £20.',
  'Lent him my ladder.',
]
const aroundPaul = [
  'Coffee with Paul.',
  'Paul seemed tired.',
  'He is renovating the kitchen.',
  'Lunch in the canteen.',
  'It rained all day.',
  'We walked along the river to the Mesa Trail.',
  'His wife is away.',
  'His kids started school.',
  'Tom came along, too. Paul was in a good mood.',
]

test('a fact that is found alone is found between other sentences', () => {
  const factsIn = (text: string) =>
    findFacts(text, 'Paul Baker').map(({ kind, about, value }) => [kind, about, value].join(' '))
  for (const fact of facts) {
    const alone = factsIn(fact)
    assert.ok(alone.length > 0, fact)
    for (const note of inContext(fact, aroundPaul)) assert.deepEqual(factsIn(note), alone, note)
  }
})
