import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ProjectionProgress } from '../../../../projections/progress.js';

/** Where the ledger stood when the command had its effect: a query that sends it back sees at least that much. */
export const LEDGER_POSITION = 'X-Ledger-Position';

/** What a command handler answers: the body, and the global position at which its effect can be read. */
export class Answer<Body> {
  constructor(
    readonly body: Body,
    readonly position: bigint,
  ) {}
}

/** The position of an {@link Answer} goes into the header, the body to the client. */
@Injectable()
export class LedgerPositionInterceptor implements NestInterceptor {
  constructor(private readonly progress: ProjectionProgress) {}

  intercept(context: ExecutionContext, next: CallHandler<Answer<unknown>>): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ body, position }) => {
        this.progress.answers(position);
        reply.header(LEDGER_POSITION, String(position));
        return body;
      }),
    );
  }
}
