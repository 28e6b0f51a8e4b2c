import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { Changes, Snapshot } from '../../../reference-data/audit/audit-trail.js';
import { CentreTemplate } from '../../../reference-data/centre/centre-template.entity.js';
import { templateDefinition } from '../../../reference-data/template/template.definition.js';
import { Template } from '../../../reference-data/template/template.entity.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import { AdministeredRecords } from '../records/administered-records.js';
import type { TemplateForm, TemplateView } from './template.dto.js';
import { TemplateCheck } from './template-check.js';

@Injectable()
export class Templates extends AdministeredRecords<Template, TemplateForm, TemplateView> {
  constructor(private readonly templateCheck: TemplateCheck) {
    super(templateDefinition, Template);
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
