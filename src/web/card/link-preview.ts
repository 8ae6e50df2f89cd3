import type { PublicRow } from '#cards/cards/public-cards.ts'
import { readable } from '#cards/designs/contrast.ts'
import { templates } from '#cards/designs/templates.ts'
import type { PictureContents } from '#cards/pictures/picture-contents.ts'
import { fold } from '#language/words/fold.ts'

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
    // White text must be readable on it, even where the ground is lightest.
    colour: readable(colours?.accent ?? swatchOf(templateId, colour), {
      on: ['#ffffff'],
      least: 5.5,
      towards: '#000000',
    }),
  }
}

function swatchOf(templateId: string, colour: string) {
  const { colours } = templates.find(({ id }) => id === templateId) ?? templates[0]
  return (colours.find(({ id }) => id === colour) ?? colours[0]).swatch
}
