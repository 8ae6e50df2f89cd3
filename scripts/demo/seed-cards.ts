import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { prepareCard } from '#cards/cards/cards.ts'
import { addDailyCounts, todayIn } from '#cards/cards/statistics.ts'
import { templates } from '#cards/designs/templates.ts'
import { submitToCard } from '#cards/exchange/exchange.ts'
import { connectLead } from '#cards/leads/connect.ts'
import { addProfile, listLeads } from '#cards/leads/leads.ts'
import { preparePicture, setVideoBackground } from '#cards/looks/pictures.ts'
import { updateWorkspace } from '#members/workspaces/workspaces.ts'
import { type Context, type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { photoUpload } from '#platform/uploads/media-kinds.ts'
import { newStagingPath, stageFile } from '#platform/uploads/stage.ts'
import { cards, type DemoCard, type DemoVisitor, visitors } from './cards.ts'

type Then = <C extends Context>(ctx: C, ago: number) => C
type MadeCard = { url: string; finish: () => Promise<unknown> }

/** Adds Rui's cards. Their photos are made by other threads: `finish` stores them, with the visits. */
export async function startCards(ctx: MemberContext, workspaceId: string, then: Then): Promise<MadeCard[]> {
  await updateWorkspace(ctx, { id: workspaceId, name: 'Estúdio Maré', slug: workspaceSlug })
  const made = []
  for (const card of cards) made.push(await startCard(ctx, card, then))
  return made
}

const workspaceSlug = 'estudio-mare'

type Options = { cards: MadeCard[]; visitor: Context; then: Then }

/** Adds photos, visits and leads. Returns the address of the first card. */
export async function finishCards(ctx: MemberContext, { cards: made, visitor, then }: Options) {
  for (const { finish } of made) await finish()
  for (const each of visitors.toReversed())
    await submitForm(ctx, then({ ...visitor, address: each.displayName }, each.ago), workspaceSlug, each)
  return made[0]?.url ?? ''
}

async function startCard(ctx: MemberContext, { template, days, seen, background, ...card }: DemoCard, then: Then) {
  const templateId = templates.find(({ key }) => key === template)?.id
  const made = then(ctx, days)
  const { commit } = await prepareCard(made, { ...card, templateId })
  const { id, url } = await commit(made)
  const photo = preparePicture('photo')(made, { id, photo: await stagePhoto(ctx) })
  const finish = async () => {
    await (await photo).commit(made)
    if (background) await setVideoBackground(made, { id, backgroundId: background })
    // In one transaction, because each would wait for the disk.
    await transaction(ctx, async (ctx) => {
      for (let ago = Math.min(days, 60); ago >= 0; ago--)
        await addVisits(then(ctx, ago), id, seen + ((ago * 7) % 5) - 2)
    })
  }
  return { url, finish }
}

/** Adds views of a day; every fourth visitor saves the card. */
async function addVisits({ db, now, member }: MemberContext, cardId: string, views: number) {
  const day = todayIn(member.timeZone, { now })
  await addDailyCounts(db, { cardId, day, counts: { views, botViews: views % 3, saves: Math.floor(views / 4) } })
}

async function submitForm(
  ctx: MemberContext,
  sender: Context,
  workspace: string,
  { ago: _, connect, profiles = [], ...details }: DemoVisitor,
) {
  await submitToCard(sender, { ...details, workspace, consent: true })
  if (!connect) return
  const [lead] = (await listLeads(ctx, { state: 'waiting', limit: 1, before: undefined })).items
  const id = lead?.id ?? ''
  for (const profile of profiles) await addProfile(ctx, { id, ...profile })
  await connectLead({ ...ctx, now: sender.now }, { id })
}

/** Stages a photo as if it had been uploaded. */
async function stagePhoto({ blobs }: Kith) {
  const sent = createReadStream(join(import.meta.dirname, 'photos', 'rui.jpg'))
  return stageFile(sent, await newStagingPath(blobs.incoming), photoUpload)
}
