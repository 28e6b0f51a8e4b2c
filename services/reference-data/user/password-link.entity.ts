import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from './user.entity.js';

/** A mailed link with which a password can be set once. Only the hash of its token is stored. */
@Entity('password_link', { schema: 'reference' })
@Check('password_link_purpose_check', `purpose IN ('RESET', 'ACTIVATION')`)
export class PasswordLink {
  /** The token follows from it and from the server's key. */
  @PrimaryColumn('uuid')
  id!: string;

  /** SHA-256 of the token. */
  @Column('bytea', { unique: true })
  tokenHash!: Buffer;

  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: Relation<User>;

  /** Where it is mailed to; the link is good only while this is the user's address. */
  @Column('text')
  email!: string;

  @Column('text')
  purpose!: 'RESET' | 'ACTIVATION';

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
