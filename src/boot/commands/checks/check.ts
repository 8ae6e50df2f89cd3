import type { Config } from '#platform/config/config.ts'

/** What one check found. A warning works, but not as well as it could. */
export type Finding = { state: 'fine' | 'warning' | 'wrong'; found: string; cure?: string }

export type Check = { about: string; look: (config: Config) => Promise<Finding | Finding[]> }

export const fine = (found: string): Finding => ({ state: 'fine', found })
export const warning = (found: string, cure: string): Finding => ({ state: 'warning', found, cure })
export const wrong = (found: string, cure: string): Finding => ({ state: 'wrong', found, cure })
