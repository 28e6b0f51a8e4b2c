import type { DataSource } from 'typeorm';
import { hashPassword } from '../../platform/password-hash.js';
import { StartRefused } from '../../platform/start-refused.js';
import { withinEmptyReferenceData } from '../../reference-data/database/empty.js';
import { isPlainLogin } from '../../reference-data/user/login.js';
import { User } from '../../reference-data/user/user.entity.js';
import type { Language } from '../../words/language.js';
import { translate } from '../http/messages/translate.js';
import { violationsOf } from './password-policy.js';

export interface FirstAdministrator {
  readonly login: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
}

const userOf = ({ login, email }: Pick<FirstAdministrator, 'login' | 'email'>) => ({
  login,
  email,
  firstName: 'Administrator',
  lastName: login,
  phoneNumber: null,
});

/** @throws StartRefused naming every rule that the password breaks (AU-5), never the password itself */
export async function refuseBadPassword({
  password,
  ...given
}: Omit<FirstAdministrator, 'language'>): Promise<void> {
  const broken = await violationsOf({ password, confirmation: password, user: userOf(given) });
  if (broken.length === 0) return;
  const rules = broken.map(({ code, arguments: args = {} }) => translate(code, 'en', args));
  throw new StartRefused(`ADMIN_PASSWORD cannot be used:\n- ${rules.join('\n- ')}`);
}

/**
 * The first user of an installation without demonstration data; nothing where there are users or centres already.
 *
 * @returns true where this call created the user
 * @throws StartRefused where the password breaks a rule, or the login of a new user
 */
export async function createFirstAdministrator(
  source: DataSource,
  { language, ...given }: FirstAdministrator,
): Promise<boolean> {
  await refuseBadPassword(given);
  return withinEmptyReferenceData(source, async (transaction) => {
    if (!isPlainLogin(given.login)) {
      throw new StartRefused(
        'ADMIN_LOGIN cannot be used: it has unaccented letters, digits and . _ @ + - only',
      );
    }
    await transaction.save(User, {
      ...userOf(given),
      authorities: ['ROLE_ADMIN'],
      language,
      active: true,
      passwordHash: await hashPassword(given.password, 'start'),
    });
  });
}
