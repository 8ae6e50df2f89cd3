import { hash } from 'node:crypto'
import type { Config } from '../config/config.ts'

/** How many are allowed in how many seconds. */
export function rateLimits(
  config: Pick<Config, 'rateLimit' | 'signUpLimit' | 'exchangeLimit' | 'askLimit' | 'mailLimit'>,
) {
  return {
    member: { points: config.rateLimit, seconds: 60 },
    address: { points: Math.ceil(config.rateLimit / 10), seconds: 60 },
    signInAccount: { points: 10, seconds: 15 * 60 },
    // One network can try 249 times while this lasts: it takes several to use it up.
    signInNewPlaces: { points: 250, seconds: 6 * 60 * 60 },
    signInAddress: { points: 30, seconds: 15 * 60 },
    signInCode: { points: 10, seconds: 15 * 60 },
    signInCodeDay: { points: 50, seconds: 24 * 60 * 60 },
    deviceRequests: { points: 10 * config.rateLimit, seconds: 60 },
    deviceAddress: { points: 60, seconds: 15 * 60 },
    passkeyAddress: { points: 300, seconds: 15 * 60 },
    passwordChange: { points: 10, seconds: 15 * 60 },
    signUpAddress: { points: config.signUpLimit, seconds: 60 * 60 },
    signUpLinkAddress: { points: config.signUpLimit, seconds: 60 * 60 },
    signUpLinkAccount: { points: 5, seconds: 60 * 60 },
    emailLinkAddress: { points: 100, seconds: 15 * 60 },
    verificationMember: { points: 5, seconds: 60 * 60 },
    forgottenAddress: { points: 20, seconds: 60 * 60 },
    forgottenAccount: { points: 5, seconds: 60 * 60 },
    resetAddress: { points: 100, seconds: 15 * 60 },
    inviteAddress: { points: 100, seconds: 15 * 60 },
    inviteWorkspace: { points: 200, seconds: 60 * 60 },
    inviteToAddress: { points: 5, seconds: 24 * 60 * 60 },
    exchangeAddress: { points: config.exchangeLimit, seconds: 60 },
    exchangeAddressHour: { points: 6 * config.exchangeLimit, seconds: 60 * 60 },
    exchangeAddressCard: { points: Math.ceil(0.6 * config.exchangeLimit), seconds: 10 * 60 },
    exchangeAddressCrowd: { points: 20 * config.exchangeLimit, seconds: 10 * 60 },
    exchangeCard: { points: 12 * config.exchangeLimit, seconds: 60 * 60 },
    exchangeCardCrowd: { points: 120 * config.exchangeLimit, seconds: 60 * 60 },
    exchangeText: { points: 5, seconds: 60 * 60 },
    copyOfCard: { points: 1, seconds: 24 * 60 * 60 },
    copyToAddress: { points: 5, seconds: 24 * 60 * 60 },
    securityMail: { points: 10, seconds: 24 * 60 * 60 },
    wrongCodeMail: { points: 1, seconds: 24 * 60 * 60 },
    mailFromMember: { points: config.mailLimit, seconds: 24 * 60 * 60 },
    mailFromNewMember: { points: Math.ceil(config.mailLimit / 20), seconds: 24 * 60 * 60 },
    copyFromMember: { points: 100, seconds: 24 * 60 * 60 },
    webhookTest: { points: 20, seconds: 60 },
    calendarRead: { points: 10, seconds: 60 },
    ask: { points: config.askLimit, seconds: 60 },
    registerAddress: { points: 60, seconds: 60 * 60 },
    authorizeAddress: { points: Math.ceil(config.rateLimit / 50), seconds: 10 * 60 },
    refreshApp: { points: 100, seconds: 10 * 60 },
    clientDocument: { points: 60, seconds: 10 * 60 },
    archive: { points: 60, seconds: 60 * 60 },
    calendarFeed: { points: 120, seconds: 60 * 60 },
  }
}

export type LimitName = keyof ReturnType<typeof rateLimits>

/** What a caller is told who is over the limit; when to try again follows. */

/** The key of a limit that counts by something private, such as an e-mail address: limits keep only its hash. */
export const hashKey = (text: string) => hash('sha256', text, 'base64url')
