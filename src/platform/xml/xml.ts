import sax from 'sax'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { takeTurns } from '../context/turns.ts'

/** An element with its name resolved: clients choose any prefix, and some make CardDAV the default namespace. */
export type XmlElement = {
  name: string
  attributes: Map<string, string>
  children: XmlElement[]
  text: string
}

const maxDepth = 16
/** A device requests all its people together: one element each. */
const maxElements = 60_000
const pieceLength = 16 * 1024
/** The parser compares each attribute with all before it: many would take the square of their number. */
const maxAttributes = 100

/** The attributes of the tag that is being read. */
type OpenTag = { attribList: unknown[] }

/** Reads a body piece by piece, so that a large one does not block others. Null for an empty one. */
export async function readXml(body: Buffer | undefined): Promise<XmlElement | null> {
  // Some begin with white space, and some with a byte order mark.
  const text =
    body
      ?.toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim() ?? ''
  if (text === '') return null
  const tree = buildTree()
  const giveTurn = takeTurns()
  for (let at = 0; at < text.length; at += pieceLength) {
    await giveTurn()
    tree.write(text.slice(at, at + pieceLength))
  }
  return tree.close()
}

function buildTree() {
  const parser = sax.parser(true, { xmlns: true })
  const open: XmlElement[] = []
  let root: XmlElement | null = null
  let count = 0
  // The parser goes on after an error unless it is stopped.
  parser.onerror = () => {
    throw unreadable('It is not well-formed XML.')
  }
  parser.ondoctype = () => {
    throw unreadable('A DOCTYPE is not allowed.')
  }
  parser.onopentag = (node) => {
    const tag = node as sax.QualifiedTag
    const element: XmlElement = {
      name: nameOf(tag.uri, tag.local),
      attributes: attributesOf(tag),
      children: [],
      text: '',
    }
    count += 1
    if (open.length >= maxDepth || count > maxElements) throw unreadable('It has too many elements.')
    if (open.length === 0) root = element
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => void open.pop()
  parser.ontext = (text) => addText(open.at(-1), text)
  parser.oncdata = (text) => addText(open.at(-1), text)
  return {
    write: (piece: string) => {
      parser.write(piece)
      if ((parser as unknown as OpenTag).attribList.length > maxAttributes)
        throw unreadable('It has too many attributes.')
    },
    close: () => {
      parser.close()
      return root
    },
  }
}

function attributesOf({ attributes }: sax.QualifiedTag) {
  return new Map(Object.values(attributes).map(({ local, value }) => [local, value]))
}

function addText(element: XmlElement | undefined, text: string) {
  if (element) element.text += text
}

const unreadable = (why: string) => new Refusal('invalid', say('refusals.xml.unreadable', { why }))

export const childrenNamed = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name)

export const childNamed = ({ children }: XmlElement, name: string) => children.find((child) => child.name === name)

/** The namespaces of DAV and the prefixes that our answers use. */
export const namespaces = {
  d: 'DAV:',
  card: 'urn:ietf:params:xml:ns:carddav',
  cal: 'urn:ietf:params:xml:ns:caldav',
  cs: 'http://calendarserver.org/ns/',
} as const

type Prefix = keyof typeof namespaces

/** A name with one of our prefixes, such as `d:href`. */
export type XmlName = `${Prefix}:${string}`

const prefixes = new Map<string, string>(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]))

/** `d:href` for href in DAV:, whatever prefix the client chose; `{urn:x}name` for a name of any other namespace. */
function nameOf(uri: string, local: string) {
  const prefix = prefixes.get(uri)
  return prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`
}
