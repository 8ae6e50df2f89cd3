import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { german } from '../../../test/languages/de.ts'
import { spanish } from '../../../test/languages/es.ts'
import { french } from '../../../test/languages/fr.ts'
import { portuguese } from '../../../test/languages/pt.ts'
import type { Asked } from '../../../test/small-memory/questions.ts'
import { askedAt, remember } from '../../../test/small-memory/seed.ts'
import { readQuestion } from '../questions/read.ts'
import { plainAnswer } from './answer.ts'
import { createComposer } from './wording/sentences.ts'

const house = await useHouse()
house.clock.set(askedAt)

async function ask(ctx: ReturnType<typeof memberContext>, text: string) {
  const question = await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null })
  const answer = await plainAnswer(ctx, question)
  const { add, written } = createComposer()
  for (const claim of answer.claims) add(claim)
  return { ...answer, ...written() }
}

async function failing(ctx: ReturnType<typeof memberContext>, questions: Asked[], isKnown: boolean) {
  const failures: string[] = []
  for (const { ask: text, says, never = [] } of questions) {
    const answer = await ask(ctx, text)
    const has = (each: string | RegExp) =>
      typeof each === 'string' ? answer.content.includes(each) : each.test(answer.content)
    const isRight = answer.isKnown === isKnown && says.every(has) && !never.some(has)
    if (!isRight) failures.push(`${text}\n${answer.content}`)
  }
  return failures
}

for (const [language, memory] of Object.entries({ german, french, spanish, portuguese })) {
  test(`questions in ${language} are answered from notes in ${language}`, async () => {
    const ctx = memberContext(house, await newMember(house))
    await remember(ctx, memory.people)
    const failures = await failing(ctx, memory.answerable, true)
    assert.deepEqual(
      failures.filter((failure) => !memory.notYet?.some((question) => failure.startsWith(question))),
      [],
    )
    assert.deepEqual(await failing(ctx, memory.unanswerable, false), [])
  })
}

const aboutPromises: Record<'overdue' | 'kept' | 'today' | 'thisWeek' | 'yesterday', [string, RegExp][]> = {
  overdue: [
    ['Welche Versprechen sind überfällig?', /Bericht/],
    ['Was ist überfällig?', /Bericht/],
    ['Wie viele Versprechen sind überfällig?', /Bericht/],
    ['Quelles promesses sont en retard ?', /Bericht/],
    ['¿Qué promesas tengo atrasadas?', /Bericht/],
    ['O que prometi e está atrasado?', /Bericht/],
  ],
  kept: [
    ['Welche Versprechen habe ich gehalten?', /Rechnung/],
    ['Quelles promesses ai-je tenues ?', /Rechnung/],
    ['¿Qué promesas he cumplido?', /Rechnung/],
    ['Quais promessas já cumpri?', /Rechnung/],
  ],
  today: [
    ['Was ist heute fällig?', /^In dieser Zeit ist kein Versprechen/],
    ['Que dois-je faire aujourd’hui ?', /pour cette période/],
    ['¿Qué tengo pendiente para hoy?', /en esas fechas/],
    ['O que tenho de fazer hoje?', /nessas datas/],
  ],
  thisWeek: [
    ['Was habe ich diese Woche versprochen?', /Vertrag/],
    ['Qu’est-ce que j’ai promis cette semaine ?', /Vertrag/],
    ['¿Qué prometí esta semana?', /Vertrag/],
    ['O que prometi esta semana?', /Vertrag/],
  ],
  yesterday: [
    ['Was habe ich Anna gestern versprochen?', /^Anna Berg: In dieser Zeit/],
    ['Qu’est-ce que j’ai promis à Anna hier ?', /^Anna Berg: .*période/],
  ],
}

test('in every language a question about promises gets those that it asks for, and no others', async () => {
  const { client, ...member } = await newMember(house)
  const ctx = memberContext(house, { client, ...member })
  const { connectionId } = await client.Connections_create({ displayName: 'Anna Berg' })
  const today = Temporal.PlainDate.from(askedAt.slice(0, 10))
  const promise = (text: string, days: number) =>
    client.Promises_create({ connectionId, text, dueOn: `${today.add({ days })}` })
  await promise('Bericht schicken', -20)
  await promise('Vertrag schicken', 40)
  const { promiseId } = await promise('Rechnung schicken', -10)
  await client.Promises_complete({ promiseId })
  const all = ['Bericht', 'Vertrag', 'Rechnung']
  const named = { overdue: ['Bericht'], kept: ['Rechnung'], today: [], thisWeek: all, yesterday: [] }
  for (const [which, questions] of Object.entries(aboutPromises)) {
    for (const [text, says] of questions) {
      const { content, isKnown } = await ask(ctx, text)
      assert.match(content, says, text)
      assert.equal(isKnown, true, text)
      const found = all.filter((each) => content.includes(each))
      assert.deepEqual(found, named[which as keyof typeof named], `${text}\n${content}`)
    }
  }
})

test('in every language a shortened list shows open items first and says how many more there are', async () => {
  const { client, ...member } = await newMember(house)
  const ctx = memberContext(house, { client, ...member })
  const { connectionId } = await client.Connections_create({ displayName: 'Anna Berg' })
  for (let at = 0; at < 12; at++) {
    const text = `Ding ${at} schicken`
    const { promiseId } = await client.Promises_create({ connectionId, text, dueOn: '2026-01-01' })
    await client.Promises_complete({ promiseId })
  }
  await client.Promises_create({ connectionId, text: 'Vertrag schicken', dueOn: '2027-12-01' })
  for (const [text, more] of [
    ['Was habe ich Anna versprochen?', 'Weitere: 3.'],
    ['Qu’est-ce que j’ai promis à Anna ?', 'Autres\u00a0: 3.'],
    ['¿Qué le prometí a Anna?', 'Más: 3.'],
    ['O que prometi à Anna?', 'Mais: 3.'],
  ] as const) {
    const [first, ...lines] = (await ask(ctx, text)).content.split('\n')
    assert.match(first ?? '', /Vertrag/, text)
    assert.equal(lines.at(-1), more)
  }
})

test('in every language a question about birthdays names those between today and the end it asks for', async () => {
  const { client, ...member } = await newMember(house)
  const ctx = memberContext(house, { client, ...member })
  const birthdays = { Anna: '--01-05', Luc: '--12-20', Eva: '1980-11-28', Rui: '1990-03-14' }
  for (const [displayName, birthday] of Object.entries(birthdays))
    await client.Connections_create({ displayName, birthday })
  for (const [text, ...named] of [
    ['Welche Geburtstage gibt es noch vor Neujahr?', 'Luc', 'Eva'],
    ['Wer hat bis zum 5. Januar Geburtstag?', 'Anna', 'Luc', 'Eva'],
    ['Wer hat nächsten Monat Geburtstag?', 'Luc'],
    ['Quels anniversaires y a-t-il avant Noël ?', 'Luc', 'Eva'],
    ['Quels anniversaires y a-t-il jusqu’au 5 janvier ?', 'Anna', 'Luc', 'Eva'],
    ['¿Qué cumpleaños hay antes de Navidad?', 'Luc', 'Eva'],
    ['¿Qué cumpleaños hay hasta el 5 de enero?', 'Anna', 'Luc', 'Eva'],
    ['Que aniversários há antes do Natal?', 'Luc', 'Eva'],
    ['Quem faz anos até 5 de janeiro?', 'Anna', 'Luc', 'Eva'],
    ['Which birthdays are coming up before New Year?', 'Luc', 'Eva'],
    ['Welche Geburtstage gibt es dieses Jahr noch?', 'Luc', 'Eva'],
    ['Quels anniversaires y a-t-il cette année ?', 'Luc', 'Eva'],
    ['¿Qué cumpleaños quedan este año?', 'Luc', 'Eva'],
    ['Que aniversários há este ano?', 'Luc', 'Eva'],
  ] as const) {
    const { content } = await ask(ctx, text)
    const found = Object.keys(birthdays).filter((name) => content.includes(name))
    assert.deepEqual(found, named, `${text}\n${content}`)
    assert.doesNotMatch(content, /1900/)
  }
})

test('in every language a question about a time lists everything noted then', async () => {
  const { client, ...member } = await newMember(house)
  const ctx = memberContext(house, { client, ...member })
  const yesterday = Temporal.PlainDate.from(askedAt.slice(0, 10)).subtract({ days: 1 })
  const lastWeek = yesterday.subtract({ weeks: 1 })
  const add = async (displayName: string, text: string, day: Temporal.PlainDate) => {
    const { connectionId } = await client.Connections_create({ displayName })
    await client.Memory_addInteraction({ connectionId, kind: 'meeting', text, occurredAt: `${day}T12:00:00Z` })
  }
  await add('Anna Berg', 'Mittagessen am Hafen.', yesterday)
  await add('Luc Martin', 'Ein langer Abend.', yesterday.subtract({ days: 60 }))
  for (const text of [
    'Was ist gestern passiert?',
    'Was hat sich seit gestern getan?',
    `Was ist seit dem ${lastWeek.day}.${lastWeek.month}. passiert?`,
    `¿Qué ha pasado desde el ${lastWeek.day}/${lastWeek.month}?`,
    'Wen habe ich gestern getroffen?',
    'Que s’est-il passé hier ?',
    'Qui ai-je rencontré hier ?',
    '¿Qué pasó ayer?',
    '¿A quién vi ayer?',
    'O que aconteceu ontem?',
  ]) {
    const { content, isKnown, citations } = await ask(ctx, text)
    assert.equal(isKnown, true, `${text}\n${content}`)
    assert.match(content, /Anna Berg.*Mittagessen am Hafen/, text)
    assert.equal(citations.length, 1, content)
  }
  assert.equal((await ask(ctx, 'Was ist gestern mit dem Auto passiert?')).isKnown, false)
  assert.equal((await ask(ctx, 'Was ist heute passiert?')).isKnown, false)
})

test('a question in an unsupported language is answered with a sentence that says so', async () => {
  const ctx = memberContext(house, await newMember(house))
  await remember(ctx, german.people)
  for (const text of [
    'Cosa ho promesso ad Anna la settimana scorsa?',
    'Wat heb ik Anna vorige week beloofd?',
    'アンナに何を約束しましたか',
  ]) {
    const { content, isKnown } = await ask(ctx, text)
    assert.match(content, /can’t read the language/, text)
    assert.equal(isKnown, false)
  }
})

test('if notes are in an unsupported language, the answer doesn’t claim that there is nothing', async () => {
  const ctx = memberContext(house, await newMember(house))
  const notes: [string, string][] = [['2026-10-01', 'Ho promesso a Giulia di mandarle la ricetta entro venerdì.']]
  await remember(ctx, [{ displayName: 'Giulia Conti', notes }])
  assert.match((await ask(ctx, 'What did I promise Giulia?')).content, /in a language I can’t read/)
  assert.match((await ask(ctx, 'What car does Giulia drive?')).content, /in a language I can’t read/)
  assert.match((await ask(ctx, 'Was habe ich Giulia versprochen?')).content, /die ich nicht lesen kann/)
  await remember(ctx, [{ displayName: 'Ben Okafor', notes: [['2026-10-01', 'Ben is moving to Porto in May.']] }])
  assert.doesNotMatch((await ask(ctx, 'What did I promise Ben Okafor?')).content, /can’t read/)
})
