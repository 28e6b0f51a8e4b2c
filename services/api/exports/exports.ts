import { HttpStatus, Injectable, type StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ExportStatus, JobDesk } from '../../jobs/job-desk.js';
import type { ExportJob, ExportScope } from '../../jobs/job-kinds.js';
import { Directory } from '../../reference-data/directory.js';
import { activeCentresOf } from '../../reference-data/user/active-centres.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { UserDirectory } from '../../reference-data/user/user-directory.js';
import { ApiCode } from '../../words/codes.js';
import { API } from '../http/api.js';
import { ApiError } from '../http/errors/api-error.js';
import { fileAnswer } from '../http/file-answer.js';
import { momentAsked } from '../http/ledger-position/moment-asked.js';
import type { ExportOrder } from './export-order.js';
import { ExportStatusView } from './export-status.dto.js';

/** A request that an export answers. */
export interface ExportCall {
  readonly actor: Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The caller does not want to wait (RFC 7240). */
const RESPOND_ASYNC = /(^|[,;\s])respond-async($|[,;\s])/i;

/** The moment that the call asks for, if any: also a line of the sheet of filters. */
function pastIn({ filters }: ExportOrder): Partial<ExportJob> {
  const moment = momentAsked();
  if (!moment) return {};
  const shown = { name: 'asOf', kind: 'instant', value: moment.now.toISOString() } as const;
  return { asOfPosition: String(moment.position), filters: [...filters, shown] };
}

/** Hands exports in and answers with the file, or with where to ask for it. */
@Injectable()
export class Exports {
  constructor(
    private readonly desk: JobDesk,
    private readonly users: UserDirectory,
    private readonly directory: Directory,
  ) {}

  /**
   * The workbook, once it is made. With `Prefer: respond-async`: 202 and its status, at once; `Location` tells
   * where to ask again. A caller who hangs up does not want it any more.
   */
  async answer(
    order: ExportOrder,
    { actor, request, reply }: ExportCall,
  ): Promise<StreamableFile | ExportStatusView | undefined> {
    const { language, dateFormat, userId, centre, seesAllCentres, authorities } = actor;
    const centreIds = centre ? [centre.id] : this.activeCentresOf(userId);
    const scope: ExportScope = { centreIds, ofAllCentres: seesAllCentres, authorities };
    const past = pastIn(order);
    const id = await this.desk.startExport({ ...order, ...past, scope, language, dateFormat, userId });
    if (RESPOND_ASYNC.test(String(request.headers.prefer ?? ''))) {
      void reply
        .status(HttpStatus.ACCEPTED)
        .header('Location', `/${API}/exports/${id}`)
        .header('Preference-Applied', 'respond-async');
      return ExportStatusView.of({ id, userId, scope, state: 'WAITING', rows: 0, total: 0 });
    }
    const hungUp = () => {
      if (!reply.raw.writableFinished) void this.desk.cancelExport(id).catch(() => undefined);
    };
    reply.raw.once('close', hungUp);
    try {
      return fileAnswer(await this.desk.exported(id));
    } catch (error) {
      // The client closed the connection, which cancelled the export: there is no failure to answer.
      if (reply.raw.destroyed) return undefined;
      throw error;
    }
  }

  /** @throws ApiError 404 where there is none of the actor's */
  async status(id: string, actor: Actor): Promise<ExportStatusView> {
    return ExportStatusView.of(await this.ownStatus(id, actor));
  }

  /** @throws ApiError 404 where there is none of the actor's, or not yet */
  async file(id: string, actor: Actor): Promise<StreamableFile> {
    const { state } = await this.ownStatus(id, actor);
    // What was cancelled in its last moment has left a file, which nobody asks for any more.
    const file = state === 'CANCELLED' ? undefined : await this.desk.exportFile(id);
    if (!file) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return fileAnswer(file);
  }

  /** Does nothing to an export that has ended. @throws ApiError 404 where there is none of the actor's */
  async cancel(id: string, actor: Actor): Promise<void> {
    await this.ownStatus(id, actor);
    await this.desk.cancelExport(id);
  }

  private async ownStatus(id: string, actor: Actor): Promise<ExportStatus> {
    const status = await this.desk.exportStatus(id);
    if (status?.userId !== actor.userId || !this.isStillAllowed(status.scope, actor))
      throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return status;
  }

  /**
   * An export holds what its user was allowed to see when it was made: a user who may not see it any more does not get
   * it.
   */
  private isStillAllowed({ centreIds, ofAllCentres, authorities }: ExportScope, actor: Actor): boolean {
    if (ofAllCentres && !actor.seesAllCentres) return false;
    const centres = this.activeCentresOf(actor.userId);
    return (
      authorities.every((authority) => (actor.authorities as readonly string[]).includes(authority)) &&
      (ofAllCentres || centreIds.every((id) => centres.includes(id)))
    );
  }

  private activeCentresOf(userId: string): readonly string[] {
    return activeCentresOf(userId, this.users, this.directory).map(({ id }) => id);
  }
}
