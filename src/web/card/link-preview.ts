import { shortUrl } from '#cards/cards/addresses.ts'
import type { PublicRow } from '#cards/cards/public-cards.ts'
import { contrastOf, readable } from '#cards/designs/contrast.ts'
import { templates } from '#cards/designs/templates.ts'
import type { PictureContents } from '#cards/pictures/picture-contents.ts'
import type { PrintContents } from '#cards/print/print-contents.ts'
import { fold } from '#language/words/fold.ts'
import type { OwnColours } from '#platform/db/schema/values.ts'

/** What the preview image of a card shows, without the photo. The workspace is left out if its name is shown already. */
export function previewContents(
  { contents, templateId, colour, colours, workspaceName }: PublicRow,
  baseUrl: string,
): PictureContents {
  const { name, title, company } = contents
  const isRepeated = [name, company ?? ''].some((each) => fold(each) === fold(workspaceName))
  return {
    name,
    title,
    company,
    place: isRepeated ? new URL(baseUrl).host : workspaceName,
    colour: groundOf(colours ?? {}, swatchOf(templateId, colour)),
  }
}

/** What a business card of a card shows: the first number and address, and where its QR code leads. */
export function printContents(
  { contents, templateId, colour, colours, code }: PublicRow,
  baseUrl: string,
): PrintContents {
  const { name, title, company, phones, emails } = contents
  const url = shortUrl(baseUrl, code)
  const first = [phones.find(({ label }) => label !== 'fax')?.number, emails[0]?.address].filter(
    (each) => each !== undefined,
  )
  const lines = [...first, url.replace(/^https?:\/\//, '')]
  return { name, title, company, lines, url, colour: colours?.accent ?? swatchOf(templateId, colour) }
}

function swatchOf(templateId: string, colour: string) {
  const { colours } = templates.find(({ id }) => id === templateId) ?? templates[0]
  return (colours.find(({ id }) => id === colour) ?? colours[0]).swatch
}

/** An own colour on which white text can be read, even where the ground is lightest; else a darker shade of one. */
function groundOf({ accent, background }: OwnColours, swatch: string) {
  const picked = [background, accent].flatMap((each) => each ?? [])
  const isReadable = (each: string) => contrastOf(each, '#ffffff') >= whiteContrast
  const darkened = accent && readable(accent, { on: ['#ffffff'], least: whiteContrast, towards: '#000000' })
  return picked.find(isReadable) ?? darkened ?? swatch
}

const whiteContrast = 5.5
