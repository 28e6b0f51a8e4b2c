/** Links with which a password is set: issued in a transaction, mailed later (docs/rules/accounts.md, AU-6). */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import { derivedKey } from '../../platform/server-key.js';
import { PasswordLink } from './password-link.entity.js';
import type { User } from './user.entity.js';

export type LinkPurpose = PasswordLink['purpose'];

const LINK_LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  RESET: 60 * 60_000,
  ACTIVATION: 7 * 24 * 60 * 60_000,
};
/** How long a link is remembered that cannot be used any more. */
const REMEMBERED = '90 days';
/** 128 bits cannot be guessed and fit on one line of a mail. */
const TOKEN_BYTES = 16;

/** Makes and recognises the tokens of links. A token is computed from the link's id whenever its mail is sent. */
export class LinkTokens {
  private readonly key: Buffer;

  /** @param serverKey see `serverKey`: the same in each process of an installation */
  constructor(serverKey: string) {
    this.key = derivedKey(serverKey, 'password links');
  }

  /** @param linkId `PasswordLink.id` */
  tokenOf(linkId: string): string {
    return createHmac('sha256', this.key)
      .update(linkId)
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');
  }

  hashOf(token: string): Buffer {
    return createHash('sha256').update(token).digest();
  }
}

/**
 * Within a transaction: writes a new link, bound to the user's address, and spends the user's earlier ones. A
 * reset, for which anybody can ask, leaves an invitation as it is.
 * @returns the link's id
 */
export async function issueLink(
  manager: EntityManager,
  tokens: LinkTokens,
  { user, purpose, now }: { readonly user: User; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<string> {
  const id = randomUUID();
  await spendLinks(manager, user.id, now, purpose === 'RESET' ? purpose : undefined);
  await manager.insert(PasswordLink, {
    id,
    tokenHash: tokens.hashOf(tokens.tokenOf(id)),
    userId: user.id,
    email: user.email,
    purpose,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS[purpose]),
  });
  return id;
}

/**
 * Within a transaction: no link that was issued to this user can be used any more.
 * @param purpose only those; absent: all
 */
export async function spendLinks(
  manager: EntityManager,
  userId: string,
  now: Date,
  purpose?: LinkPurpose,
): Promise<void> {
  await manager.update(
    PasswordLink,
    { userId, usedAt: IsNull(), ...(purpose && { purpose }) },
    { usedAt: now },
  );
}

/** Forgets links that have been of no use for long; the last invitation of each user says how far that one is. */
export async function pruneLinks(manager: EntityManager, now: Date): Promise<void> {
  await manager.query(
    `DELETE FROM reference.password_link link
     WHERE least(used_at, expires_at) < $1::timestamptz - interval '${REMEMBERED}'
       AND (purpose <> 'ACTIVATION' OR EXISTS (
         SELECT FROM reference.password_link later
         WHERE later.user_id = link.user_id AND later.purpose = 'ACTIVATION' AND later.created_at > link.created_at))`,
    [now],
  );
}
