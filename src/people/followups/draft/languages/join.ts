/** The words of a sentence that are there. */
export const joinWords = (...parts: (string | null)[]) => parts.filter((part) => part).join(' ')

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
