/** Loops that can move behind a card. Text needs no scrim over any of them: see docs/adr/0017-video-backgrounds.md. */
export type VideoBackground = (typeof videoBackgrounds)[number]

export const videoBackgrounds = [
  {
    id: 'tide',
    name: 'Tide',
    description: 'Deep blues and teals that slowly push each other about.',
    tone: 'dark',
    colour: '#174d66',
  },
  {
    id: 'aurora',
    name: 'Aurora',
    description: 'Green and violet northern lights over a dark ridge.',
    tone: 'dark',
    colour: '#0d2134',
  },
  {
    id: 'bokeh',
    name: 'Evening lights',
    description: 'Warm lamps far out of focus, drifting in the dark.',
    tone: 'dark',
    colour: '#281b2b',
  },
  {
    id: 'rain',
    name: 'Rain on glass',
    description: 'Drops running down a window, with the lights of a town behind it.',
    tone: 'dark',
    colour: '#283745',
  },
  {
    id: 'weave',
    name: 'Weave',
    description: 'Ribbons of midnight blue woven over and under, with light passing over them.',
    tone: 'dark',
    colour: '#243e57',
  },
  {
    id: 'hills',
    name: 'Paper hills',
    description: 'Hills cut from paper in a hazy morning sun.',
    tone: 'light',
    colour: '#d4c7b9',
  },
  {
    id: 'leaves',
    name: 'Leaf shadows',
    description: 'The shadow of a tree swaying on a wall in the afternoon.',
    tone: 'light',
    colour: '#e6d6bd',
  },
  {
    id: 'contours',
    name: 'Contours',
    description: 'The lines of a map in sage and cream, whose land rises and sinks.',
    tone: 'light',
    colour: '#e8eadc',
  },
  {
    id: 'silk',
    name: 'Silk',
    description: 'A blush cloth moving in a light wind.',
    tone: 'light',
    colour: '#eccbc9',
  },
  {
    id: 'ripples',
    name: 'Still pond',
    description: 'Rings spreading on pale water that mirrors the sky.',
    tone: 'light',
    colour: '#d3e8e8',
  },
] as const satisfies readonly {
  id: string
  name: string
  /** One sentence for the picker. */
  description: string
  /** Text is light on a dark background and dark on a light one. */
  tone: 'light' | 'dark'
  /** The average colour, shown until the poster is loaded. */
  colour: `#${string}`
}[]
