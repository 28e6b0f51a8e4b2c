/** Rules on what a centre refers to: what does not exist, is out of reach, or does not fit is reported at its field. */
import { type EntityManager, In } from 'typeorm';
import { DOCUMENT_TYPES, type DocumentType } from '../../../documents/document-type.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import { Carrier } from '../../../reference-data/carrier/carrier.entity.js';
import { Centre } from '../../../reference-data/centre/centre.entity.js';
import { Template } from '../../../reference-data/template/template.entity.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import { isId } from '../../http/fields/ids.js';
import type { CentreBody, TemplateChoices } from './centre-record.dto.js';
import type { CentreRelations } from './centre-relations.js';
import { CHILD_TYPES, printsTemplate } from './centre-rules.js';

export interface CentreChange {
  readonly manager: EntityManager;
  readonly next: Centre;
  readonly body: CentreBody;
  readonly current: Centre | null;
  /** What belongs to the centre now; null for a new one. */
  readonly relations: CentreRelations | null;
  /** Centres that the actor may refer to; null: all. */
  readonly scope: ReadonlySet<string> | null;
  readonly byAdministrator: boolean;
}

type Check = (change: CentreChange) => Promise<readonly Violation[]>;

const NONE: readonly Violation[] = [];

const users: Check = async ({ manager, body, scope }) => {
  if (!body.users?.length) return NONE;
  const found: { id: string }[] = await manager.query(
    `SELECT id FROM reference.user_account u WHERE id = ANY($1::uuid[]) AND ($2::uuid[] IS NULL OR EXISTS (
       SELECT FROM reference.centre_user m WHERE m.user_id = u.id AND m.centre_id = ANY($2)))`,
    [body.users, scope && [...scope]],
  );
  const known = new Set(found.map(({ id }) => id));
  const unknown = body.users.find((id) => !known.has(id));
  return unknown ? [{ field: 'users', code: ApiCode.unknownRecord, rejectedValue: unknown }] : NONE;
};

const referent: Check = async ({ next, body, relations }) => {
  if (!next.referentId || (body.users === undefined && body.idReferent === undefined)) return NONE;
  const members =
    body.users === undefined ? (relations?.users.map(({ id }) => id) ?? []) : (body.users ?? []);
  if (members.includes(next.referentId)) return NONE;
  return [{ field: 'idReferent', code: ApiCode.referentNotUser, rejectedValue: next.referentId }];
};

const centreTypes = async (
  manager: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CentreType>> => {
  const found = await manager.find(Centre, { select: { id: true, type: true }, where: { id: In([...ids]) } });
  return new Map(found.map(({ id, type }) => [id, type]));
};

/** `fits` says whether a centre of that type may stand there. */
async function neighbourViolations(
  { manager, current, scope }: CentreChange,
  field: 'childrenIds' | 'parentIds',
  ids: readonly string[] | null | undefined,
  fits: (type: CentreType) => boolean,
): Promise<readonly Violation[]> {
  if (!ids?.length) return NONE;
  const types = await centreTypes(manager, ids);
  for (const id of ids) {
    const type = types.get(id);
    if (!type || (scope && !scope.has(id)))
      return [{ field, code: ApiCode.unknownRecord, rejectedValue: id }];
    if (id === current?.id) return [{ field, code: ApiCode.centreLoop, rejectedValue: id }];
    if (!fits(type)) return [{ field, code: ApiCode.childInvalid, rejectedValue: id }];
  }
  return NONE;
}

const children: Check = (change) =>
  neighbourViolations(change, 'childrenIds', change.body.childrenIds, (type) =>
    CHILD_TYPES[change.next.type].includes(type),
  );

const parents: Check = (change) =>
  neighbourViolations(change, 'parentIds', change.body.parentIds, (type) =>
    CHILD_TYPES[type].includes(change.next.type),
  );

/** An administrator chooses among the carriers of the dispatch centre above a vaccination centre. */
const carrier: Check = async ({ manager, next, body, current, relations, byAdministrator }) => {
  const id = next.carrierId;
  const isKept = id === current?.carrierId;
  if (!id || (isKept && (body.parentIds === undefined || body.idTransporteur === undefined))) return NONE;
  const found = await manager.findOneBy(Carrier, isKept ? { id } : { id, active: true });
  if (!found) return [{ field: 'idTransporteur', code: ApiCode.unknownRecord, rejectedValue: id }];
  if (next.type !== 'VACCINATION' || !byAdministrator) return NONE;
  const now = relations?.parents.map((parent) => parent.id) ?? [];
  const above = body.parentIds === undefined ? now : (body.parentIds ?? []);
  if (isKept && above.length === now.length && above.every((parent) => now.includes(parent))) return NONE;
  const isOfParent = above.length === 0 || above.includes(found.centreId);
  return isOfParent
    ? NONE
    : [{ field: 'idTransporteur', code: ApiCode.carrierNotOfParent, rejectedValue: id }];
};

/** A template that was hidden after it was chosen stays chosen. */
const templates: Check = async ({ manager, next, body, relations }) => {
  const choices = Object.entries(body.templates ?? {}).filter(([, id]) => id !== null);
  if (choices.length === 0) return NONE;
  const known: TemplateChoices = relations?.templates ?? {};
  const found = await manager.find(Template, { where: { id: In(choices.map(([, id]) => asUuid(id))) } });
  return choices.flatMap(([type, id]): readonly Violation[] => {
    const field = `templates.${type}`;
    if (!isTemplateType(type)) return [{ field, code: ErrorCode.unknownValue }];
    const template = found.find((candidate) => candidate.id === id);
    const fits =
      template?.type === type &&
      printsTemplate(next.type, type) &&
      (template.published || known[type] === id);
    return fits ? NONE : [{ field, code: ApiCode.templateInvalid, rejectedValue: id }];
  });
};

const isTemplateType = (type: string): type is DocumentType =>
  (DOCUMENT_TYPES as readonly string[]).includes(type);

const NOBODYS = '00000000-0000-0000-0000-000000000000';
const asUuid = (id: unknown) => (isId(id) ? (id as string) : NOBODYS);

const CHECKS: readonly Check[] = [users, referent, children, parents, carrier, templates];

export async function referenceViolations(change: CentreChange): Promise<readonly Violation[]> {
  const violations: Violation[] = [];
  for (const check of CHECKS) violations.push(...(await check(change)));
  return violations;
}
