import { randomUUID } from 'node:crypto';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { writeOutgoing } from '../../../mail/outgoing-mails.js';
import { CentreMailing } from '../../../mail/receivers.js';
import { once } from '../../../platform/once.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import type { CentreMailBody, CentreMailReport } from './centre-mail.dto.js';

/** Writes to the receivers of centres. */
@Injectable()
export class CentreMail {
  constructor(
    private readonly mailing: CentreMailing,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /**
   * One mail for each address, so that no receiver sees the others; an address of several centres gets one. All mails
   * are written in one transaction: a call that is repeated under its `Idempotency-Key` sends nothing twice.
   * @param centreId absent: every active centre
   * @throws ApiError 404; InvalidRequest where no centre has an address
   */
  async send(
    centreId: string | null | undefined,
    { title, body }: CentreMailBody,
    { keyedRun }: Actor,
  ): Promise<CentreMailReport> {
    const centres = centreId ? await this.mailing.centres([centreId]) : await this.mailing.allActive();
    if (centreId && centres.length === 0) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    const addresses = new Map(
      centres.flatMap(({ receivers }) =>
        receivers.map(({ address }) => [address.toLowerCase(), address] as const),
      ),
    );
    if (addresses.size === 0) throw new InvalidRequest({ code: ApiCode.noReceiver });
    const mails = [...addresses.values()].map((to) => ({
      id: randomUUID(),
      mail: { to, subject: title, text: body },
    }));
    const report = {
      nbMails: mails.length,
      centresSansAdresse: centres
        .filter(({ receivers }) => receivers.length === 0)
        .map(({ id, name, service, type }) => ({ id, nom: name, service, type })),
    };
    return this.source.transaction((transaction) => {
      const query = transaction.query.bind(transaction);
      return once(keyedRun, query, async () => {
        await writeOutgoing(query, mails);
        return report;
      });
    });
  }
}
