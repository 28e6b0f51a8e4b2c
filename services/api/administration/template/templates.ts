import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { DocumentType } from '../../../documents/document-type.js';
import type { Changes, Snapshot } from '../../../reference-data/audit/audit-trail.js';
import { CentreTemplate } from '../../../reference-data/centre/centre-template.entity.js';
import { templateDefinition } from '../../../reference-data/template/template.definition.js';
import { Template } from '../../../reference-data/template/template.entity.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import { isId } from '../../http/fields/ids.js';
import { checked, faultsOf, type Readable, type Unchecked } from '../../http/validation/faults.js';
import { AdministeredRecords } from '../records/administered-records.js';
import type { CreatedRecord } from '../records/record.dto.js';
import type { TemplateForm, TemplateView } from './template.dto.js';
import { type DocumentFile, TemplateCheck } from './template-check.js';

@Injectable()
export class Templates extends AdministeredRecords<Template, TemplateForm, TemplateView> {
  /** What is wrong with the file of a form, found before the transaction begins: none waits for a file. */
  private readonly fileViolations = new WeakMap<TemplateForm, readonly Violation[]>();

  constructor(private readonly templateCheck: TemplateCheck) {
    super(templateDefinition, Template);
  }

  override async create(given: Unchecked<TemplateForm>, actor: Actor): Promise<CreatedRecord> {
    await this.checkFile(given, actor);
    return super.create(given, actor);
  }

  override async update(
    id: string | undefined,
    given: Unchecked<TemplateForm>,
    actor: Actor,
  ): Promise<TemplateView> {
    await this.checkFile(given, actor, id);
    return super.update(id, given, actor);
  }

  protected override missing(
    _: Template,
    { file }: Readable<TemplateForm>,
    current: Template | null,
  ): readonly Violation[] {
    return file || current ? [] : [{ field: 'file', code: ErrorCode.required }];
  }

  protected override async violations(
    { manager }: Changes,
    { type }: Template,
    form: TemplateForm,
    current: Template | null,
  ): Promise<readonly Violation[]> {
    const violations = [...(this.fileViolations.get(form) ?? [])];
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

  /** @param id of the template that is changed, where the path names it */
  private async checkFile(given: Unchecked<TemplateForm>, { userId }: Actor, id?: string): Promise<void> {
    // A form that is wrong anyway is refused for that first.
    if (faultsOf(given).length > 0) return;
    const form = checked(given);
    const { type } = form;
    if (!type) return;
    const file = form.file ?? (await this.keptFile(id ?? form.id, type));
    if (file) this.fileViolations.set(form, await this.templateCheck.violations(type, file, userId));
  }

  /** The file that stays, where it is to serve documents of another type. */
  private async keptFile(id: string | null | undefined, type: DocumentType): Promise<DocumentFile | null> {
    if (!id || !isId(id)) return null;
    const kept = await this.source.manager.findOne(Template, {
      where: { id, type: Not(type) },
      select: { id: true, file: true, fileName: true },
    });
    return kept && { name: kept.fileName, content: kept.file };
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
