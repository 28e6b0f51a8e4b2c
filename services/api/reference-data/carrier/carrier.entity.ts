import { Column, Entity, ManyToOne, type Relation } from 'typeorm';
import { Centre } from '../centre/centre.entity.js';
import { ActivatableRecord } from '../database/administered-record.js';

/** Who drives for a dispatch centre. */
@Entity('carrier', { schema: 'reference' })
export class Carrier extends ActivatableRecord {
  @Column('text', { unique: true })
  name!: string;

  @Column('text', { unique: true, nullable: true })
  siret!: string | null;

  /** The dispatch centre; never changes. */
  @Column('uuid')
  centreId!: string;

  @ManyToOne(() => Centre)
  centre!: Relation<Centre>;

  @Column('text')
  address!: string;

  @Column('text', { nullable: true })
  addressComplement!: string | null;

  @Column('varchar', { length: 5 })
  postalCode!: string;

  @Column('text')
  city!: string;

  @Column('text')
  country!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text')
  mailContact!: string;
}
