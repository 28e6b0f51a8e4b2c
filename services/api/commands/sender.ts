import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { KeyedRun } from '../../platform/once.js';
import type { Actor, CentreActor } from '../../reference-data/user/actor.js';

/** Who sends a command, and under which id it is executed. */
export interface Sender extends Partial<KeyedRun> {
  readonly actor: CentreActor;
  readonly commandId: string;
  readonly correlationId: string;
}

/** Of a command that needs no centre: an administrator may send it without one. */
export type SenderAnywhere = Omit<Sender, 'actor'> & { readonly actor: Actor };

/** `@CurrentSender() sender: Sender`, on routes that require a centre. */
export const CurrentSender = createParamDecorator((_: unknown, context: ExecutionContext): Sender => {
  const { actor, id } = context.switchToHttp().getRequest<FastifyRequest>();
  const run = actor?.keyedRun ?? { commandId: randomUUID() };
  return { actor: actor as CentreActor, correlationId: id, ...run };
});
