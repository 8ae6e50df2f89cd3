import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Workspace = Output<'Workspaces_list'>['workspaces'][number]
export type TeamMember = Output<'Workspaces_members'>['members'][number]
export type Invite = Output<'Invites_list'>['invites'][number]
export type Team = {
  workspaces: Workspace[]
  workspace: Workspace
  members: TeamMember[]
  invites: { pending: Invite[]; ended: Invite[] } | null
}

/** The workspace in the address, or the first; its members, and its invites for those who may see them. */
export async function loadTeam({ call, params }: ScreenRequest): Promise<Team> {
  const { workspaces } = await call('Workspaces_list', {})
  const workspace = params.id === undefined ? workspaces[0] : workspaces.find(({ id }) => id === params.id)
  if (!workspace) throw new Refusal('not_found', say('refusals.app.notInWorkspace'))
  const { members } = await call('Workspaces_members', { id: workspace.id })
  const invites = workspace.role === 'member' ? null : await loadInvites(call, workspace.id)
  return { workspaces, workspace, members, invites }
}

/** All pending invites, however old, and the newest ended ones. */
async function loadInvites(call: ScreenRequest['call'], id: string) {
  const { invites: pending } = await call('Invites_list', { id, state: 'pending' })
  const { invites: newest } = await call('Invites_list', { id })
  return { pending, ended: newest.filter(({ state }) => state !== 'pending') }
}

export async function loadMember(page: ScreenRequest) {
  const { workspace, members, workspaces } = await loadTeam(page)
  const member = members.find(({ id }) => id === page.params.memberId)
  if (!member) throw new Refusal('not_found', say('refusals.workspaces.noMember'))
  return { workspace, workspaces, member }
}
