import type { ReplenishmentCommand } from './commands.js';
import { changeStatus } from './decide/change-status.js';
import { request } from './decide/request.js';
import type { ReplenishmentEvent } from './events.js';
import type { ReplenishmentState } from './state.js';

/**
 * The life of a request (docs/rules/replenishment.md).
 *
 * @returns no events for a request that is made already
 * @throws DomainError with every rule that is violated
 */
export const decide = (
  command: ReplenishmentCommand,
  state: ReplenishmentState,
): readonly ReplenishmentEvent[] =>
  command.type === 'RequestReplenishment' ? request(command, state) : changeStatus(command, state);
