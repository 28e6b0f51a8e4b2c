import type { Language } from '../../words/language.js';
import type { DateFormat } from '../../words/reader.js';
import type { Authority } from './authority.js';

/** A user as the program needs it at every request. No password: sign-in reads that from the database. */
export interface UserFacts {
  readonly id: string;
  readonly login: string;
  readonly email: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly phoneNumber: string | null;
  readonly company: string | null;
  readonly profile: string | null;
  readonly authorities: readonly Authority[];
  readonly language: Language;
  /** Null where the user never chose one: see `readerOf`. */
  readonly chosenDateFormat: DateFormat | null;
  /** Is written to every morning about what needs attention (docs/rules/alerts.md, AT-15). */
  readonly morningMail: boolean;
  readonly active: boolean;
}

/** Users and their centres in memory; kept current like the `Directory`. */
export abstract class UserDirectory {
  /** Also one who has been disabled. */
  abstract user(id: string): UserFacts | undefined;
  abstract belongsTo(userId: string, centreId: string): boolean;
  /** Ids of the centres that the user was given, active or not. */
  abstract centreIdsOf(userId: string): ReadonlySet<string>;
  /** After a change by this process: true as soon as it resolves, without waiting for the notification. */
  abstract reloadUser(id: string): Promise<void>;
}
