/** A row of the table: the measure, its target and its value. */
export type Row = [figure: string, goal: string, measured: string]

export type Target = { url: string; token: string; connectionId: string }

export const mainScreens = ({ connectionId }: { connectionId: string }) => ({
  Today: '/today',
  People: '/people',
  Person: `/people/${connectionId}`,
  Capture: '/capture',
})

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
export const millis = (ms: number) => `${Math.round(ms)} ms`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
