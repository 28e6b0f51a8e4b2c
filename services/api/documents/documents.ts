import { HttpStatus, Injectable, type StreamableFile } from '@nestjs/common';
import { DocumentRefused, JobDesk, JobFailed } from '../../jobs/job-desk.js';
import type { DocumentJob, DocumentOrder, DossierJob } from '../../jobs/job-kinds.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { ApiCode } from '../../words/codes.js';
import { ApiError, InvalidRequest } from '../http/errors/api-error.js';
import { fileAnswer } from '../http/file-answer.js';
import { momentAsked } from '../http/ledger-position/moment-asked.js';

/** Seconds until a client may try again where no printer is available. */
const RETRY_AFTER = 10;

/** Hands documents in and answers with the PDF, once it is made. */
@Injectable()
export class Documents {
  constructor(private readonly desk: JobDesk) {}

  /**
   * The PDF, in the actor's language and date format, as of the moment that the call asks for (docs/rules/history.md,
   * HI-10). Whether the actor may see the subject has been asked before.
   *
   * @throws ApiError 404 where there is nothing to print, 503 where it cannot be printed now; InvalidRequest where
   *   it is more than a document holds, or than is printed in time
   */
  async print(order: DocumentOrder, actor: Actor): Promise<StreamableFile> {
    const { language, dateFormat, userId } = actor;
    const moment = momentAsked();
    const past = moment && { asOfPosition: String(moment.position) };
    return this.answer({ ...order, ...past, language, dateFormat, userId });
  }

  /**
   * What an auditor takes home, in the actor's language and date format.
   *
   * @throws ApiError 404 where there is no such centre, 503 where it cannot be printed now; InvalidRequest where it
   *   has more movements than are printed
   */
  async printDossier(dossier: DossierJob['dossier'], actor: Actor): Promise<StreamableFile> {
    const { language, dateFormat, userId } = actor;
    return this.answer({ dossier, language, dateFormat, userId });
  }

  private async answer(job: DocumentJob): Promise<StreamableFile> {
    try {
      return fileAnswer(await this.desk.print(job));
    } catch (error) {
      if (error instanceof DocumentRefused) throw refusalOf(error);
      if (error instanceof JobFailed) {
        throw new ApiError(HttpStatus.SERVICE_UNAVAILABLE, ApiCode.unavailable, {
          retryAfter: RETRY_AFTER,
          cause: error,
        });
      }
      throw error;
    }
  }
}

function refusalOf({ refusal }: DocumentRefused): ApiError | InvalidRequest {
  if (refusal.refused === 'missing') return new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
  if (refusal.refused === 'tooLarge') return new InvalidRequest({ code: ApiCode.documentTooLarge });
  if (refusal.refused === 'tooManyDocuments') return new InvalidRequest({ code: ApiCode.tooManyDocuments });
  return new InvalidRequest({ code: ApiCode[refusal.refused], arguments: { max: refusal.max } });
}
