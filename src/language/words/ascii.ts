import anyAscii from 'any-ascii'

export const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** A text in the letters of ASCII. */
export const toAscii = (text: string) => anyAscii(text)
