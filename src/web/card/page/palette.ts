export type Colours = Record<string, string>

/** The colours of a template in one of its tints, read from `--name: light-dark(#…, #…)` in its stylesheet. */
export function paletteOf(css: string, key: string, colour: string): { light: Colours; dark: Colours } {
  const light: Colours = {}
  const dark: Colours = {}
  for (const selector of [`.${key}`, `.${key}.${colour}`]) {
    for (const [, name = '', first = '', second = ''] of ruleOf(css, selector).matchAll(pair)) {
      light[name] = first
      dark[name] = second
    }
  }
  return { light, dark }
}

const pair = /--([\w-]+):\s*light-dark\((#[0-9a-f]{3,8}),\s*(#[0-9a-f]{3,8})\)/g

function ruleOf(css: string, selector: string) {
  const rules = css.matchAll(/([^{}]+)\{([^{}]*)\}/g)
  return [...rules]
    .filter(([, names = '']) => names.trim() === selector)
    .map(([, , body]) => body)
    .join(';')
}
