import type { DataSource, EntityManager } from 'typeorm';
import { hashPassword } from '../../platform/password-hash.js';
import { Carrier } from '../../reference-data/carrier/carrier.entity.js';
import { Centre } from '../../reference-data/centre/centre.entity.js';
import { containerDefinition } from '../../reference-data/container/container.definition.js';
import { withinEmptyReferenceData } from '../../reference-data/database/empty.js';
import { Product } from '../../reference-data/product/product.entity.js';
import { entityOf } from '../../reference-data/records/entity.js';
import { trackerDefinition } from '../../reference-data/tracker/tracker.definition.js';
import { User } from '../../reference-data/user/user.entity.js';
import type { Language } from '../../words/language.js';
import { DEMONSTRATION_CENTRES } from './centres.js';
import {
  DEMONSTRATION_CARRIERS,
  DEMONSTRATION_CONTAINERS,
  DEMONSTRATION_PRODUCTS,
  DEMONSTRATION_TRACKERS,
} from './goods.js';
import { DEMONSTRATION_USERS } from './users.js';

export { demonstrationIds } from './ids.js';
export { DEMONSTRATION_USERS } from './users.js';

/** Of every demonstration user; printed at start, hence no secret. */
export const DEMONSTRATION_PASSWORD = 'Demo-ledger-2026!';

/**
 * Users, centres, products and what they travel with, in one transaction, where there is neither user nor centre.
 * The directories of running processes are notified as of any change.
 *
 * @param options.within is done in the same transaction
 * @returns true where this call created it
 */
export function createDemonstrationReferenceData(
  source: DataSource,
  {
    language = 'en',
    within,
  }: {
    readonly language?: Language;
    readonly within?: (transaction: EntityManager) => Promise<void>;
  } = {},
): Promise<boolean> {
  return withinEmptyReferenceData(source, async (transaction) => {
    await createUsers(transaction, language);
    await createCentres(transaction);
    await transaction.save(Product, [...DEMONSTRATION_PRODUCTS]);
    await transaction.save(entityOf(containerDefinition), [...DEMONSTRATION_CONTAINERS]);
    await transaction.save(entityOf(trackerDefinition), [...DEMONSTRATION_TRACKERS]);
    await within?.(transaction);
  });
}

async function createUsers(transaction: EntityManager, language: Language): Promise<void> {
  // One salt for all: everybody may know this password.
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD, 'start');
  await transaction.save(
    User,
    DEMONSTRATION_USERS.map(({ centreIds: _, authorities, ...user }) => ({
      ...user,
      authorities: [...authorities],
      email: `${user.login}@demo.example`,
      language,
      active: true,
      passwordHash,
    })),
  );
}

/** A centre names its carrier and a carrier its centre: the database checks both at the end of the transaction. */
async function createCentres(transaction: EntityManager): Promise<void> {
  await transaction.query('SET CONSTRAINTS ALL DEFERRED');
  const members = (id: string) => DEMONSTRATION_USERS.filter(({ centreIds }) => centreIds.includes(id));
  for (const { parentId, ...centre } of DEMONSTRATION_CENTRES) {
    await transaction.save(Centre, {
      ...centre,
      parents: parentId ? [{ id: parentId }] : [],
      users: members(centre.id).map(({ id }) => ({ id })),
    });
  }
  await transaction.save(Carrier, [...DEMONSTRATION_CARRIERS]);
}
