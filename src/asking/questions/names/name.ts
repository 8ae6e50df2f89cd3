/** A name said in a question. More than one person: it is not plain who is meant. None: nobody the member knows. */
export type Named = { said: string; people: Who[] }
export type Who = { connectionId: string; name: string }
