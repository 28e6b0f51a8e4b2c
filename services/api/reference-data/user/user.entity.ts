import { Check, Column, Entity, Index } from 'typeorm';
import type { Authority, Language } from '../../auth/actor.js';
import { ActivatableRecord } from '../database/administered-record.js';

/** `FR` DD/MM/YYYY, `EN` MM/DD/YYYY. */
export type DateFormat = 'FR' | 'EN';

/** Somebody who signs in. Login and e-mail are unique whatever their case. */
@Entity('user_account', { schema: 'reference' })
@Index('user_account_login_key', { synchronize: false })
@Index('user_account_email_key', { synchronize: false })
@Index('user_account_last_name_order', { synchronize: false })
@Index('user_account_login_order', { synchronize: false })
@Index('user_account_email_order', { synchronize: false })
@Check('user_account_language_check', `language IN ('fr', 'en')`)
@Check('user_account_date_format_check', `date_format IN ('FR', 'EN')`)
export class User extends ActivatableRecord {
  @Column('text')
  login!: string;

  @Column('text')
  email!: string;

  @Column('text')
  lastName!: string;

  @Column('text')
  firstName!: string;

  @Column('text', { nullable: true })
  phoneNumber!: string | null;

  @Column('text', { nullable: true })
  company!: string | null;

  @Column('text', { nullable: true })
  profile!: string | null;

  @Column('text', { array: true, default: () => `'{}'` })
  authorities!: Authority[];

  @Column('text')
  language!: Language;

  @Column('text')
  dateFormat!: DateFormat;

  /** As `auth/password-hash.ts` writes it; null until the account's activation link was used. */
  @Column('text', { nullable: true, select: false })
  passwordHash!: string | null;

  /** The database keeps it; null where there is no password yet, or where it is older than this column. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  passwordChangedAt!: Date | null;

  /** Names, login and e-mail without accents and case: the database keeps it, searches compare with it. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  searchText!: string | null;

  /** Tokens carry it: raising it ends every session. */
  @Column('integer', { default: 1 })
  tokenVersion!: number;
}
