import type { CommandFacts } from './facts.js';

/**
 * Whether goods may be scrapped with this cause. An action that was made offline keeps a cause that was withdrawn since
 * then: the goods are gone (docs/rules/exits-and-returns.md, EX-10).
 */
export const isCauseListed = ({ directory, offline }: CommandFacts, cause: string | null): boolean =>
  cause !== null &&
  (offline === null ? directory.isListed(CAUSES, cause) : directory.wasEverListed(CAUSES, cause));

const CAUSES = 'SCRAPPING_CAUSE';
