import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { requireConfirmedSession } from '../confirmation/confirmed-session.ts'
import { recordSecurity } from '../security-log/record.ts'
import { findStep, newSecret, sealSecret, setupUri } from './authenticator-codes.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { isTwoStepOn, turnOffTwoStep } from './second-step.ts'

export async function getTwoStep(ctx: MemberContext) {
  const app = await findApp(ctx)
  return { onSince: app?.confirmedAt ?? undefined, recoveryCodesLeft: await countRecoveryCodes(ctx) }
}

/** Nothing changes at sign-in until the first code shows that the app has the secret. */
export async function beginTwoStep(ctx: MemberContext) {
  const secret = newSecret()
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    if (await isTwoStepOn(ctx, ctx.member.id)) throw alreadyOn()
    const sealed = await sealSecret(ctx, ctx.member.id, secret)
    const fresh = { secret: sealed, lastStep: 0, createdAt: nowText(ctx) }
    await ctx.db
      .insertInto('authenticatorApps')
      .values({ memberId: ctx.member.id, ...fresh })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(fresh))
      .execute()
    return { secret, uri: setupUri(ctx, secret) }
  })
}

export async function confirmTwoStep(ctx: MemberContext, { code }: { code: string }) {
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    const app = await findApp(ctx)
    if (!app) throw new Refusal('conflict', say('refusals.twoStep.notSetUp'))
    if (app.confirmedAt !== null) throw alreadyOn()
    const lastStep = await findStep(ctx, app, code.replaceAll(/\s/g, ''))
    if (lastStep === null) throw wrongField('code', say('fields.wrongNewCode'))
    await ctx.db
      .updateTable('authenticatorApps')
      .set({ confirmedAt: nowText(ctx), lastStep })
      .where('memberId', '=', ctx.member.id)
      .execute()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'authenticator.added' })
    return { recoveryCodes: await replaceRecoveryCodes(ctx) }
  })
}

export async function removeTwoStep(ctx: MemberContext) {
  await transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    const wasOn = await turnOffTwoStep(ctx, ctx.member.id)
    if (wasOn) await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'authenticator.removed' })
  })
}

export async function renewRecoveryCodes(ctx: MemberContext) {
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    if (!(await isTwoStepOn(ctx, ctx.member.id))) throw new Refusal('conflict', say('refusals.twoStep.isOff'))
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'recoveryCodes.created' })
    return { recoveryCodes: await replaceRecoveryCodes(ctx) }
  })
}

const alreadyOn = () => new Refusal('conflict', say('refusals.twoStep.alreadyOn'))

function findApp({ db, member }: MemberContext) {
  return db
    .selectFrom('authenticatorApps')
    .select(['memberId', 'secret', 'confirmedAt'])
    .where('memberId', '=', member.id)
    .executeTakeFirst()
}
