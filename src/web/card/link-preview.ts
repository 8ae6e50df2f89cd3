import type { PublicRow } from '#cards/cards/public-cards.ts'
import { templates } from '#cards/designs/templates.ts'
import type { PictureContents } from '#cards/pictures/picture-contents.ts'
import { fold } from '#language/words/fold.ts'

/** What the picture of a card shows, but for the photo. What stands in it already is not said twice. */
export function shownOf({ contents, templateId, colour, workspaceName }: PublicRow, baseUrl: string): PictureContents {
  const { name, title, company } = contents
  const isSaid = [name, company ?? ''].some((each) => fold(each) === fold(workspaceName))
  return {
    name,
    title,
    company,
    place: isSaid ? new URL(baseUrl).host : workspaceName,
    colour: swatch(templateId, colour),
  }
}

function swatch(templateId: string, colour: string) {
  const { colours } = templates.find(({ id }) => id === templateId) ?? templates[0]
  return (colours.find(({ id }) => id === colour) ?? colours[0]).swatch
}
