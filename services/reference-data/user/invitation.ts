/** How far a user is who was invited to choose a password (docs/rules/administration.md, AD-11), in SQL. */

export const INVITATION_STATES = ['EN_ATTENTE', 'EXPIREE'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** The last invitation of a user. @param user alias of the table of users */
export const lastInvitation = (user: string): string =>
  `(SELECT * FROM reference.password_link
     WHERE user_id = ${user}.id AND purpose = 'ACTIVATION' ORDER BY created_at DESC LIMIT 1)`;

/**
 * The state of an invitation: `EXPIREE` once its link cannot be used any more, or where there is none.
 *
 * @param user alias of the table of users
 * @param invitation alias of {@link lastInvitation}
 * @param now when the link has to be good
 */
export const invitationState = (user: string, invitation: string, now: string): string =>
  `CASE WHEN ${invitation}.used_at IS NULL AND ${invitation}.expires_at > ${now} AND ${invitation}.email = ${user}.email
     THEN 'EN_ATTENTE' ELSE 'EXPIREE' END`;
