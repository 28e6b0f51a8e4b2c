import { Entity, JoinTable, ManyToMany, ManyToOne, OneToMany, type Relation } from 'typeorm';
import type { Carrier } from '../carrier/carrier.entity.js';
import { recordColumns } from '../records/entity.js';
import { User } from '../user/user.entity.js';
import { centreDefinition } from './centre.definition.js';
import type { CentreTag } from './centre-tag.entity.js';
import type { CentreTemplate } from './centre-template.entity.js';

/** Entities that refer to this one are named by their class name: their files import this one. */
@Entity(centreDefinition.table, { schema: 'reference' })
export class Centre extends recordColumns(centreDefinition) {
  @ManyToOne(() => User, { nullable: true })
  referent!: Relation<User> | null;

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
