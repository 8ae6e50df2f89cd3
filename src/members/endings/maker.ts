import type { MemberContext } from '#platform/context/context.ts'

/** The token that makes a record which would outlive it, so that both end together. Null for the signed-in member. */
export const makerOf = ({ kind, tokenId }: Pick<MemberContext, 'kind' | 'tokenId'>) =>
  kind === 'session' ? null : tokenId
