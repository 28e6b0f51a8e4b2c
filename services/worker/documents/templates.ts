/** Which template a document is printed from: the centre's own .docx where it is published, else the built-in one. */
import type { Pool } from 'pg';
import { type DocumentType, isDocumentType } from '../../documents/document-type.js';

export interface CentreTemplate {
  readonly type: DocumentType;
  readonly file: Buffer;
}

export class CentreTemplates {
  constructor(private readonly pool: Pool) {}

  async published(centreId: string, type: DocumentType): Promise<CentreTemplate | undefined> {
    return this.find(
      `SELECT t.type, t.file FROM reference.centre_template c JOIN reference.template t ON t.id = c.template_id
        WHERE c.centre_id = $1 AND c.type = $2 AND t.type = $2 AND t.published`,
      [centreId, type],
    );
  }

  /** Any template, for its test. */
  async byId(id: string): Promise<CentreTemplate | undefined> {
    return this.find('SELECT type, file FROM reference.template WHERE id = $1', [id]);
  }

  private async find(text: string, values: string[]): Promise<CentreTemplate | undefined> {
    const { rows } = await this.pool.query<{ type: string; file: Buffer }>(text, values);
    const template = rows[0];
    return template && isDocumentType(template.type)
      ? { type: template.type, file: template.file }
      : undefined;
  }
}
