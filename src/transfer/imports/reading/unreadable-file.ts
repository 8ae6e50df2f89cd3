import { inEnglish, type Text } from '#contract/texts/text.ts'

/** The file cannot be read as a list of people. The text is for the member. */
export class UnreadableFile extends Error {
  readonly text: Text

  constructor(text: Text) {
    super(inEnglish(text))
    this.text = text
  }
}
