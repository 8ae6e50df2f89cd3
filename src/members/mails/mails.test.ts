import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inviteEmail } from '../invites/mailing.ts'
import { askersLocale, mailWordsFor } from './mails.ts'

const invite = {
  email: 'ana@example.com',
  inviter: 'Rui',
  inviterEmail: 'rui@example.com',
  workspace: 'Rui',
  role: 'admin',
  expiresAt: '2026-03-14T09:30:00Z',
}

test('an invite is written in the inviter’s language', () => {
  const subjects = ['en-US', 'de', 'fr', 'es', 'pt-BR'].map(
    (locale) => inviteEmail(invite, 'https://x', locale).subject,
  )
  assert.deepEqual(subjects, [
    'Rui invites you to join their workspace',
    'Rui lädt dich in den eigenen Arbeitsbereich ein',
    'Rui vous invite dans son espace de travail',
    'Rui te invita a su espacio de trabajo',
    'Rui convidou você para um espaço de trabalho',
  ])
  const { text, html } = inviteEmail(invite, 'https://x', 'de')
  assert.match(text, /^Hallo,.*als Admin.*bis 14\. März 2026\./s)
  assert.match(html ?? '', /<html lang="de">.*Einladung annehmen.*Wenn der Knopf nichts tut/s)
})

test('the member’s language takes precedence over the browser’s, and an unknown one falls back to English', () => {
  const caller = { member: { locale: 'fr-CA' } } as never
  assert.equal(mailWordsFor(askersLocale({ caller, acceptLanguage: 'de' })).hello, 'Bonjour,')
  assert.equal(mailWordsFor(askersLocale({ caller: null, acceptLanguage: 'de' })).hello, 'Hallo,')
  assert.equal(mailWordsFor(askersLocale({ caller: null, acceptLanguage: 'ja' })).hello, 'Hello,')
  assert.equal(mailWordsFor(undefined).hello, 'Hello,')
})
