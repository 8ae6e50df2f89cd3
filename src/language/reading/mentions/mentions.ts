/** An @ before a name: not the one in an e-mail address, or before a time. */
export const mentionMark = /(?<![\p{L}\p{M}\p{N}_.@+-])@(?=\p{L})/gu

/** "Lunch with Ana" of "Lunch with @Ana". */
export const withoutMarks = (text: string) => (text.includes('@') ? text.replaceAll(mentionMark, '') : text)
