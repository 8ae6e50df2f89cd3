import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCpuTime } from '../../../test/harness/cpu-time.ts'
import { languageOf } from './language-of.ts'

/** Notes as people write them, by the language they are in; null is any other language. */
const notes: [language: ReturnType<typeof languageOf>, texts: string[]][] = [
  [
    'en',
    [
      'Lunch with Giovanni della Casa at Le Petit Jardin. He owes me the slides.',
      'call Müller re invoice, he said next week',
      'Met María José and João at the São Paulo office',
      'Saw Fatima Zahra at the school gate. She starts at KLM in Amsterdam soon.',
      'had coffee with Ingrid Sørensen, loves Malmö, hates the commute',
      'send her the deck by Friday',
      'Dinner at Casa de la Vida with Juan de la Cruz, talked about his move to Buenos Aires',
      'Met Anna on the train.',
      'Ravi allergic to peanuts!! remember for the party',
      'vegetarian, two kids, works at Siemens',
    ],
  ],
  [
    'de',
    [
      'Hab Anna gesagt, dass ich ihr das Rezept bis Freitag schicke.',
      'Mit Tom telefoniert, er sucht gerade eine neue Wohnung in Köln.',
      'Treffen mit Herrn Schulze, Angebot nächste Woche',
      'Morgen Oma anrufen',
      'Lisa zieht im Mai nach Wien, hat da einen Job bei Siemens',
      'muss noch das buch zurückgeben an jens',
      'War heute beim Zahnarzt, Termin wieder in sechs Monaten.',
      'Meeting mit dem Sales-Team, Deadline ist der 3.5.',
    ],
  ],
  [
    'fr',
    [
      "J'ai promis à Claire de lui envoyer la recette avant vendredi.",
      'Vu Karim ce matin, il cherche un appart à Lyon',
      'Rappeler maman demain soir',
      'déjeuner avec Sophie, elle part au Québec en mars',
      "faut que je renvoie le devis à monsieur Dubois d'ici mardi",
      'Il est allergique aux noix, ne pas oublier pour le gâteau',
      'croisé Paul au marché. rien de spécial',
    ],
  ],
  [
    'es',
    [
      'Le prometí a Lucía mandarle las fotos antes del viernes.',
      'Hablé con Diego, está buscando piso en Valencia',
      'llamar a mi hermana mañana',
      'comida con Marta y su marido, se mudan a Bogotá en mayo',
      'Tengo que devolverle el libro a Pablo la semana que viene',
      'Es alérgica a los cacahuetes, ojo con la tarta',
      'quedamos el martes en el café de siempre',
    ],
  ],
  [
    'pt',
    [
      'Prometi à Joana que lhe mandava a receita até sexta.',
      'Falei com o Tiago, está à procura de casa no Porto',
      'ligar pra minha mãe amanhã',
      'almoço com a Bia, ela vai se mudar pra Curitiba em março',
      'tenho de devolver o livro ao Rui na semana que vem',
      'nao esquecer: ela e alergica a amendoim',
      'Encontrei o Zé na feira, nada de novo',
    ],
  ],
  [
    null,
    [
      'Ho promesso a Giulia di mandarle la ricetta entro venerdì.',
      'Parlato con Marco, cerca casa a Torino',
      'Chiamare la mamma domani sera, è il suo compleanno',
      'Pranzo con Chiara e suo marito, si trasferiscono a Roma',
      'Ik heb Sanne beloofd om haar vrijdag het recept te sturen.',
      'Met Pieter gebeld, hij zoekt een huis in Utrecht',
      'Morgen mijn moeder bellen over het feest',
      'Jag lovade Karin att skicka receptet innan fredag.',
      'Pratade med Lars, han letar efter lägenhet i Göteborg',
      'Jeg lovede Mette at sende hende opskriften inden fredag.',
      'Obiecałem Kasi, że wyślę jej przepis do piątku.',
      'Rozmawiałem z Piotrem, szuka mieszkania w Krakowie',
      'Ayşe’ye tarifi cuma gününe kadar göndereceğime söz verdim.',
      'Mehmet ile konuştuk, yeni bir ev arıyor',
      'I-am promis Mariei că îi trimit rețeta până vineri.',
      'Slíbil jsem Janě, že jí pošlu recept do pátku.',
      'Lupasin Liisalle lähettää reseptin perjantaihin mennessä.',
      'Megígértem Katinak, hogy péntekig elküldöm a receptet.',
      'Saya janji kirim resep ke Dewi sebelum hari Jumat.',
      'Vaig prometre a la Núria que li enviaria la recepta abans de divendres.',
      'Obećao sam Ani da ću joj poslati recept do petka.',
      'Tôi hứa gửi công thức cho Lan trước thứ sáu.',
      '田中さんに金曜日までにレシピを送ると約束した。',
      'Обещал Ане прислать рецепт до пятницы.',
      'وعدت سارة أن أرسل لها الوصفة',
      'Ana Ribeiro, Banco Atlântico, Lisboa',
      'ok',
      '',
      '+44 7700 900142',
    ],
  ],
]

for (const [language, texts] of notes) {
  for (const text of texts) {
    test(`this is in ${language ?? 'none of the languages'}: ${text.slice(0, 60)}`, () => {
      assert.equal(languageOf(text), language)
    })
  }
}

test('if a text doesn’t show its language, the writer’s usual one is used', () => {
  assert.equal(languageOf('Anna, Köln, Siemens', 'de'), 'de')
  assert.equal(languageOf('pizza Freitag', 'de'), 'de')
  assert.equal(languageOf('I will send her the recipe by Friday', 'de'), 'en')
  assert.equal(languageOf('Ho promesso a Giulia di mandarle la ricetta', 'de'), null)
})

test('a long text is read quickly', async () => {
  const long = 'the man who was there '.repeat(50_000)
  const took = await measureCpuTime(() => assert.equal(languageOf(long), 'en'))
  assert.ok(took < 500, `${took} ms`)
})
