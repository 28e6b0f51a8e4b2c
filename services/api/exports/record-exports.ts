/** What the lists of administered records are narrowed by, for their exports. */
import type { ExportJob } from '../../jobs/job-kinds.js';
import type { CentreScopes } from '../administration-support/centre-scopes.js';
import type { RecordQuery } from '../administration-support/listing/record-query.js';
import { patternOf } from '../administration-support/listing/rows.js';
import type { Actor } from '../auth/actor.js';
import type { CarrierQuery } from '../reference-data/carrier/carrier-record.dto.js';
import type { CentreQuery } from '../reference-data/centre/centre-record.dto.js';
import type { ContainerQuery } from '../reference-data/container/container-record.dto.js';
import type { Directory } from '../reference-data/directory.js';
import type { ProductQuery } from '../reference-data/product/product-record.dto.js';
import type { TemplateQuery } from '../reference-data/template/template-record.dto.js';
import type { TrackerQuery } from '../reference-data/tracker/tracker-record.dto.js';
import type { UserQuery } from '../reference-data/user/user-record.dto.js';
import type { ValueListEntryQuery } from '../reference-data/value-list/value-list-record.dto.js';
import { ChosenFilters } from './chosen-filters.js';
import type { ExportOrder } from './export-order.js';

const pattern = (text: string | undefined): string | null => (text === undefined ? null : patternOf(text));

function order(
  list: ExportOrder['list'],
  { q, id }: RecordQuery,
  parameters: ExportJob['parameters'],
  chosen: ChosenFilters,
  { words = false } = {},
): ExportOrder {
  const texts = q === undefined ? [] : words ? q.trim().split(/\s+/) : [q];
  return {
    list,
    parameters: { ...parameters, q: texts.map(patternOf), ids: id ?? null },
    filters: chosen.text('search', q).text('ids', id?.length).toArray(),
  };
}

export function centreOrder(query: CentreQuery, actor: Actor, scopes: CentreScopes): ExportOrder {
  const scope = scopes.of(actor);
  const chosen = new ChosenFilters().text('name', query.nom);
  for (const type of query.type ?? []) chosen.word('type', type);
  const parameters = {
    name: pattern(query.nom),
    types: query.type ?? null,
    active: query.statut ?? null,
    centreIds: scope && [...scope],
  };
  return order('centre', query, parameters, chosen.flag('active', query.statut));
}

export function userOrder(query: UserQuery, actor: Actor, scopes: CentreScopes): ExportOrder {
  const scope = scopes.of(actor);
  const parameters = {
    login: pattern(query.login),
    lastName: pattern(query.lastname),
    email: pattern(query.email),
    authority: query.authority ?? null,
    active: query.actif ?? null,
    centreIds: scope && [...scope],
  };
  const chosen = new ChosenFilters()
    .text('login', query.login)
    .text('lastName', query.lastname)
    .text('email', query.email)
    .word('authority', query.authority)
    .flag('active', query.actif);
  return order('user', query, parameters, chosen, { words: true });
}

export function productOrder(query: ProductQuery): ExportOrder {
  const parameters = {
    name: pattern(query.nom),
    commercialName: pattern(query.nomCommercial),
    cipCode: pattern(query.codeCip),
    type: query.type ?? null,
    active: query.actif ?? null,
  };
  const chosen = new ChosenFilters()
    .text('name', query.nom)
    .text('commercialName', query.nomCommercial)
    .text('cipCode', query.codeCip)
    .text('type', query.type)
    .flag('active', query.actif);
  return order('product', query, parameters, chosen);
}

export function equipmentOrder(
  list: 'tracker' | 'container',
  query: TrackerQuery | ContainerQuery,
): ExportOrder {
  const { nom, fabricant, actif } = query;
  const parameters = { name: pattern(nom), maker: pattern(fabricant), active: actif ?? null };
  const chosen = new ChosenFilters().text('name', nom).text('maker', fabricant).flag('active', actif);
  return order(list, query, parameters, chosen);
}

/** A dispatch administrator sees the carriers of the centres below the selected one, as in the list. */
export function carrierOrder(query: CarrierQuery, actor: Actor, directory: Directory): ExportOrder {
  const narrowed = !actor.isAdmin && actor.isAdminDispatch && actor.centre;
  const parameters = {
    name: pattern(query.nom),
    centreId: query.idCentre ?? null,
    active: query.actif ?? null,
    centreIds: narrowed ? [...directory.scopeOf(narrowed.id)] : null,
  };
  const chosen = new ChosenFilters()
    .text('name', query.nom)
    .text('centre', query.idCentre && directory.centre(query.idCentre)?.name)
    .flag('active', query.actif);
  return order('carrier', query, parameters, chosen);
}

export function templateOrder(query: TemplateQuery): ExportOrder {
  const { nom, type, publie } = query;
  const parameters = { name: pattern(nom), type: type ?? null, published: publie ?? null };
  const chosen = new ChosenFilters().text('name', nom).text('type', type).flag('published', publie);
  return order('template', query, parameters, chosen);
}

export function valueListOrder(query: ValueListEntryQuery): ExportOrder {
  const { liste, actif } = query;
  const chosen = new ChosenFilters().text('list', liste).flag('active', actif);
  return order('value-list', query, { list: liste ?? null, active: actif ?? null }, chosen);
}
