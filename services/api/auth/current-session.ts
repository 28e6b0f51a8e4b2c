import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Session } from './tokens.js';

/** `@CurrentSession() session: Session` on a route with `@Access`: who is signed in, with all that is known of them. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): Session => {
  return context.switchToHttp().getRequest<{ session: Session }>().session;
});
