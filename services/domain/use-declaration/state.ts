import type { UseDeclarationEvent, UseDeclared } from './events.js';

/** What is declared for the period; null before the first declaration. */
export type UseDeclarationState = UseDeclared['data'] | null;

export const undeclared: UseDeclarationState = null;

export function evolve(_state: UseDeclarationState, event: UseDeclarationEvent): UseDeclarationState {
  return event.data;
}
