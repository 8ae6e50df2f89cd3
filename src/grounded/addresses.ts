import { hostName } from '../answers/plain-text.ts'

const address = new RegExp(String.raw`(?:[\p{L}\p{N}._%+-]{1,64}@)?${hostName}(?![\p{L}\p{N}])`, 'giu')

/** E-mail addresses and names of hosts in a text: no links as they stand, but some programs make links of them. */
export const addressesIn = (text: string) => text.match(address) ?? []

export const withoutAddresses = (text: string) => text.replace(address, '(an address)')
