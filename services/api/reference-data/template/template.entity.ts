import { Column, Entity } from 'typeorm';
import { AdministeredRecord } from '../database/administered-record.js';
import type { TemplateType } from './template-types.js';

/** A .docx from which documents of one type are made. */
@Entity('template', { schema: 'reference' })
export class Template extends AdministeredRecord {
  @Column('text', { unique: true })
  name!: string;

  @Column('text')
  type!: TemplateType;

  @Column('boolean', { default: false })
  published!: boolean;

  @Column('text')
  fileName!: string;

  @Column('bytea', { select: false })
  file!: Buffer;
}
