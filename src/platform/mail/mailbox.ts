/** The mailbox of an address, for rate limits: without upper case, and without what follows a plus. */
export const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@')
