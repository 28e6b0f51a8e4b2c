import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { KeyedRun } from '../../platform/once.js';
import type { CentreActor } from '../../reference-data/user/actor.js';

/** Who sends a command, and under which id it is executed. */
export interface Sender extends Partial<KeyedRun> {
  readonly actor: CentreActor;
  readonly commandId: string;
  readonly correlationId: string;
}

/** `@CurrentSender() sender: Sender`, on routes that require a centre. */
export const CurrentSender = createParamDecorator((_: unknown, context: ExecutionContext): Sender => {
  const { actor, id } = context.switchToHttp().getRequest<FastifyRequest>();
  const run = actor?.keyedRun ?? { commandId: randomUUID() };
  return { actor: actor as CentreActor, correlationId: id, ...run };
});
