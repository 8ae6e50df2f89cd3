/** A name in a question. Several people: it is ambiguous. None: the member knows nobody with this name. */
export type Named = { said: string; people: Who[] }
export type Who = { connectionId: string; name: string }
