/** How far users are who were invited to choose a password (docs/rules/accounts.md, AU-6). */
import type { EntityManager } from 'typeorm';
import {
  type InvitationState,
  invitationState,
  lastInvitation,
} from '../../../reference-data/user/invitation.js';
import type { InvitationDto } from './user-record.dto.js';

interface InvitationRow {
  readonly id: string;
  readonly sentAt: Date | null;
  readonly expiresAt: Date | null;
  readonly state: InvitationState;
}

/**
 * @param userIds of whom
 * @param now when a link has to be good
 * @returns the invitations by user id; a user who has a password has none
 */
export async function readInvitations(
  manager: EntityManager,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, InvitationDto>> {
  const rows = await manager.query<InvitationRow[]>(
    `SELECT u.id, l.created_at AS "sentAt", l.expires_at AS "expiresAt",
       ${invitationState('u', 'l', '$2')} AS state
     FROM reference.user_account u LEFT JOIN LATERAL ${lastInvitation('u')} l ON true
     WHERE u.id = ANY($1) AND u.password_hash IS NULL`,
    [userIds, now],
  );
  return new Map(
    rows.map(({ id, sentAt, expiresAt, state }) => [
      id,
      {
        statut: state,
        envoyeeLe: sentAt?.toISOString() ?? null,
        expireLe: expiresAt?.toISOString() ?? null,
      },
    ]),
  );
}
