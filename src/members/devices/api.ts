import { z } from 'zod'
import { Id, Instant, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { ExpiresInDays } from '../access/api.ts'

/** As many as one list can show. */
export const maxDevices = 50

const DeviceView = z
  .object({
    id: Id,
    name: line(80).meta({ examples: ['Rui’s phone'] }),
    access: z.enum(['read', 'write']),
    createdAt: Instant,
    expiresAt: Instant.optional(),
    lastUsedAt: Instant.optional(),
  })
  .meta({ id: 'Device' })

export const devicesApi = {
  Devices_create: {
    http: 'POST /api/devices',
    access: 'write',
    session: true,
    refuses: ['conflict', 'confirmation_needed'],
    summary:
      'Creates a device password, with which a phone or computer syncs your people and promises by CardDAV and CalDAV. It is shown once, opens nothing but `/dav/`, and works for a year unless you say otherwise.',
    input: z.strictObject({
      name: line(80).meta({ description: 'The name of the device.', examples: ['Rui’s phone'] }),
      access: z
        .enum(['read', 'write'])
        .default('write')
        .meta({ description: '`read` for Read, `write` for Read & write.' }),
      expiresInDays: ExpiresInDays,
    }),
    output: DeviceView.extend({
      password: z.string().meta({
        description: 'Five groups of four characters. Case, spaces and hyphens do not matter.',
        examples: ['bcdf-ghjk-mnpq-rstv-wxyz'],
      }),
    }).meta({ id: 'NewDevice' }),
    created: null,
  },
  Devices_list: {
    http: 'GET /api/devices',
    access: 'read',
    summary:
      'Lists the devices with a password of their own, newest first, with when each was last used and when it expires.',
    input: z.strictObject({}),
    output: z.object({ devices: z.array(DeviceView) }),
  },
  Devices_renew: {
    http: 'POST /api/devices/{id}/renewal',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary:
      'Moves the expiry of a device password: it works from now on for a year, unless you say otherwise. A device whose password has expired syncs again.',
    input: z.strictObject({ id: Id, expiresInDays: ExpiresInDays }),
    output: DeviceView,
  },
  Devices_revoke: {
    http: 'DELETE /api/devices/{id}',
    access: 'write',
    session: true,
    summary: 'Revokes a device password. The device stops syncing at once, and keeps what it has.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
} as const satisfies Api
