import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type pg from 'pg';
import { v5 as uuid5 } from 'uuid';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { PG_POOL } from '../../../platform/tokens.js';
import type { Actor } from '../../auth/actor.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import type { CentreMailBody, CentreMailReport } from './centre-mail.dto.js';

interface Addressed {
  readonly id: string;
  readonly nom: string;
  readonly service: string | null;
  readonly type: CentreType;
  readonly addresses: readonly string[];
}

/** `destinataireEmail` says whether the centre, its referent or both are written to; a disabled referent is not. */
const RECEIVERS = `
  SELECT c.id, c.name AS nom, c.service, c.type, array_remove(ARRAY[
    CASE WHEN c.mail_receivers IN ('CENTER', 'BOTH') THEN c.email END,
    CASE WHEN c.mail_receivers IN ('REFERENT', 'BOTH') THEN u.email END], NULL) AS addresses
  FROM reference.centre c LEFT JOIN reference.user_account u ON u.id = c.referent_id AND u.active
  WHERE CASE WHEN $1::uuid IS NULL THEN c.active ELSE c.id = $1 END
  ORDER BY c.name COLLATE reference.alphabetical, c.id`;

/** Mails on their way to the mailer at once. */
const AT_ONCE = 16;

/** Writes to the receivers of centres. */
@Injectable()
export class CentreMail {
  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    private readonly mailer: Mailer,
  ) {}

  /**
   * One mail an address, so that nobody sees the others'; whoever stands for several centres gets one. A call that is
   * repeated under its `Idempotency-Key` sends what is missing.
   * @param centreId absent: every active centre
   * @throws ApiError 404; InvalidRequest nobody has an address
   */
  async send(
    centreId: string | null | undefined,
    { title, body }: CentreMailBody,
    { keyedRun }: Actor,
  ): Promise<CentreMailReport> {
    const { rows: centres } = await this.pool.query<Addressed>(RECEIVERS, [centreId ?? null]);
    if (centreId && centres.length === 0) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    const byAddress = new Map(
      centres.flatMap(({ addresses }) => addresses.map((address) => [address.toLowerCase(), address])),
    );
    if (byAddress.size === 0) throw new InvalidRequest({ code: ApiCode.noReceiver });
    const inTurn = pLimit(AT_ONCE);
    await Promise.all(
      [...byAddress].map(([address, to]) =>
        inTurn(() =>
          this.mailer.send(
            { to, subject: title, text: body },
            keyedRun && uuid5(address, keyedRun.commandId),
          ),
        ),
      ),
    );
    const centresSansAdresse = centres
      .filter(({ addresses }) => addresses.length === 0)
      .map(({ addresses: _, ...centre }) => centre);
    return { nbMails: byAddress.size, centresSansAdresse };
  }
}
