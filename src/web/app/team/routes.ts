import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Change, FormState, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import { invitePage, memberRemovalPage, newWorkspacePage, workspaceRemovalPage } from './asking-pages.ts'
import { loadTeam } from './load.ts'
import { teamScreen } from './page.ts'

/** Workspaces: who belongs to them, as what, and who is invited. */
export function serveTeam(screens: AppScreens) {
  const show = (page: ScreenRequest) => teamScreen(page)
  const onTeam = { formPage: '/team/:id', show }
  screens.show('/team', show)
  screens.show('/team/new', async (page) => newWorkspacePage(page))
  screens.take('/team', { formPage: '/team/new', show: async (page) => newWorkspacePage(page) }, createWorkspace)
  screens.show('/team/:id', show)
  screens.take('/team/:id', onTeam, updateWorkspace)
  screens.show('/team/:id/removal', (page) => workspaceRemovalPage(page))
  screens.take('/team/:id/removal', { formPage: '/team/:id/removal', show }, removeWorkspace)
  screens.take('/team/:id/members/:memberId/role', onTeam, setRole)
  const memberRemoval = '/team/:id/members/:memberId/removal'
  screens.show(memberRemoval, (page) => memberRemovalPage(page))
  screens.take(memberRemoval, { formPage: memberRemoval, show }, removeMember)
  // A browser that restores its tabs requests the page that showed the link.
  screens.show('/team/:id/invites', async (page) => ({ to: `/team/${(await loadTeam(page)).workspace.id}` }))
  screens.take('/team/:id/invites', onTeam, createInvite)
  screens.take('/team/:id/invites/:inviteId/revocation', onTeam, revokeInvite)
}

async function createWorkspace(page: ScreenRequest): Promise<Screen | Change> {
  const { name = '', slug = '', key } = page.form
  try {
    const { id } = await page.call('Workspaces_create', { name, ...(slug.trim() && { slug }) }, key)
    return { to: `/team/${id}?said=created` }
  } catch (error) {
    return newWorkspacePage(page, whatIsWrong(page, error))
  }
}

async function updateWorkspace(page: ScreenRequest): Promise<Screen | Change> {
  const { name = '', slug = '' } = page.form
  try {
    await page.call('Workspaces_update', { ...idOf(page), name, slug })
    return backTo(page, 'saved')
  } catch (error) {
    return teamScreen(page, { settings: whatIsWrong(page, error) })
  }
}

async function removeWorkspace(page: ScreenRequest): Promise<Screen | Change> {
  try {
    await page.call('Workspaces_remove', idOf(page))
    return { to: '/team?said=deleted' }
  } catch (error) {
    return workspaceRemovalPage(page, whatIsWrong(page, error).formError)
  }
}

async function setRole(page: ScreenRequest): Promise<Screen | Change> {
  const { memberId } = page.params
  try {
    await page.call('Workspaces_setRole', { ...idOf(page), memberId, role: page.form.role ?? '' })
    return backTo(page, 'role')
  } catch (error) {
    return teamScreen(page, { error: sentenceOf(page, error) })
  }
}

async function removeMember(page: ScreenRequest): Promise<Screen | Change> {
  const { memberId } = page.params
  const isMe = memberId === page.ctx.member.id
  try {
    await page.call('Workspaces_removeMember', { ...idOf(page), memberId })
    return isMe ? { to: '/team?said=left' } : backTo(page, 'removed')
  } catch (error) {
    return memberRemovalPage(page, sentenceOf(page, error))
  }
}

async function createInvite(page: ScreenRequest): Promise<Screen | Change> {
  const { email = '', role = 'member', key } = page.form
  try {
    return invitePage(page, await page.call('Invites_create', { ...idOf(page), email, role }, key))
  } catch (error) {
    return teamScreen(page, { invite: whatIsWrong(page, error) })
  }
}

async function revokeInvite(page: ScreenRequest): Promise<Screen | Change> {
  const { id: workspaceId, inviteId: id } = page.params
  const invite = await page.call('Invites_get', { id })
  if (invite.workspaceId !== workspaceId) throw new Refusal('not_found', say('refusals.app.noInvite'))
  try {
    await page.call('Invites_revoke', { id })
    return backTo(page, 'revoked')
  } catch (error) {
    return teamScreen(page, { error: sentenceOf(page, error) })
  }
}

const idOf = ({ params }: ScreenRequest) => ({ id: params.id ?? '' })

const backTo = ({ params }: ScreenRequest, notice: keyof ScreenRequest['words']['team']['notices']) => ({
  to: `/team/${params.id}?said=${notice}`,
})

/** What was typed, and what a rule says is wrong with it or forbids. */
function whatIsWrong({ form }: ScreenRequest, error: unknown): FormState {
  if (!(error instanceof Refusal) || !onForm.includes(error.code)) throw error
  const { fields, message } = error
  return { values: form, errors: fields, formError: fields.length > 0 ? undefined : message }
}

const onForm: Refusal['code'][] = ['invalid', 'conflict', 'forbidden', 'rate_limited']

function sentenceOf(page: ScreenRequest, error: unknown) {
  const { formError, errors } = whatIsWrong(page, error)
  return formError ?? errors.map(({ message }) => message).join(' ')
}
