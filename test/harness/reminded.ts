import assert from 'node:assert/strict'
import PostalMime from 'postal-mime'
import { sweepReminders } from '#transfer/reminders/sweep.ts'
import { openPostOffice } from '../servers/smtp-server.ts'
import { type House, newMember, openHouse, type Someone } from './harness.ts'

/** A service with a real mail server. `mails` runs what waits, and returns what came to a member since, read by a mail parser. */
export async function openMailingHouse(env: Record<string, string> = {}) {
  const post = await openPostOffice()
  const house = await openHouse({ KITH_SMTP_URL: post.url, KITH_MAIL_FROM: 'Kith <kith@example.com>', ...env })
  const mails = async ({ email }: Pick<Someone, 'email'>) => {
    await sweepReminders(house.kith)
    await house.work()
    const own = post.arrived.splice(0).filter(({ to }) => to.includes(email))
    return Promise.all(own.map(({ message }) => PostalMime.parse(message)))
  }
  const close = async () => {
    await house.close()
    await post.close()
  }
  return { house, mails, close }
}

type Mail = Awaited<ReturnType<typeof PostalMime.parse>>

export const headerOf = ({ headers }: Mail, name: string) => headers.find(({ key }) => key === name)?.value

/** A member with somebody to keep promises to. */
export async function newPromiser(house: House, more: { timeZone?: string } = {}) {
  const someone = await newMember(house, more)
  const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const promise = async (text: string, dueOn: string, dueTime?: string) => {
    const due = { dueOn, ...(dueTime && { dueTime }) }
    return (await someone.client.Promises_create({ connectionId, text, ...due })).promiseId
  }
  return { ...someone, connectionId, promise }
}

/** The path of an address of the service. */
export function pathOf(house: House, address: string) {
  assert.ok(address.startsWith(house.kith.config.baseUrl), address)
  return address.slice(house.kith.config.baseUrl.length)
}
