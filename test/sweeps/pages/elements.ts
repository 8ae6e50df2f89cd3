export type PageElement = {
  name: string
  attributes: Record<string, string>
  ancestors: PageElement[]
  /** All text inside. */
  text: string
}

const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const tag = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gis

/** The elements of a page that our own templates drew, which quote every attribute. */
export function readElements(page: string): PageElement[] {
  const elements: PageElement[] = []
  const open: PageElement[] = []
  for (const [piece, end, name, attributes = '', isClosed] of page.matchAll(tag)) {
    if (!name) {
      if (!piece.startsWith('<')) for (const each of open) each.text += toText(piece)
    } else if (end) {
      const at = open.findLastIndex((each) => each.name === name.toLowerCase())
      if (at >= 0) open.length = at
    } else {
      const element = {
        name: name.toLowerCase(),
        attributes: readAttributes(attributes),
        ancestors: [...open],
        text: '',
      }
      elements.push(element)
      if (!isClosed && !voids.test(element.name)) open.push(element)
    }
  }
  return elements
}

function readAttributes(text: string) {
  const found = text.matchAll(/([^\s=>"'/]+)(?:="([^"]*)")?/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name.toLowerCase(), toText(value)]))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const toText = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')

type PageForm = {
  page: string
  method: string
  action: string
  fields: Record<string, string>
  needsFile: boolean
}

/** The forms of a page, with what a browser sends when nothing was typed; empty texts are filled in. */
export function readForms(page: string, elements: PageElement[]): PageForm[] {
  const forms = elements.filter(({ name }) => name === 'form')
  return forms.flatMap((form) => {
    const { method = 'get', action = '', id } = form.attributes
    const controls = elements.filter(
      ({ name, attributes, ancestors }) =>
        /^(input|textarea|select|button)$/.test(name) &&
        (attributes.form === undefined ? ancestors.includes(form) : attributes.form === id),
    )
    const fields = Object.assign({}, ...controls.map((control) => fieldOf(control, elements)))
    const buttons = controls.filter(({ name, attributes }) => name === 'button' && attributes.type !== 'button')
    const sent = buttons.length > 0 ? buttons : [null]
    const needsFile = controls.some(({ attributes: { type, required } }) => type === 'file' && required !== undefined)
    return sent.map((button) => ({
      page,
      needsFile,
      method,
      action: button?.attributes.formaction ?? action,
      fields: {
        ...fields,
        ...(button?.attributes.name && { [button.attributes.name]: button.attributes.value ?? '' }),
      },
    }))
  })
}

function fieldOf(control: PageElement, elements: PageElement[]): Record<string, string> {
  const { name = '', type = 'text', value, checked, required, disabled } = control.attributes
  if (!name || control.name === 'button' || disabled !== undefined || type === 'file') return {}
  if (/^(checkbox|radio)$/.test(type)) return checked === undefined ? {} : { [name]: value ?? 'on' }
  if (control.name === 'textarea') return { [name]: control.text || 'Something' }
  if (control.name !== 'select') return { [name]: value || (required === undefined ? '' : 'Something') }
  const options = elements.filter(({ name, ancestors }) => name === 'option' && ancestors.includes(control))
  const chosen = options.find(({ attributes }) => attributes.selected !== undefined) ?? options[0]
  return { [name]: chosen?.attributes.value ?? chosen?.text ?? '' }
}
