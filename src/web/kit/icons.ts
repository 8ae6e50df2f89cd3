import { html } from '#platform/html/html.ts'

/** Drawn on a grid of 24, in strokes of the text's colour. */
const paths = {
  today: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4M9 15l2 2 4-4',
  people: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-7 7-7s7 3 7 7M16 4a4 4 0 0 1 0 7M18 15c2.5.7 4 3 4 6',
  capture: 'M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3zM6 11v1a6 6 0 0 0 12 0v-1M12 18v3',
  ask: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  cards: 'M3 6h18v12H3zM7 14h4M7 10h3M15 10a1.5 1.5 0 1 0 0 .1M13 15c.3-1.5 1-2 2-2s1.700.5 2 2',
  leads: 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 2h4l1-2h5',
  imports: 'M12 4v11M8 11l4 4 4-4M4 17v3h16v-3',
  archive: 'M4 5h16v4H4zM5 9v10h14V9M10 13h4',
  team: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 21c0-4 3-6 7-6s7 2 7 6M1 13l2 2 3-4',
  settings: 'M4 7h10M18 7h2M4 12h2M10 12h10M4 17h8M16 17h4M16 5v4M8 10v4M14 15v4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  attach:
    'M20 11l-8.500 8.500a5 5 0 0 1-7-7L13 4a3.300 3.300 0 0 1 4.700 4.700l-8.500 8.500a1.600 1.600 0 0 1-2.300-2.300L14.500 7.500',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  add: 'M12 5v14M5 12h14',
  filter: 'M4 6h16M7 12h10M10 18h4',
  sort: 'M7 4v16M4 17l3 3 3-3M13 6h7M13 11h5M13 16h3',
  phone: 'M6 3l4 1 1 4-2 2a11 11 0 0 0 5 5l2-2 4 1 1 4c-9 2-17-6-15-15z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  place: 'M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  check: 'M5 13l4 4L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  note: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  call: 'M6 3l4 1 1 4-2 2a11 11 0 0 0 5 5l2-2 4 1 1 4c-9 2-17-6-15-15z',
  meeting: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4',
  message: 'M4 5h16v11H10l-5 4v-4H4z',
  memo: 'M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3zM6 11v1a6 6 0 0 0 12 0v-1M12 18v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M6 12a1 1 0 1 0-2 0 1 1 0 0 0 2 0zM13 12a1 1 0 1 0-2 0 1 1 0 0 0 2 0zM20 12a1 1 0 1 0-2 0 1 1 0 0 0 2 0z',
  cake: 'M4 20h16v-7H4zM4 16c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1M8 13V9M12 13V9M16 13V9M8 6v0M12 6v0M16 6v0',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 20h2',
  good: 'M7 11v9H4v-9zM7 11l4-7c2 0 2.5 1 2 3l-.7 3H19l-2 10H7',
  bad: 'M17 13V4h3v9zM17 13l-4 7c-2 0-2.5-1-2-3l.7-3H5L7 4h10',
  retry: 'M20 11a8 8 0 1 0-2 6M20 5v6h-6',
  brief: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h5',
  merge: 'M6 4v4c0 4 6 4 6 8v4M18 4v4c0 4-6 4-6 8',
}

export type IconName = keyof typeof paths

/** A small picture beside a word: screen readers skip it. */
export const icon = (name: IconName) =>
  html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24"
  aria-hidden="true"><path d="${paths[name]}"/></svg>`
