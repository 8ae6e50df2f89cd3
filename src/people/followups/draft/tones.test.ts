import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf } from '../../../../test/drafts/facts-of.ts'
import { languages } from '../../../../test/drafts/languages.ts'
import { occasions } from '../../../../test/drafts/occasions.ts'
import { promises } from '../../../../test/drafts/promises.ts'
import { middleOf, sentenceCount } from './check.ts'
import { composeDraft } from './compose.ts'

type Case = {
  name: string
  note: [string, number, string]
  promise?: [string, number]
  short: string
  warm: string
  formal: string
}

/** One person each, in the five languages that drafts are in and the Portuguese of Brazil. */
const cases: Record<string, Case> = {
  English: {
    name: 'Ana Ribeiro',
    note: ['note', 2, 'Coffee at the harbour.'],
    promise: ['Send her the deck', 3],
    short:
      'Hi Ana,\n\nIt was good to have coffee with you at the harbour on Tuesday. As promised, I will send you the deck by Sunday.\n\nRui',
    warm: 'Hi Ana,\n\nIt was good to have coffee with you at the harbour on Tuesday. As promised, I will send you the deck by Sunday. I would love to hear how you are doing.\n\nWarm wishes,\nRui',
    formal:
      'Dear Ana Ribeiro,\n\nIt was good to have coffee with you at the harbour on Tuesday. As promised, I will send you the deck by Sunday.\n\nKind regards,\nRui Costa',
  },
  German: {
    name: 'Anna Schulz',
    note: ['call', 12, 'Wir haben mit Anna über den Mietvertrag gesprochen, sie meldet sich nochmal.'],
    promise: ['Anna anrufen', -3],
    short:
      'Hallo Anna,\n\nich habe nicht vergessen, dass ich dich anrufen wollte. Entschuldige, dass es so lange dauert.\n\nRui',
    warm: 'Hallo Anna,\n\nes war schön, am 7. November mit dir über den Mietvertrag zu sprechen. Ich habe nicht vergessen, dass ich dich anrufen wollte. Entschuldige, dass es so lange dauert. Erzähl mir gern, wie es dir geht.\n\nHerzliche Grüße\nRui',
    formal:
      'Guten Tag Anna Schulz,\n\nes war schön, am 7. November mit Ihnen über den Mietvertrag zu sprechen. Ich habe nicht vergessen, dass ich Sie anrufen wollte. Entschuldigen Sie, dass es so lange dauert.\n\nMit freundlichen Grüßen\nRui Costa',
  },
  French: {
    name: 'Nadège Roux',
    note: ['call', 2, 'Nadège cherche une table, on a parlé du déménagement et de son fils.'],
    promise: ['lui prêter ma table pliante', 4],
    short:
      'Bonjour Nadège,\n\nCela m’a fait plaisir de parler avec toi mardi du déménagement. Comme promis, je vais te prêter ma table pliante d’ici lundi.\n\nRui',
    warm: 'Bonjour Nadège,\n\nCela m’a fait plaisir de parler avec toi mardi du déménagement. Comme promis, je vais te prêter ma table pliante d’ici lundi. Donne-moi de tes nouvelles quand tu as un moment.\n\nAmicalement,\nRui',
    formal:
      'Bonjour Nadège Roux,\n\nCela m’a fait plaisir de parler avec vous mardi du déménagement. Comme promis, je vais vous prêter ma table pliante d’ici lundi.\n\nBien cordialement,\nRui Costa',
  },
  Spanish: {
    name: 'Charo Vega',
    note: ['note', 4, 'Café con Charo, hablamos de la mudanza y de los niños.'],
    promise: ['mandarle las fotos', 3],
    short:
      'Hola, Charo:\n\nMe alegró tomar un café contigo el domingo y hablar de la mudanza. Como prometí, voy a mandarte las fotos a más tardar el domingo.\n\nRui',
    warm: 'Hola, Charo:\n\nMe alegró tomar un café contigo el domingo y hablar de la mudanza. Como prometí, voy a mandarte las fotos a más tardar el domingo. Me encantaría saber cómo estás.\n\nUn abrazo,\nRui',
    formal:
      'Buenos días, Charo Vega:\n\nMe alegró tomar un café con usted el domingo y hablar de la mudanza. Como prometí, voy a mandarle las fotos a más tardar el domingo.\n\nUn cordial saludo,\nRui Costa',
  },
  Portuguese: {
    name: 'Nuno Faria',
    note: ['note', 3, 'Almoço com o Nuno, falámos do torneio e ele está contente com a equipa.'],
    promise: ['mandar-lhe os tamanhos', 2],
    short:
      'Olá, Nuno,\n\nFoi bom almoçar contigo na segunda-feira e falar do torneio. Como prometi, vou mandar-te os tamanhos até sábado.\n\nRui',
    warm: 'Olá, Nuno,\n\nFoi bom almoçar contigo na segunda-feira e falar do torneio. Como prometi, vou mandar-te os tamanhos até sábado. Gostava muito de saber como estás.\n\nUm grande abraço,\nRui',
    formal:
      'Bom dia, Nuno Faria,\n\nFoi bom almoçar consigo na segunda-feira e falar do torneio. Como prometi, vou mandar-lhe os tamanhos até sábado.\n\nCom os melhores cumprimentos,\nRui Costa',
  },
  'Portuguese of Brazil': {
    name: 'Renata Prado',
    note: ['call', 5, 'Falei com a Renata, ela está procurando um apê e a gente riu muito.'],
    short: 'Olá, Renata,\n\nFoi bom falar com você no sábado. Espero que falemos em breve.\n\nRui',
    warm: 'Olá, Renata,\n\nFoi bom falar com você no sábado. Adoraria saber como você está.\n\nUm grande abraço,\nRui',
    formal:
      'Bom dia, Renata Prado,\n\nFoi bom falar com você no sábado. Espero que falemos em breve.\n\nAtenciosamente,\nRui Costa',
  },
}

for (const [language, { name, note, promise, ...tones }] of Object.entries(cases)) {
  const facts = factsOf({ name, entries: [note], promises: promise ? [promise] : [] })
  for (const tone of ['short', 'warm', 'formal'] as const)
    test(`a ${tone} draft in ${language}`, () => {
      const draft = composeDraft(facts, tone)
      assert.equal(draft.body, tones[tone])
      assert.equal(draft.tone, tone)
    })
}

test('a short draft has at most two sentences, and lists only what it speaks of', () => {
  for (const example of [...occasions, ...promises]) {
    const { body, drewOn } = composeDraft(factsOf(example), 'short')
    assert.ok(sentenceCount(middleOf(body)) <= 2, `${example.about}: ${body}`)
    assert.ok(drewOn.ixIds.length + drewOn.promiseIds.length <= 2, example.about)
  }
})

test('a formal draft uses one form of address, and says nothing that is not in the usual one', () => {
  for (const example of [...occasions, ...promises, ...languages]) {
    const facts = factsOf(example)
    const { body, drewOn } = composeDraft(facts, 'formal')
    assert.doesNotMatch(body, /(?<!\p{L})(?:dir|dich|dein\p{L}*|toi|contigo|ti)(?!\p{L})/u, example.about)
    const usual = composeDraft(facts).drewOn
    assert.ok(
      drewOn.ixIds.every((id) => usual.ixIds.includes(id)) && usual.promiseIds.join() === drewOn.promiseIds.join(),
    )
  }
})

test('a warm draft to somebody in grief asks nothing of them', () => {
  const facts = factsOf({
    name: 'Lisa Nowak',
    entries: [['call', 2, 'Sie hat Krebs, ich bin ganz fertig und weiß nicht was ich sagen soll.']],
  })
  assert.equal(
    composeDraft(facts, 'warm').body,
    'Hallo Lisa,\n\nich denke an dich. Wenn ich etwas tun kann, bin ich gern da.\n\nHerzliche Grüße\nRui',
  )
})
