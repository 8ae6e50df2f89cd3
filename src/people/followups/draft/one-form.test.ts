import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf } from '../../../../test/drafts/facts-of.ts'
import { composeDraft } from './compose.ts'

type Sweep = { name: string[]; notes: string[]; promises: string[]; forms: RegExp[] }

/** Words that show each form of address. A draft uses at most one form. */
const sweeps: Record<string, Sweep> = {
  de: {
    name: ['Anna Schulz', 'Frau Krüger', 'Anna'],
    notes: [
      'Wir haben über den Vertrag gesprochen und das war gut.',
      'Kaffee mit Anna am Hafen, sie hat sich sehr gefreut.',
      'Wir sind per Sie. Sie hat über den Vertrag gesprochen.',
      'Anna schreibt: Ich freue mich, von dir zu hören, und danke dir für das Buch.',
      'Anna schreibt, dass wir Ihnen das Angebot noch schicken sollen.',
      'Wir haben über den Vertrag Ihrer Firma gesprochen.',
    ],
    promises: [
      'Ihnen das Angebot schicken',
      'das Angebot Ihnen schicken',
      'das Angebot für Sie prüfen',
      'dir das Buch schicken',
      'das Buch mit dir lesen',
      'Ihren Vertrag prüfen',
      'den Vertrag mit Ihrem Chef besprechen',
      'dein Buch zurückgeben',
      'für dich das Buch suchen',
      'ihr das Buch schicken',
      'Anna anrufen',
      'euch das Buch schicken',
    ],
    forms: [
      /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|Entschuldige)(?!\p{L})/u,
      /(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}*)(?!\p{L})/u,
      /(?<!\p{L})(?:euch|eure?\p{L}*)(?!\p{L})/u,
    ],
  },
  fr: {
    name: ['Nadège Roux', 'Madame Roux', 'Nadège'],
    notes: [
      'On a parlé du bail et de la maison.',
      'Déjeuner avec Nadège, elle est très contente de la maison.',
      'Nadège me dit vous, on a parlé du bail.',
      'Nadège écrit : merci à toi pour le livre.',
    ],
    promises: [
      'vous envoyer le devis',
      'envoyer le devis chez vous',
      'relire votre contrat',
      'relire ton contrat',
      't’envoyer le livre',
      'passer chez toi',
      'lui envoyer le livre',
      'relire vos notes avec elle',
    ],
    forms: [/(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t(?=[’']))(?!\p{L})/iu, /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu],
  },
  es: {
    name: ['Charo Vega', 'Señora Vega', 'Charo'],
    notes: [
      'Hablamos de la casa y de los niños.',
      'Charo me trata de usted, hablamos de la casa.',
      'Charo escribe: me gustó mucho hablar contigo de la casa.',
    ],
    promises: [
      'mandarle las fotos',
      'mandarte las fotos',
      'hablar con usted de la casa',
      'revisar tu contrato',
      'revisar el contrato para ti',
      'ir a la casa contigo',
      'buscar la llave para usted',
    ],
    forms: [
      /(?<!\p{L})(?:tú|te|ti|tus?|contigo|estés|estás|tengas|\p{L}+[aei]rte)(?!\p{L})/iu,
      /(?<!\p{L})(?:usted|le|\p{L}+[aei]rle)(?!\p{L})/iu,
    ],
  },
  pt: {
    name: ['Nuno Faria', 'Dona Renata', 'Renata Prado'],
    notes: [
      'Falámos do torneio e dos coletes.',
      'A Renata tá procurando apê, falei pra ela que mando as opções.',
      'O Nuno tem uma doença e falei com ele.',
      'Falei com ele sobre o salário e o torneio.',
    ],
    promises: [
      'mandar-lhe os tamanhos',
      'mandar-te os tamanhos',
      'rever o teu contrato',
      'ir ao torneio contigo',
      'mandar as fotos para você',
      'falar consigo sobre o torneio',
      'buscar os coletes para ti',
    ],
    forms: [
      /(?<!\p{L})(?:tu|te|ti|teus?|tuas?|contigo)(?!\p{L})/iu,
      /(?<!\p{L})(?:você|lhe|si|consigo|seus?|suas?|precisar)(?!\p{L})/iu,
    ],
  },
}

for (const [language, { name: names, notes, promises, forms }] of Object.entries(sweeps)) {
  test(`a draft speaks to the person in one form throughout (${language})`, () => {
    const mixed = new Set<string>()
    for (const name of names)
      for (const note of notes)
        for (const promise of promises)
          for (const kind of ['note', 'exchange'])
            for (const [ago, due] of [
              [2, 3],
              [90, -3],
            ] as const) {
              const facts = factsOf({ name, entries: [[kind, ago, note]], promises: [[promise, due]] })
              const { subject, body } = composeDraft({ ...facts, member: { name: 'Rui Costa', locale: language } })
              const said = body.split('\n\n')[1] ?? ''
              const text = `${subject}. ${said.charAt(0).toUpperCase()}${said.slice(1)}`
              if (forms.filter((form) => form.test(text)).length > 1) mixed.add(text)
            }
    assert.deepEqual([...mixed], [])
  })
}

test('the form that a promise uses is that of the whole draft', () => {
  const said = (promise: string) =>
    composeDraft(
      factsOf({
        name: 'Anna Schulz',
        entries: [['call', 2, 'Wir haben über den Vertrag gesprochen und das war gut.']],
        promises: [[promise, 3]],
      }),
    ).body
  assert.match(said('dir das Buch schicken'), /^Hallo Anna,.*mit dir .*werde ich dir das Buch bis Sonntag schicken/s)
  assert.match(said('das Angebot Ihnen schicken'), /^Guten Tag Anna Schulz,.*mit Ihnen .*das Angebot Ihnen bis/s)
})
