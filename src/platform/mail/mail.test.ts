import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { opened, openPostOffice } from '../../../test/servers/smtp-server.ts'
import type { Email } from './mail.ts'
import { openFolderMail, openSmtpMail } from './open.ts'

const email: Email = {
  to: 'ana@example.com',
  subject: 'Olá, Ana: the card you asked for',
  text: 'Ana,\n\nhere it is: https://kith.example.com/w/harbour/ana\n',
  html: '<p>Ana, here it is.</p>',
  attachments: [
    { filename: 'ana.vcf', mediaType: 'text/vcard', content: 'BEGIN:VCARD\r\nFN:Ana Ribeiro\r\nEND:VCARD\r\n' },
  ],
}

function holdsAll(message: string) {
  const { headers } = opened(message)
  assert.deepEqual([headers.to, headers.subject], [email.to, email.subject])
  assert.match(message, /Content-Type: text\/plain/)
  assert.match(message, /Content-Type: text\/html/)
  assert.match(message, /Content-Type: text\/vcard; name=ana\.vcf/)
  const [, encoded = ''] = /filename=ana\.vcf\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(message) ?? []
  const content = encoded.includes('BEGIN') ? encoded : Buffer.from(encoded, 'base64').toString()
  assert.match(content, /BEGIN:VCARD\r?\nFN:Ana Ribeiro/)
}

test('an e-mail is sent over SMTP with its text, HTML and attachments', async () => {
  const post = await openPostOffice()
  const mail = openSmtpMail(post.url, 'Kith <kith@example.com>')
  await mail.send(email)
  assert.deepEqual(
    post.arrived.map(({ to }) => to),
    [[email.to]],
  )
  holdsAll(post.arrived[0]?.message ?? '')
  await post.close()
})

test('without a server the same e-mail is written to a file, whole or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kith-mail-'))
  const mail = openFolderMail(folder, 'Kith <kith@example.com>')
  await Promise.all([mail.send(email), mail.send(email)])
  const files = await readdir(join(folder, 'mail'))
  assert.equal(files.length, 2)
  for (const file of files) holdsAll(await readFile(join(folder, 'mail', file), 'utf8'))
  await rm(folder, { recursive: true })
})

test('the password of a mail server is not logged', () => {
  const { description } = openSmtpMail('smtps://kith:hunter2hunter2@mail.example.com:465', 'kith@example.com')
  assert.equal(description, 'E-mails are sent over SMTP by mail.example.com:465')
})
