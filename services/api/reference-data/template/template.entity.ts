import { Column, Entity } from 'typeorm';
import type { DocumentType } from '../../../documents/document-type.js';
import { AdministeredRecord } from '../database/administered-record.js';

/** A .docx from which documents of one type are made. */
@Entity('template', { schema: 'reference' })
export class Template extends AdministeredRecord {
  @Column('text', { unique: true })
  name!: string;

  @Column('text')
  type!: DocumentType;

  @Column('boolean', { default: false })
  published!: boolean;

  @Column('text')
  fileName!: string;

  @Column('bytea', { select: false })
  file!: Buffer;
}
