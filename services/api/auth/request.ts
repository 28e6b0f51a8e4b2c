/** What the guard attaches to a request, and what a route tells the guard. */

import type { Actor } from '../../reference-data/user/actor.js';
import type { AccessRule } from './access.js';
import type { Session } from './tokens.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once admitted; null on public routes. */
    actor: Actor | null;
    /** Who is signed in, also where the call is then refused. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    access?: AccessRule;
  }
}
