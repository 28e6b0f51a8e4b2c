import type { DataSource, EntityManager } from 'typeorm';
import type { Language } from '../../auth/actor.js';
import { hashPassword } from '../../auth/password-hash.js';
import { Carrier } from '../carrier/carrier.entity.js';
import { Centre } from '../centre/centre.entity.js';
import { Container } from '../container/container.entity.js';
import { withinEmptyReferenceData } from '../database/empty.js';
import { Product } from '../product/product.entity.js';
import { Tracker } from '../tracker/tracker.entity.js';
import { type DateFormat, User } from '../user/user.entity.js';
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
 * The directories of running processes are told like of any change.
 *
 * @returns true where this call created it
 */
export function createDemonstrationReferenceData(
  source: DataSource,
  { language = 'en' }: { readonly language?: Language } = {},
): Promise<boolean> {
  return withinEmptyReferenceData(source, async (transaction) => {
    await createUsers(transaction, language);
    await createCentres(transaction);
    await transaction.save(Product, [...DEMONSTRATION_PRODUCTS]);
    await transaction.save(Container, [...DEMONSTRATION_CONTAINERS]);
    await transaction.save(Tracker, [...DEMONSTRATION_TRACKERS]);
  });
}

async function createUsers(transaction: EntityManager, language: Language): Promise<void> {
  // One salt for all: everybody may know this password.
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  const dateFormat: DateFormat = language === 'fr' ? 'FR' : 'EN';
  await transaction.save(
    User,
    DEMONSTRATION_USERS.map(({ centreIds: _, authorities, ...user }) => ({
      ...user,
      authorities: [...authorities],
      email: `${user.login}@demo.example`,
      language,
      dateFormat,
      active: true,
      passwordHash,
    })),
  );
}

/** A centre names its carrier and a carrier its centre, so the centres come first without theirs. */
async function createCentres(transaction: EntityManager): Promise<void> {
  const members = (id: string) => DEMONSTRATION_USERS.filter(({ centreIds }) => centreIds.includes(id));
  for (const { carrierId: _, parentId, ...centre } of DEMONSTRATION_CENTRES) {
    await transaction.save(Centre, {
      ...centre,
      parents: parentId ? [{ id: parentId }] : [],
      users: members(centre.id).map(({ id }) => ({ id })),
    });
  }
  await transaction.save(Carrier, [...DEMONSTRATION_CARRIERS]);
  for (const { id, carrierId } of DEMONSTRATION_CENTRES) {
    if (carrierId) await transaction.update(Centre, { id }, { carrierId });
  }
}
