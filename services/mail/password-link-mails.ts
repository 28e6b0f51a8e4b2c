/** Writes the mail of a password link when it is sent: until then nothing that is stored holds the link's token. */
import type { Pool } from 'pg';
import type { PasswordLinkMail, WrittenMail } from '../jobs/job-kinds.js';
import { type LinkPurpose, LinkTokens } from '../reference-data/user/password-links.js';
import type { Language } from '../words/language.js';
import { LINK_MAILS } from './templates/mails.js';
import { textOf } from './written-text.js';

/** The process that sends mails has another key than the one that issued the link. */
export class ForeignLink extends Error {
  override readonly name = 'ForeignLink';
}

interface LinkRow {
  readonly token_hash: Buffer;
  readonly purpose: LinkPurpose;
  readonly login: string;
  readonly name: string;
  readonly language: Language;
}

const USABLE_LINK = `
  SELECT l.token_hash, l.purpose, u.login, u.first_name || ' ' || u.last_name AS name, u.language
  FROM reference.password_link l JOIN reference.user_account u ON u.id = l.user_id
  WHERE l.id = $1 AND l.used_at IS NULL AND l.expires_at > clock_timestamp() AND l.email = u.email`;

export class PasswordLinkMails {
  private readonly tokens: LinkTokens;

  constructor(
    private readonly pool: Pool,
    serverKey: string,
    private readonly publicUrl: string,
  ) {
    this.tokens = new LinkTokens(serverKey);
  }

  /**
   * @returns undefined where the link was spent meanwhile, or its time is over: there is nothing to send
   * @throws ForeignLink
   */
  async written({ to, subject, passwordLink }: PasswordLinkMail): Promise<WrittenMail | undefined> {
    const { rows } = await this.pool.query<LinkRow>(USABLE_LINK, [passwordLink]);
    const [link] = rows;
    if (!link) return undefined;
    const token = this.tokens.tokenOf(passwordLink);
    if (!this.tokens.hashOf(token).equals(link.token_hash))
      throw new ForeignLink('TOKEN_KEY differs from that of the process that issued the link');
    const { purpose, name, login, language } = link;
    const values = { name, login, link: `${this.publicUrl}/passwordForgotten?token=${token}` };
    return { to, subject, text: textOf(LINK_MAILS[purpose], language, values) };
  }
}
