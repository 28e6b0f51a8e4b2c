import { Column, Entity } from 'typeorm';
import { recordColumns } from '../records/entity.js';
import { userDefinition } from './user.definition.js';

/** Login and e-mail are unique whatever their case. */
@Entity(userDefinition.table, { schema: 'reference' })
export class User extends recordColumns(userDefinition) {
  /** As `platform/password-hash.ts` writes it; null until the account's activation link was used. */
  @Column('text', { nullable: true, select: false })
  passwordHash!: string | null;

  /** The database keeps it; null where there is no password yet, or where it is older than this column. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  passwordChangedAt!: Date | null;

  /** Names, login and e-mail without accents and case: the database keeps it, searches compare with it. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  searchText!: string | null;
}
