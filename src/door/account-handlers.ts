import { onFirstUse } from '#platform/loading/on-first-use.ts'
import type { Handlers } from './handler.ts'

const changePassword = () => import('#members/access/change-password.ts')
const passwordResets = () => import('#members/access/password-resets.ts')
const signIn = () => import('#members/access/sign-in.ts')
const tokens = () => import('#members/access/tokens.ts')
const apps = () => import('#members/apps/apps.ts')
const devices = () => import('#members/devices/devices.ts')
const verification = () => import('#members/email-addresses/verification.ts')
const invitesAccept = () => import('#members/invites/accept.ts')
const invites = () => import('#members/invites/invites.ts')
const members = () => import('#members/members/members.ts')
const sessionConfirmation = () => import('#members/passkeys/confirm-session.ts')
const passkeys = () => import('#members/passkeys/passkeys.ts')
const passkeysRegistration = () => import('#members/passkeys/registration.ts')
const passkeysSignIn = () => import('#members/passkeys/sign-in.ts')
const removal = () => import('#members/removal/removal.ts')
const securityLog = () => import('#members/security-log/security-log.ts')
const sessions = () => import('#members/sessions/sessions.ts')
const signUp = () => import('#members/sign-up/sign-up.ts')
const signUpLinks = () => import('#members/sign-up/sign-up-links.ts')
const twoStep = () => import('#members/two-step/two-step.ts')
const membership = () => import('#members/workspaces/membership.ts')
const workspacesRemoval = () => import('#members/workspaces/removal.ts')
const workspaces = () => import('#members/workspaces/workspaces.ts')
const memberHooks = async () => (await import('./member-hooks.ts')).memberHooks

/** The operations on accounts: signing in, members, workspaces, invites and apps. */
export const accountHandlers = {
  Access_signUp: { prepare: onFirstUse(signUp, 'prepareSignUp') },
  Access_requestSignUp: onFirstUse(signUpLinks, 'requestSignUpLink'),
  Access_getSignUpLink: onFirstUse(signUpLinks, 'getSignUpLink'),
  Access_signIn: { prepare: onFirstUse(signIn, 'prepareSignIn') },
  Access_enterCode: { prepare: onFirstUse(signIn, 'prepareCode') },
  Access_signOut: onFirstUse(tokens, 'signOut'),
  Access_forgotPassword: onFirstUse(passwordResets, 'forgotPassword'),
  Access_getReset: onFirstUse(passwordResets, 'getReset'),
  Access_resetPassword: {
    prepare: async (ctx, input) => (await passwordResets()).prepareReset(ctx, input, await memberHooks()),
  },
  Tokens_create: onFirstUse(tokens, 'createToken'),
  Tokens_list: onFirstUse(tokens, 'listTokens'),
  Tokens_get: onFirstUse(tokens, 'getToken'),
  Tokens_update: onFirstUse(tokens, 'updateToken'),
  Tokens_renew: onFirstUse(tokens, 'renewPersonalToken'),
  Tokens_revoke: async (ctx, input) => (await tokens()).revokeToken(ctx, input, await memberHooks()),
  Devices_create: onFirstUse(devices, 'createDevice'),
  Devices_list: onFirstUse(devices, 'listDevices'),
  Devices_renew: onFirstUse(devices, 'renewDevice'),
  Devices_revoke: onFirstUse(devices, 'revokeDevice'),
  Sessions_list: onFirstUse(sessions, 'listSessions'),
  Sessions_end: onFirstUse(sessions, 'endSession'),
  Sessions_endOthers: onFirstUse(sessions, 'endOtherSessions'),
  Access_confirm: { prepare: onFirstUse(sessionConfirmation, 'prepareConfirmation') },
  Passkeys_beginSignIn: onFirstUse(passkeysSignIn, 'beginPasskeySignIn'),
  Passkeys_signIn: { prepare: onFirstUse(passkeysSignIn, 'preparePasskeySignIn') },
  Passkeys_list: onFirstUse(passkeys, 'listPasskeys'),
  Passkeys_begin: onFirstUse(passkeysRegistration, 'beginRegistration'),
  Passkeys_create: { prepare: onFirstUse(passkeysRegistration, 'prepareRegistration') },
  Passkeys_get: onFirstUse(passkeys, 'getPasskey'),
  Passkeys_update: onFirstUse(passkeys, 'renamePasskey'),
  Passkeys_remove: onFirstUse(passkeys, 'removePasskey'),
  TwoStep_get: onFirstUse(twoStep, 'getTwoStep'),
  TwoStep_begin: onFirstUse(twoStep, 'beginTwoStep'),
  TwoStep_confirm: onFirstUse(twoStep, 'confirmTwoStep'),
  TwoStep_remove: onFirstUse(twoStep, 'removeTwoStep'),
  TwoStep_renewCodes: onFirstUse(twoStep, 'renewRecoveryCodes'),
  Members_me: onFirstUse(members, 'me'),
  Members_update: async (ctx, input) => (await members()).updateMember(ctx, input, await memberHooks()),
  Members_requestVerification: onFirstUse(verification, 'requestVerification'),
  Members_getVerification: onFirstUse(verification, 'getVerification'),
  Members_verifyEmail: onFirstUse(verification, 'verifyEmail'),
  Members_changeEmail: { prepare: onFirstUse(verification, 'prepareEmailChange') },
  Members_changePassword: {
    prepare: async (ctx, input) => (await changePassword()).prepareNewPassword(ctx, input, await memberHooks()),
  },
  Members_remove: { prepare: async (ctx, input) => (await removal()).prepareRemoval(ctx, input, await memberHooks()) },
  SecurityLog_list: onFirstUse(securityLog, 'listSecurityLog'),
  Workspaces_list: onFirstUse(workspaces, 'listWorkspaces'),
  Workspaces_create: onFirstUse(workspaces, 'addWorkspace'),
  Workspaces_update: onFirstUse(workspaces, 'updateWorkspace'),
  Workspaces_remove: async (ctx, input) => (await workspacesRemoval()).removeWorkspace(ctx, input, await memberHooks()),
  Workspaces_members: onFirstUse(membership, 'listMembers'),
  Workspaces_setRole: onFirstUse(membership, 'setRole'),
  Workspaces_removeMember: async (ctx, input) =>
    (await membership()).removeFromWorkspace(ctx, input, await memberHooks()),
  Invites_create: onFirstUse(invites, 'createInvite'),
  Invites_list: onFirstUse(invites, 'listInvites'),
  Invites_get: onFirstUse(invites, 'getInvite'),
  Invites_revoke: onFirstUse(invites, 'revokeInvite'),
  InvitesPublic_get: onFirstUse(invitesAccept, 'readInvite'),
  InvitesPublic_accept: { prepare: onFirstUse(invitesAccept, 'prepareAcceptance') },
  Apps_list: onFirstUse(apps, 'listApps'),
  Apps_get: onFirstUse(apps, 'getApp'),
  Apps_update: onFirstUse(apps, 'updateApp'),
  Apps_disconnect: onFirstUse(apps, 'disconnectApp'),
} satisfies Partial<Handlers>
