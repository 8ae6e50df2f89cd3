import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#language/languages/language.ts'
import { factsOf } from '../../../../test/drafts/facts-of.ts'
import { composeDraft } from './compose.ts'
import { isGraveNews } from './reading/grave.ts'

const notGrave: Record<Language, string[]> = {
  en: [
    'Nina got the promotion! No surgery needed after all.',
    'She didn’t need surgery after all.',
    "It isn't cancer.",
    'She was worried about cancer, but the scan was clear.',
    'Feared a tumor. It was a false alarm.',
    'The tumour turned out to be benign.',
    'Surgery was not necessary.',
    'No chemo or surgery needed.',
    'She is no longer ill.',
    'Doesn’t have to have surgery.',
    'She won’t need any chemotherapy.',
    'Cancer-free since May!',
    'Back from sick leave, full of ideas.',
    'Surgery won’t be necessary.',
    'Surgery is no longer needed.',
    'He managed to avoid surgery.',
    'Not ill anymore.',
    'He isn’t sick or ill.',
    'The cancer scare is over.',
    'Nobody died.',
    'Legal signed off on the contract.',
    'She works in the hospital canteen.',
  ],
  de: [
    'Befördert! Zum Glück, dass sie nicht operiert werden muss.',
    'Sie muss doch nicht operiert werden.',
    'Es ist kein Krebs.',
    'Sie ist nicht mehr krank.',
    'Angst vor Krebs, aber der Befund war unauffällig.',
    'Der Tumor ist gutartig.',
    'Keine Chemo nötig.',
    'Arbeitet im Krankenhaus als Pfleger.',
  ],
  fr: [
    'Promue ! Pas besoin d’opération, elle ne sera pas opérée.',
    'Elle n’a pas besoin d’être opérée.',
    'Elle n’est plus malade.',
    'Ce n’est pas un cancer.',
    'Peur d’un cancer, mais les résultats sont bons.',
    'La tumeur est bénigne.',
    'Elle travaille à l’hôpital.',
  ],
  es: [
    'No necesita operación, no tiene que ser operada.',
    'Ya no está enferma.',
    'No es cáncer.',
    'Miedo a un tumor, pero fue una falsa alarma.',
    'El tumor es benigno.',
    'No necesita quimioterapia.',
    'Superó el cáncer.',
    'Trabaja en el hospital.',
  ],
  pt: [
    'Não precisa de cirurgia, não vai ser operada.',
    'Já não está doente.',
    'Não é câncer.',
    'Medo de um tumor, mas os exames estavam bem.',
    'O tumor é benigno.',
    'Não precisa de quimioterapia.',
    'Venceu o cancro.',
    'Ela não ficou doente.',
    'Trabalha no hospital.',
  ],
}

const grave: Record<Language, string[]> = {
  en: [
    'No surgery needed, but her father died.',
    'She can’t come because she is ill.',
    'Not doing well after the surgery.',
    'No surgery possible, it is too late.',
    'No cure for her cancer.',
    'The scan was clear, but her mother has cancer.',
    'Her mother has cancer. Her own scan was clear.',
    'Ill, so the wedding was called off.',
    'Never got over his death.',
    'The funeral is over.',
    'No surgery, chemo is enough.',
    'She no longer responds to chemo.',
    'Not only ill, she also lost her job.',
    'The chemo did nothing.',
    'Signed off work until May.',
    'Been signed off since Monday.',
    'Ill the whole week.',
    'She got diagnosed last week.',
    'No more chemo.',
    'Hopes to avoid surgery.',
  ],
  de: [
    'Muss nicht operiert werden, aber ihr Vater ist gestorben.',
    'Sie kommt nicht, weil sie krank ist.',
    'Kann nicht mehr operiert werden.',
    'Der Befund war unauffällig, aber ihre Mutter hat Krebs.',
  ],
  fr: [
    'Pas opérée, mais son père est mort.',
    'Elle ne vient pas parce qu’elle est malade.',
    'Ne peut pas être opérée.',
  ],
  es: [
    'No necesita operación, pero su padre murió.',
    'No viene porque está enferma.',
    'Es benigno, pero su madre tiene cáncer.',
  ],
  pt: [
    'Não precisa de cirurgia, mas o pai morreu.',
    'Não vem porque está doente.',
    'O exame estava bem, mas a mãe tem câncer.',
  ],
}

for (const language of ['en', 'de', 'fr', 'es', 'pt'] as const) {
  test(`illness that is denied, averted or over is not grave (${language})`, () => {
    for (const text of notGrave[language]) assert.equal(isGraveNews(text, language), false, text)
  })

  test(`illness or loss is grave beside other news that is not (${language})`, () => {
    for (const text of grave[language]) assert.equal(isGraveNews(text, language), true, text)
  })
}

test('good news isn’t answered with condolences', () => {
  const said = (text: string) => composeDraft(factsOf({ name: 'Nina Weber', entries: [['note', 2, text]] })).body
  const console = /thinking of you|anything I can do/
  assert.doesNotMatch(said('Nina got the promotion! No surgery needed after all.'), console)
  assert.match(said('Nina got the promotion! No surgery needed after all, but her father died.'), console)
})
