import type { OperationName } from '#contract/api.ts'
import type { FieldError } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Html } from '#platform/html/html.ts'
import type { Output } from '../../site/call-operation.ts'

export type { Output }

export type TabName = 'today' | 'people' | 'capture' | 'ask'

/** The output of a screen. */
export type Screen = {
  title: string
  /** The style sheets from `style/` that apply to this screen and to no other. */
  sheets: string[]
  /** The tab that is marked as current. */
  tab?: TabName | undefined
  body: Html
  /** More scripts from `browser/`, beside those on every page. */
  scripts?: string[]
  /** Fills the window: no tabs and no menu. */
  isAlone?: boolean
  /** Without script, the page reloads from this address after two seconds. */
  reloadFrom?: string
  /** 400 or the like when a form comes back with errors. */
  status?: number
}

/**
 * The result of a form. Without script the browser goes to `to`; with it, the answer is `parts`, or the parts of that
 * page.
 */
export type Change = { to: string; parts?: Html }

/** A signed-in member's request for a screen. */
export type ScreenRequest = {
  ctx: MemberContext
  words: Words
  /** The last event before the page was drawn: later ones are followed live. */
  lastEvent: string
  /** For dates and numbers. */
  locale: string
  /** The path of the request, without its query. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  form: Record<string, string>
  /** Calls an operation through the door, as an API request would. `key` makes a repeated form count once. */
  call: <Name extends OperationName>(name: Name, input: Record<string, unknown>, key?: string) => Promise<Output<Name>>
  /** Names a part of the page, an element with this id, so that it can be fetched alone. */
  part: (id: string, element: Html) => Html
  /** Whether this part will be sent. Skip the work for parts that will not. */
  wants: (id: string) => boolean
}

/** A form's input and its errors. */
export type FormState = { values: Record<string, string>; errors: FieldError[]; formError?: string | undefined }
