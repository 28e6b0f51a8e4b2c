import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { ErrorCode } from '../../../domain/shared/codes.js';
import type { Changes, Snapshot } from '../../administration-support/audit/audit-trail.js';
import type { Rows } from '../../administration-support/listing/rows.js';
import { AdministeredRecords } from '../../administration-support/records/administered-records.js';
import type { Violation } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { CentreTemplate } from '../centre/centre-template.entity.js';
import { Template } from './template.entity.js';
import { TemplateCheck } from './template-check.js';
import type { TemplateForm, TemplateQuery, TemplateView } from './template-record.dto.js';

@Injectable()
export class Templates extends AdministeredRecords<Template, TemplateForm, TemplateView, TemplateQuery> {
  constructor(private readonly templateCheck: TemplateCheck) {
    super({
      name: 'template',
      entity: Template,
      columns: { nom: 'name', type: 'type', publie: 'published' },
      unique: [{ columns: ['name'], constraint: 'template_name_key', field: 'nom', code: ApiCode.nameTaken }],
      locked: [],
      searched: ['name'],
      order: 'nom',
    });
  }

  protected override narrow(rows: Rows<Template>, query: TemplateQuery): void {
    super.narrow(rows, query);
    rows.contains(query.nom, 'name').equals('type', query.type).equals('published', query.publie);
  }

  protected override missing(
    _: Template,
    { file }: TemplateForm,
    current: Template | null,
  ): readonly Violation[] {
    return file || current ? [] : [{ field: 'file', code: ErrorCode.required }];
  }

  protected override async violations(
    { manager }: Changes,
    { type }: Template,
    { file }: TemplateForm,
    current: Template | null,
  ): Promise<readonly Violation[]> {
    const violations: Violation[] = [];
    if (file) violations.push(...(await this.templateCheck.violations(type, file)));
    if (current && (await manager.existsBy(CentreTemplate, { templateId: current.id, type: Not(type) }))) {
      violations.push({ field: 'type', code: ApiCode.templateInUse, rejectedValue: type });
    }
    return violations;
  }

  protected override async furtherColumns(_: Changes, { file }: TemplateForm): Promise<Partial<Template>> {
    return file ? { file: file.content, fileName: file.name.slice(0, 250) } : {};
  }

  protected override statusColumns(published: boolean): object {
    return { published };
  }

  protected override row(template: Template): TemplateView {
    return { ...super.row(template), fileName: template.fileName };
  }

  /** Which file it was, without keeping it once more. */
  protected override async snapshot(manager: EntityManager, view: TemplateView): Promise<Snapshot> {
    const [{ sha256 }] = await manager.query(
      `SELECT encode(sha256(file), 'hex') AS sha256 FROM reference.template WHERE id = $1`,
      [view.id],
    );
    return { ...(await super.snapshot(manager, view)), sha256 };
  }
}
