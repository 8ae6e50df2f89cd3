import { prepareNewPassword } from '#members/access/change-password.ts'
import { forgotPassword, getReset, prepareReset } from '#members/access/password-resets.ts'
import { prepareCode, prepareSignIn } from '#members/access/sign-in.ts'
import {
  createToken,
  getToken,
  listTokens,
  renewPersonalToken,
  revokeToken,
  signOut,
  updateToken,
} from '#members/access/tokens.ts'
import { disconnectApp, getApp, listApps, updateApp } from '#members/apps/apps.ts'
import { createDevice, listDevices, renewDevice, revokeDevice } from '#members/devices/devices.ts'
import {
  getVerification,
  prepareEmailChange,
  requestVerification,
  verifyEmail,
} from '#members/email-addresses/verification.ts'
import { prepareAcceptance, readInvite } from '#members/invites/accept.ts'
import { createInvite, getInvite, listInvites, revokeInvite } from '#members/invites/invites.ts'
import { me, updateMember } from '#members/members/members.ts'
import { beginPasskeySignIn, prepareConfirmation, preparePasskeySignIn } from '#members/passkeys/assertion.ts'
import { getPasskey, listPasskeys, removePasskey, renamePasskey } from '#members/passkeys/passkeys.ts'
import { beginRegistration, prepareRegistration } from '#members/passkeys/registration.ts'
import { prepareRemoval } from '#members/removal/removal.ts'
import { listSecurityLog } from '#members/security-log/security-log.ts'
import { endOtherSessions, endSession, listSessions } from '#members/sessions/sessions.ts'
import { prepareSignUp } from '#members/sign-up/sign-up.ts'
import { getSignUpLink, requestSignUpLink } from '#members/sign-up/sign-up-links.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  getTwoStep,
  removeTwoStep,
  renewRecoveryCodes,
} from '#members/two-step/two-step.ts'
import { listMembers, removeFromWorkspace, setRole } from '#members/workspaces/membership.ts'
import { removeWorkspace } from '#members/workspaces/removal.ts'
import { addWorkspace, listWorkspaces, updateWorkspace } from '#members/workspaces/workspaces.ts'
import { createSubscription, getReminders, updateReminders } from '#transfer/reminders/preferences.ts'
import { listSubscriptions, removeSubscription } from '#transfer/reminders/push/subscriptions.ts'
import { unsubscribe } from '#transfer/reminders/unsubscription.ts'
import type { Handlers } from './handler.ts'
import { memberHooks } from './member-hooks.ts'

/** The operations on accounts: signing in, members, workspaces, invites, apps and reminders. */
export const accountHandlers = {
  Access_signUp: { prepare: prepareSignUp },
  Access_requestSignUp: requestSignUpLink,
  Access_getSignUpLink: getSignUpLink,
  Access_signIn: { prepare: prepareSignIn },
  Access_enterCode: { prepare: prepareCode },
  Access_signOut: signOut,
  Access_forgotPassword: forgotPassword,
  Access_getReset: getReset,
  Access_resetPassword: {
    prepare: async (ctx, input) => prepareReset(ctx, input, memberHooks),
  },
  Tokens_create: createToken,
  Tokens_list: listTokens,
  Tokens_get: getToken,
  Tokens_update: updateToken,
  Tokens_renew: renewPersonalToken,
  Tokens_revoke: async (ctx, input) => revokeToken(ctx, input, memberHooks),
  Devices_create: createDevice,
  Devices_list: listDevices,
  Devices_renew: renewDevice,
  Devices_revoke: revokeDevice,
  Sessions_list: listSessions,
  Sessions_end: endSession,
  Sessions_endOthers: endOtherSessions,
  Access_confirm: { prepare: prepareConfirmation },
  Passkeys_beginSignIn: beginPasskeySignIn,
  Passkeys_signIn: { prepare: preparePasskeySignIn },
  Passkeys_list: listPasskeys,
  Passkeys_begin: beginRegistration,
  Passkeys_create: { prepare: prepareRegistration },
  Passkeys_get: getPasskey,
  Passkeys_update: renamePasskey,
  Passkeys_remove: removePasskey,
  TwoStep_get: getTwoStep,
  TwoStep_begin: beginTwoStep,
  TwoStep_confirm: confirmTwoStep,
  TwoStep_remove: removeTwoStep,
  TwoStep_renewCodes: renewRecoveryCodes,
  Members_me: me,
  Members_update: async (ctx, input) => updateMember(ctx, input, memberHooks),
  Members_requestVerification: requestVerification,
  Members_getVerification: getVerification,
  Members_verifyEmail: verifyEmail,
  Members_changeEmail: { prepare: prepareEmailChange },
  Members_changePassword: {
    prepare: async (ctx, input) => prepareNewPassword(ctx, input, memberHooks),
  },
  Members_remove: { prepare: async (ctx, input) => prepareRemoval(ctx, input, memberHooks) },
  SecurityLog_list: listSecurityLog,
  Workspaces_list: listWorkspaces,
  Workspaces_create: addWorkspace,
  Workspaces_update: updateWorkspace,
  Workspaces_remove: async (ctx, input) => removeWorkspace(ctx, input, memberHooks),
  Workspaces_members: listMembers,
  Workspaces_setRole: setRole,
  Workspaces_removeMember: async (ctx, input) => removeFromWorkspace(ctx, input, memberHooks),
  Invites_create: createInvite,
  Invites_list: listInvites,
  Invites_get: getInvite,
  Invites_revoke: revokeInvite,
  InvitesPublic_get: readInvite,
  InvitesPublic_accept: { prepare: prepareAcceptance },
  Apps_list: listApps,
  Apps_get: getApp,
  Apps_update: updateApp,
  Apps_disconnect: disconnectApp,
  Reminders_get: getReminders,
  Reminders_update: updateReminders,
  Reminders_unsubscribe: unsubscribe,
  PushSubscriptions_create: createSubscription,
  PushSubscriptions_list: listSubscriptions,
  PushSubscriptions_remove: removeSubscription,
} satisfies Partial<Handlers>
