import type { DataSource } from 'typeorm';
import { hashPassword } from '../../platform/password-hash.js';
import { withinEmptyReferenceData } from '../../reference-data/database/empty.js';
import { isPlainLogin } from '../../reference-data/user/login.js';
import { User } from '../../reference-data/user/user.entity.js';
import type { Language } from '../../words/language.js';
import { violationsOf } from './password-policy.js';

export interface FirstAdministrator {
  readonly login: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

/**
 * The first user of an installation without demonstration data; nothing where there are users or centres already.
 *
 * @returns true where this call created the user
 * @throws Error where the password breaks a rule, or the login of a new user
 */
export async function createFirstAdministrator(
  source: DataSource,
  { login, email, password, language }: FirstAdministrator,
): Promise<boolean> {
  const user = { login, email, firstName: 'Administrator', lastName: login, phoneNumber: null };
  const broken = await violationsOf({ password, confirmation: password, user });
  if (broken.length > 0) {
    throw new Error(`ADMIN_PASSWORD cannot be used: ${broken.map(({ code }) => code).join(', ')}`);
  }
  return withinEmptyReferenceData(source, async (transaction) => {
    if (!isPlainLogin(login)) {
      throw new Error('ADMIN_LOGIN cannot be used: it has unaccented letters, digits and . _ @ + - only');
    }
    await transaction.save(User, {
      ...user,
      authorities: ['ROLE_ADMIN'],
      language,
      active: true,
      passwordHash: await hashPassword(password, 'start'),
    });
  });
}
