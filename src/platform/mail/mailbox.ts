/** Where mail to an address ends up, for counting: however it is spelt, and whatever stands behind a plus. */
export const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@')
