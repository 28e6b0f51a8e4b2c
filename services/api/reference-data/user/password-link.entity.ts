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

/** A mailed link by which its holder may set a password, once. Only the hash of its token is kept. */
@Entity('password_link', { schema: 'reference' })
@Check('password_link_purpose_check', `purpose IN ('RESET', 'ACTIVATION')`)
export class PasswordLink {
  /** SHA-256 of the token. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: Relation<User>;

  @Column('text')
  purpose!: 'RESET' | 'ACTIVATION';

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
