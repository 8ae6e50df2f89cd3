import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { findStated, isLeftOut } from './find-stated.ts'

const found = (text: string, displayName: string) =>
  findStated(text, displayName).map(
    ({ verb, subject, object, negated }) =>
      `${verb}${negated ? ' ended' : ''}: ${typeof subject === 'object' ? `${subject.name}, ` : ''}${object}`,
  )

function states(displayName: string, notes: Record<string, string[]>) {
  for (const [note, facts] of Object.entries(notes)) assert.deepEqual(found(note, displayName), facts, note)
}

test('a German note states facts', () => {
  states('Anna Schmidt', {
    'Kaffee mit Anna. Sie arbeitet bei Siemens und wohnt in Köln.': ['employer: Siemens', 'place: Köln'],
    'Seit Mai arbeitet Anna bei Bosch.': ['employer: Bosch'],
    'Anna hat bei Bosch gekündigt.': ['employer ended: Bosch'],
    'Anna ist nach Leipzig gezogen.': ['place: Leipzig'],
    'Anna ist jetzt Vegetarierin.': ['diet: Vegetarierin'],
    'Isst kein Fleisch mehr.': ['diet: kein Fleisch'],
    'Telefoniert. Sie ist allergisch gegen Nüsse und sucht eine Wohnung mit Garten.': ['allergy: Nüsse'],
    'Sie hat zwei Töchter, Mia und Ella.': ['family: Tochter Mia', 'family: Tochter Ella'],
    'Ihr Bruder Jan lebt in Wien.': ['place: Jan, Wien', 'family: Bruder Jan'],
    'Annas Geburtstag ist am 3. Mai.': ['birthday: 3. Mai'],
    'Ihr Hund heißt Bello.': ['pet: Hund Bello'],
    'Hab ihr meine Leiter geliehen.': ['lent: Leiter'],
    'Anna hat mir eine Bohrmaschine geliehen.': ['borrowed: Bohrmaschine'],
    'Anna schuldet mir 20 Euro.': ['they_owe: 20 Euro'],
    'Ich schulde Anna noch 30 Euro.': ['i_owe: 30 Euro'],
    'Anna hat mir die 20 Euro zurückgezahlt.': ['they_owe ended: 20 Euro'],
  })
})

test('after a boss, colleague or friend was named, a pronoun may mean them, in every language', () => {
  states('Anna Schmidt', {
    'Essen mit Anna und ihrer Chefin. Sie wohnt jetzt in Hamburg.': [],
    'Ihre Kollegin war auch da. Sie arbeitet bei Bosch.': [],
    'Dîner avec Anna et sa collègue. Elle habite à Nantes.': [],
    'Cena con Anna y su jefa. Ella vive en Sevilla.': [],
    'Jantar com a Anna e a chefe dela. Ela mora em Braga.': [],
  })
})

test('a French note states facts', () => {
  states('Camille Durand', {
    'Café avec Camille. Elle travaille chez Airbus et habite à Toulouse.': ['employer: Airbus', 'place: Toulouse'],
    'Elle a quitté Airbus.': ['employer ended: Airbus'],
    'Camille est végétarienne depuis deux ans.': ['diet: végétarienne'],
    'Camille ne mange pas de viande.': ['diet: pas de viande'],
    'Elle est allergique aux noix et aux œufs.': ['allergy: noix', 'allergy: œufs'],
    'Elle est allergique aux noix et cherche un appartement.': ['allergy: noix'],
    'La fille de Camille s’appelle Léa.': ['family: fille Léa'],
    'Elle a deux fils, Tom et Hugo.': ['family: fils Tom', 'family: fils Hugo'],
    'Le frère de Camille vit à Nantes.': ['place: frère de Camille, Nantes'],
    'L’anniversaire de Camille est le 3 mai.': ['birthday: 3 mai'],
    'Son chien s’appelle Rex.': ['pet: chien Rex'],
    'Je lui ai prêté ma perceuse.': ['lent: perceuse'],
    'Camille m’a prêté son échelle.': ['borrowed: échelle'],
    'Camille me doit 20 euros.': ['they_owe: 20 euros'],
    'Je dois 30 euros à Camille.': ['i_owe: 30 euros'],
    'Camille m’a rendu les 20 euros.': ['they_owe ended: 20 euros'],
  })
})

test('a Spanish note states facts', () => {
  states('Lucía Gómez', {
    'Café con Lucía. Trabaja en Telefónica y vive en Sevilla.': ['employer: Telefónica', 'place: Sevilla'],
    'Ya no trabaja en Telefónica.': ['employer ended: Telefónica'],
    'Se mudó a Valencia.': ['place: Valencia'],
    'Lucía es vegetariana desde hace dos años.': ['diet: vegetariana'],
    'No come carne.': ['diet: sin carne'],
    'Es alérgica a los frutos secos y busca piso.': ['allergy: frutos secos'],
    'La hija de Lucía se llama Marta.': ['family: hija Marta'],
    'Su marido Javier trabaja en Repsol.': ['employer: Javier, Repsol', 'family: marido Javier'],
    'El cumpleaños de Lucía es el 3 de mayo.': ['birthday: 3 de mayo'],
    'Su perro se llama Toby.': ['pet: perro Toby'],
    'Le he prestado mi taladro.': ['lent: taladro'],
    'Lucía me ha prestado su escalera.': ['borrowed: escalera'],
    'Me debe 20 euros.': ['they_owe: 20 euros'],
    'Le debo 30 euros.': ['i_owe: 30 euros'],
    'Lucía me devolvió los 20 euros.': ['they_owe ended: 20 euros'],
  })
})

test('a Portuguese note states facts', () => {
  states('Beatriz Costa', {
    'Café com a Beatriz. Trabalha na Galp e mora em Braga.': ['employer: Galp', 'place: Braga'],
    'Já não trabalha na Galp.': ['employer ended: Galp'],
    'Mudou-se para o Porto.': ['place: Porto'],
    'A Beatriz é vegetariana há dois anos.': ['diet: vegetariana'],
    'Não come carne.': ['diet: sem carne'],
    'É alérgica a nozes e procura casa.': ['allergy: nozes'],
    'A filha dela chama-se Inês.': ['family: filha Inês'],
    'Tem dois filhos, Tomás e Rui.': ['family: filho Tomás', 'family: filho Rui'],
    'O aniversário da Beatriz é a 3 de maio.': ['birthday: 3 de maio'],
    'O cão dela chama-se Bolt.': ['pet: cão Bolt'],
    'Emprestei-lhe o meu berbequim.': ['lent: berbequim'],
    'A Beatriz emprestou-me o escadote.': ['borrowed: escadote'],
    'Deve-me 20 euros.': ['they_owe: 20 euros'],
    'Devo-lhe 30 euros.': ['i_owe: 30 euros'],
    'A Beatriz devolveu-me os 20 euros.': ['they_owe ended: 20 euros'],
  })
})

test('avoiding one food isn’t a diet', () => {
  for (const diet of ['no pork', 'kein Fleisch', 'pas de viande', 'sin carne', 'sem carne'])
    assert.ok(isLeftOut(diet), diet)
  for (const diet of ['vegan', 'Veganerin', 'sans gluten']) assert.ok(!isLeftOut(diet), diet)
})

test('uncertain statements and those about others aren’t facts in any language', () => {
  for (const [displayName, ...notes] of [
    [
      'Anna Schmidt',
      'Essen mit Anna und Tom. Er arbeitet bei Shell.',
      'Anna ist nicht vegan.',
      'Vielleicht wohnt Anna in Bonn.',
      'Wenn Anna nach Bonn zieht, wohnt sie in Beuel.',
      'Meine Schwester Kate ist Veganerin.',
      'Ihr Mann Thomas ist gestorben.',
      'Wohnt Anna in Köln?',
    ],
    [
      'Camille Durand',
      'Déjeuner avec Camille et Paul. Il travaille chez Shell.',
      'Camille aimerait habiter à Lyon.',
      'Si elle habite à Lyon, je passe la voir.',
      'Ma sœur Julie est végane.',
      'Son mari Paul est mort en mars.',
    ],
    [
      'Lucía Gómez',
      'Comida con Lucía y Pedro. Trabaja en Shell.',
      'A lo mejor Lucía vive en Madrid.',
      'Lucía no es vegana.',
      'Mi hermana Julia es vegana.',
      'Su marido Javier murió en marzo.',
    ],
    [
      'Beatriz Costa',
      'Almoço com a Beatriz e o Pedro. Ele trabalha na Shell.',
      'Talvez a Beatriz viva em Lisboa.',
      'A Beatriz não é vegana.',
      'A minha irmã Ana é vegana.',
      'O marido dela, João, morreu em março.',
    ],
  ] as const)
    for (const note of notes) assert.deepEqual(found(note, displayName), [], note)
})

test('a long note is read in no time in every language', async () => {
  for (const unit of [
    'Anna arbeitet jetzt bei A ',
    'hab ihr meine a b c ',
    'ist allergisch gegen Nüsse, ',
    'sa sœur A, B et ',
    'je lui ai prêté ma a ',
    'est allergique aux noix, aux ',
    'su hija A, B y ',
    'es alérgica a los a, ',
    'a irmã dela, A, ',
    'é alérgica a nozes e ',
  ]) {
    const text = unit.repeat(20_000 / unit.length)
    const took = await measureCpuTime(() => findStated(text, 'Anna Schmidt'))
    assert.ok(took < 1_000, `${unit}: ${took} ms`)
  }
})
