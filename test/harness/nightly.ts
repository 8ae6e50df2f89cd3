/** `npm run test:nightly` runs what takes too long for `npm test`, and does often what `npm test` does a few times. */
export const isNight = process.env.TEST_NIGHTLY === 'yes'

/** Why a long test is skipped by day, or false. */
export const onlyAtNight = isNight ? false : 'npm run test:nightly runs it'

/** The variants to test: by day the first ones. */
export function someByDay<T>(variants: readonly T[], count = 1) {
  return isNight ? variants : variants.slice(0, count)
}
