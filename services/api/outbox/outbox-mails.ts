import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Email } from 'postal-mime';
import { Outbox } from '../../mail/outbox.js';
import type { Config } from '../../platform/config.js';
import { CONFIG } from '../../platform/tokens.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { alphabetical } from '../../words/alphabetical.js';
import { ApiCode } from '../../words/codes.js';
import { ApiError } from '../http/errors/api-error.js';
import type { AnsweredFile } from '../http/file-answer.js';
import { type Order, orderOf, sliceOf } from '../http/lists/list-query.js';
import { Listing } from '../http/lists/listing.js';
import type { OutboxMailRow, OutboxMailView, OutboxQuery } from './outbox.dto.js';

/** Most rows kept in memory, since lists read the same ones again and again. */
const REMEMBERED = 10_000;
/** Files that are open at once. */
const limited = pLimit(16);

/** Mails of an installation without a mail server, as they lie in its outbox. */
@Injectable()
export class OutboxMails {
  private readonly outbox: Outbox;
  private readonly known = new LRUCache<string, OutboxMailRow>({ max: REMEMBERED });

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.outbox = new Outbox(config.dataDir);
  }

  /** The latest first unless sorted otherwise. */
  async list({ q, ...query }: OutboxQuery): Promise<Listing<OutboxMailRow>> {
    const slice = sliceOf(query);
    const order = orderOf(query, ['id', 'date', 'destinataire', 'objet']);
    const names = await this.outbox.names();
    const wanted = q?.toLocaleLowerCase();
    const matching = wanted === undefined ? names : await this.namesWith(wanted, names);
    const sorted = order ? await this.sorted(matching, order) : matching;
    const rows = await this.rowsOf(sorted.slice(slice.offset, slice.offset + slice.limit));
    return new Listing('outbox', rows, matching.length, slice);
  }

  /** @throws ApiError 404 */
  async one(name: string, actor: Actor): Promise<OutboxMailView> {
    const mail = await parsed(await this.content(name));
    const { text, html } = this.shown(mail, actor);
    return { ...rowOf(name, mail), texte: text, html: html ?? null };
  }

  /** @throws ApiError 404 */
  async file(name: string, actor: Actor): Promise<AnsweredFile> {
    const content = await this.asShown(await this.content(name), actor);
    return {
      name,
      mediaType: 'message/rfc822',
      bytes: content.length,
      async *content() {
        yield content;
      },
    };
  }

  /**
   * The demonstration has no other way to its links; elsewhere, and for auditors, they belong to their receivers alone.
   */
  private shown({ text = '', html }: Email, actor: Actor): { readonly text: string; readonly html?: string } {
    if (this.showsLinks(actor)) return { text, html };
    return { text: withoutSecrets(text), html: html && withoutSecrets(html) };
  }

  private showsLinks({ isAdmin }: Actor): boolean {
    return this.config.demo && isAdmin;
  }

  /** Composed anew where secrets are left out: the encoding of a mail may break a link apart. */
  private async asShown(content: Buffer, actor: Actor): Promise<Buffer> {
    if (this.showsLinks(actor)) return content;
    const mail = await parsed(content);
    const { destinataire, objet, date } = rowOf('', mail);
    const { composed, senderOf } = await import('../../mail/transport.js');
    return composed(
      {
        ...this.shown(mail, actor),
        to: destinataire,
        subject: objet,
        messageId: mail.messageId ?? '',
        date: new Date(date),
      },
      senderOf(this.config),
    );
  }

  private async namesWith(text: string, names: readonly string[]): Promise<string[]> {
    const rows = await this.rowsOf(names);
    return rows
      .filter((row) => `${row.destinataire} ${row.objet}`.toLocaleLowerCase().includes(text))
      .map(({ id }) => id);
  }

  /** @param names the latest first, as it stays between mails that are otherwise equal */
  private async sorted(names: readonly string[], { field, descending }: Order): Promise<readonly string[]> {
    // A name begins with its mail's instant.
    if (field === 'id' || field === 'date') return descending ? names : [...names].reverse();
    const rows = await this.rowsOf(names);
    const compare = (one: OutboxMailRow, other: OutboxMailRow) =>
      alphabetical(one[field as keyof OutboxMailRow], other[field as keyof OutboxMailRow]);
    return rows
      .sort((one, other) => (descending ? compare(other, one) : compare(one, other)))
      .map(({ id }) => id);
  }

  private async rowsOf(names: readonly string[]): Promise<OutboxMailRow[]> {
    const rows = await Promise.all(names.map((name) => limited(() => this.row(name))));
    return rows.filter((row) => row !== undefined);
  }

  /** A mail never changes once it is there. Undefined where its file has been deleted. */
  private async row(name: string): Promise<OutboxMailRow | undefined> {
    const known = this.known.get(name);
    if (known) return known;
    const content = await this.outbox.read(name);
    if (!content) return undefined;
    const row = rowOf(name, await parsed(content));
    this.known.set(name, row);
    return row;
  }

  private async content(name: string): Promise<Buffer> {
    const content = await this.outbox.read(name);
    if (!content) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return content;
  }
}

/** The secret in a link that sets a password. */
const withoutSecrets = (text: string): string => text.replace(/token=[\w~.%-]+/gi, 'token=***');

/** Few installations read mails here: what reads them is loaded with the first. */
async function parsed(content: Buffer): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(content);
}

const rowOf = (id: string, { date, to, subject }: Email): OutboxMailRow => ({
  id,
  date: new Date(date ?? 0).toISOString(),
  destinataire: (to ?? []).map(({ address }) => address).join(', '),
  objet: subject ?? '',
});
