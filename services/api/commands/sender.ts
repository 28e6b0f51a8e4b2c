import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CentreActor } from '../auth/actor.js';
import type { KeyedRun } from './idempotency/keyed-calls.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the call carries an `Idempotency-Key`. */
    keyedRun?: KeyedRun;
  }
}

/** Who sends a command, and under which id it is executed. */
export interface Sender extends Partial<KeyedRun> {
  readonly actor: CentreActor;
  readonly commandId: string;
  readonly correlationId: string;
}

/** `@CurrentSender() sender: Sender`, on routes that require a centre. */
export const CurrentSender = createParamDecorator((_: unknown, context: ExecutionContext): Sender => {
  const { actor, id, keyedRun } = context.switchToHttp().getRequest<FastifyRequest>();
  return { actor: actor as CentreActor, correlationId: id, ...(keyedRun ?? { commandId: randomUUID() }) };
});
