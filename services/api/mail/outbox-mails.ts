import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import PostalMime, { type Email } from 'postal-mime';
import type { Config } from '../../platform/config.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { CONFIG } from '../../platform/tokens.js';
import { Listing } from '../administration-support/listing/listing.js';
import { ApiError } from '../http/errors/api-error.js';
import { ApiCode } from '../http/errors/codes.js';
import type { AnsweredFile } from '../http/file-answer.js';
import { type ListQuery, sliceOf } from '../http/lists/list-query.js';
import type { OutboxMailRow, OutboxMailView } from './outbox.dto.js';

/** Mails of an installation without a mail server, as they lie in its outbox. */
@Injectable()
export class OutboxMails {
  private readonly outbox: Outbox;

  constructor(@Inject(CONFIG) { dataDir }: Config) {
    this.outbox = new Outbox(dataDir);
  }

  /** The latest first. */
  async list(query: ListQuery): Promise<Listing<OutboxMailRow>> {
    const slice = sliceOf(query);
    const names = await this.outbox.names();
    const rows: OutboxMailRow[] = [];
    for (const name of names.slice(slice.offset, slice.offset + slice.limit)) {
      const content = await this.outbox.read(name);
      if (content) rows.push(rowOf(name, await PostalMime.parse(content)));
    }
    return new Listing('outbox', rows, names.length, slice);
  }

  /** @throws ApiError 404 */
  async one(name: string): Promise<OutboxMailView> {
    const mail = await PostalMime.parse(await this.content(name));
    return { ...rowOf(name, mail), texte: mail.text ?? '', html: mail.html ?? null };
  }

  /** @throws ApiError 404 */
  async file(name: string): Promise<AnsweredFile> {
    const content = await this.content(name);
    return {
      name,
      mediaType: 'message/rfc822',
      bytes: content.length,
      async *content() {
        yield content;
      },
    };
  }

  private async content(name: string): Promise<Buffer> {
    const content = await this.outbox.read(name);
    if (!content) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return content;
  }
}

const rowOf = (id: string, { date, to, subject }: Email): OutboxMailRow => ({
  id,
  date: new Date(date ?? 0).toISOString(),
  destinataire: (to ?? []).map(({ address }) => address).join(', '),
  objet: subject ?? '',
});
