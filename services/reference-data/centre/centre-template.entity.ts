import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { DocumentType } from '../../documents/document-type.js';
import { Template } from '../template/template.entity.js';
import { Centre } from './centre.entity.js';

/** Which template a centre prints documents of a type with. */
@Entity('centre_template', { schema: 'reference' })
export class CentreTemplate {
  @PrimaryColumn('uuid')
  centreId!: string;

  @PrimaryColumn('text')
  type!: DocumentType;

  @ManyToOne(
    () => Centre,
    (centre) => centre.templates,
    { onDelete: 'CASCADE' },
  )
  centre!: Relation<Centre>;

  @Column('uuid')
  templateId!: string;

  @ManyToOne(() => Template)
  template!: Relation<Template>;
}
