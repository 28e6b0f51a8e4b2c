/** Rules of a new password (docs/rules/accounts.md, AU-5). */

import { type ApiCode, ApiCode as code } from '../../words/codes.js';
import type { Violation } from '../http/errors/api-error.js';
import { isKnownPassword } from './known-passwords.js';

const MIN_LENGTH = 12;
/** Shorter pieces (`Al`) would forbid half of all passwords. */
const SHORTEST_PERSONAL_PIECE = 3;
/** The `den` of `van den Berg` says nothing of anybody. */
const SHORTEST_NAME_IN_NAME = 4;
/** Of a French number without the zero or prefix that it begins with. */
const PHONE_DIGITS = 9;

const KINDS: readonly (readonly [RegExp, ApiCode])[] = [
  [/\p{Ll}/u, code.passwordLowercase],
  [/\p{Lu}/u, code.passwordUppercase],
  [/\p{Nd}/u, code.passwordDigit],
  [/[^\p{L}\p{N}]/u, code.passwordSpecial],
];

export interface PasswordChoice {
  readonly password: string;
  readonly confirmation: string;
  /** Where the user typed it. */
  readonly oldPassword?: string;
  readonly user: {
    readonly login: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phoneNumber: string | null;
  };
}

/** Every rule that the choice breaks, at once; none: it may be taken. */
export async function violationsOf({
  password,
  confirmation,
  oldPassword,
  user,
}: PasswordChoice): Promise<readonly Violation[]> {
  const violations: Violation[] = [];
  const refuse = (broken: ApiCode, args?: Violation['arguments']) =>
    violations.push({ field: 'password', code: broken, arguments: args });
  if ([...password].length < MIN_LENGTH) refuse(code.passwordLength, { min: MIN_LENGTH });
  for (const [kind, missing] of KINDS) if (!kind.test(password)) refuse(missing);
  if (oldPassword) {
    if (password === oldPassword) refuse(code.passwordSame);
    else if (folded(password).includes(folded(oldPassword))) refuse(code.passwordContainsOld);
  }
  const written = signs(password);
  if (personalPieces(user).some((piece) => written.includes(piece))) refuse(code.passwordPersonal);
  // Said of a password that is right in all else: the others have to be changed anyway.
  if (violations.length === 0 && (await isKnownPassword(password))) refuse(code.passwordKnown);
  if (confirmation !== password) violations.push({ field: 'confirmation', code: code.passwordConfirmation });
  return violations;
}

function personalPieces({ login, email, firstName, lastName, phoneNumber }: PasswordChoice['user']) {
  const wholes = [login, firstName, lastName, ...email.split('@', 1)].map(signs);
  const namesInNames = `${firstName} ${lastName}`.split(/[^\p{L}\p{M}]+/u).map(signs);
  return [
    ...wholes.filter(({ length }) => length >= SHORTEST_PERSONAL_PIECE),
    ...namesInNames.filter(({ length }) => length >= SHORTEST_NAME_IN_NAME),
    // With or without the country's prefix.
    ...[signs(phoneNumber ?? '').slice(-PHONE_DIGITS)].filter(
      ({ length }) => length >= SHORTEST_PERSONAL_PIECE,
    ),
  ];
}

/** Letters and digits alone: `Jean-Pierre` is within `jeanpierre-2026`, `+33 1 23 45 67 89` within `x-0123456789`. */
function signs(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Without case and accents: `Élodie` is within `elodie-2026`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
