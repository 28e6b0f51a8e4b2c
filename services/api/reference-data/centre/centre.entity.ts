import {
  Check,
  Column,
  Entity,
  Index,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  type Relation,
} from 'typeorm';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Carrier } from '../carrier/carrier.entity.js';
import { ActivatableRecord } from '../database/administered-record.js';
import { User } from '../user/user.entity.js';
import type { CentreTag } from './centre-tag.entity.js';
import type { CentreTemplate } from './centre-template.entity.js';
import type { AdministrationMode, MailReason, MailReceivers, QuantityMode } from './vocabulary.js';

/**
 * A centre of the network (replenishment specification, section 3, "Centre"). Its type never changes.
 * Entities that point back to it are named by their class name: their files import this one.
 */
@Entity('centre', { schema: 'reference' })
@Index('centre_name_order', { synchronize: false })
@Index('centre_address_order', { synchronize: false })
@Index('centre_city_order', { synchronize: false })
@Check('centre_type_check', `type IN ('REFERENT', 'DISPATCH', 'VACCINATION', 'VACCINATION_POINT')`)
@Check('centre_quantity_mode_check', `quantity_mode IN ('DOSE', 'CONDITIONNEMENT')`)
@Check('centre_administration_mode_check', `administration_mode IN ('JOUR', 'SEMAINE')`)
@Check('centre_mail_receivers_check', `mail_receivers IN ('CENTER', 'REFERENT', 'BOTH')`)
@Check('centre_capacity_check', 'capacity >= 0')
export class Centre extends ActivatableRecord {
  /** Begins the numbers of its delivery notes: unique, never changed once a note was issued. */
  @Column('text', { unique: true })
  code!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  service!: string | null;

  @Column('text')
  type!: CentreType;

  @Column('integer', { nullable: true })
  capacity!: number | null;

  @Column('text', { unique: true, nullable: true })
  finess!: string | null;

  @Column('text', { nullable: true })
  siret!: string | null;

  @Column('text', { nullable: true })
  ape!: string | null;

  /** `complementDistrib` */
  @Column('text', { nullable: true })
  addressComplement!: string | null;

  @Column('text')
  address!: string;

  @Column('text')
  postalCode!: string;

  @Column('text')
  city!: string;

  /** `libelleRoutage` */
  @Column('text', { nullable: true })
  routingLabel!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  /** `gestionStock`: false for a referent that only oversees. */
  @Column('boolean', { default: true })
  holdsStock!: boolean;

  /** `desactivationSuivi` */
  @Column('boolean', { default: false })
  followUpDisabled!: boolean;

  @Column('boolean', { default: false })
  offlineMode!: boolean;

  /** `modeQte`, of referent and dispatch centres. */
  @Column('text', { nullable: true })
  quantityMode!: QuantityMode | null;

  /** `modeAdministration`, of vaccination centres and points. */
  @Column('text', { nullable: true })
  administrationMode!: AdministrationMode | null;

  /** `destinataireEmail` */
  @Column('text')
  mailReceivers!: MailReceivers;

  /** `emailAutorise` */
  @Column('text', { array: true, default: () => `'{}'` })
  mailReasons!: MailReason[];

  @Column('uuid', { nullable: true })
  referentId!: string | null;

  @ManyToOne(() => User, { nullable: true })
  referent!: Relation<User> | null;

  /** Default carrier, `idTransporteur`. */
  @Column('uuid', { nullable: true })
  carrierId!: string | null;

  @ManyToOne('Carrier', { nullable: true })
  carrier!: Relation<Carrier> | null;

  @ManyToMany(
    () => Centre,
    (parent) => parent.children,
  )
  @JoinTable({
    schema: 'reference',
    name: 'centre_link',
    joinColumn: { name: 'child_id' },
    inverseJoinColumn: { name: 'parent_id' },
  })
  parents!: Relation<Centre>[];

  @ManyToMany(
    () => Centre,
    (child) => child.parents,
  )
  children!: Relation<Centre>[];

  @ManyToMany(() => User)
  @JoinTable({
    schema: 'reference',
    name: 'centre_user',
    joinColumn: { name: 'centre_id' },
    inverseJoinColumn: { name: 'user_id' },
  })
  users!: Relation<User>[];

  @OneToMany<CentreTag>('CentreTag', (tag) => tag.centre, { cascade: true, orphanedRowAction: 'delete' })
  tags!: Relation<CentreTag>[];

  @OneToMany<CentreTemplate>('CentreTemplate', (choice) => choice.centre, {
    cascade: true,
    orphanedRowAction: 'delete',
  })
  templates!: Relation<CentreTemplate>[];
}
