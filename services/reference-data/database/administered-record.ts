import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What every record that an administrator keeps has: an id, a version for two editors at once, and its history. */
export abstract class AdministeredRecord {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Goes with a PUT; a PUT with an older version is refused (409). */
  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** User id; null for what the product brings along. */
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;

  @Column('uuid', { nullable: true })
  updatedBy!: string | null;
}

/** Postgres answers `numeric` as text; the values kept here have few digits. */
export const decimal = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
