/** Fields and filters that most kinds of records have. */
import type { FilterDefinition, FlagDefinition } from './definition.js';

export const ACTIVE = {
  column: 'active',
  kind: 'flag',
  description: 'In use. A record that is created without is inactive; a change leaves it as it is.',
} as const satisfies FlagDefinition;

export const ACTIVE_FILTER = {
  by: 'equals',
  description: 'Only active ones, or only inactive ones.',
} as const satisfies FilterDefinition;
