/** What the export of a list of administered records is asked for: the filters and the order of the list. */
import type { Directory } from '../../reference-data/directory.js';
import { sortable } from '../../reference-data/records/conditions.js';
import {
  filteredField,
  filteredName,
  type RecordDefinition,
} from '../../reference-data/records/definition.js';
import type { RecordKind } from '../../reference-data/records/definitions.js';
import type { RecordExport } from '../../reference-data/records/export-query.js';
import type { Heading } from '../../words/catalogue.js';
import type { Language } from '../../words/language.js';
import type { RecordQuery } from '../http/fields/record-query.js';
import { orderOf } from '../http/lists/list-query.js';
import { ChosenFilters } from './chosen-filters.js';
import type { ExportOrder } from './export-order.js';

/**
 * @param centres ids of the centres within the reader's reach; null: all
 * @throws InvalidRequest an order that the list does not have
 */
export function recordExportOrder(
  definition: RecordDefinition & { readonly name: RecordKind },
  query: RecordQuery,
  centres: Iterable<string> | null,
  directory: Directory,
  language: Language,
): ExportOrder {
  const given = query as RecordQuery & Readonly<Record<string, unknown>>;
  const { q, id } = query;
  const own = Object.keys(definition.filters).map((name) => [name, given[name]] as const);
  const order = orderOf(query, sortable(definition)) ?? { field: definition.order, descending: false };
  const parameters: RecordExport = {
    filters: { q, id, ...Object.fromEntries(own) },
    centres: centres && [...centres],
    order,
  };
  const chosen = new ChosenFilters();
  for (const [name, value] of own) choose(chosen, definition, name, value, directory, language);
  return {
    list: definition.name,
    parameters,
    filters: chosen.text('search', q).text('chosenRows', id?.length).toArray(),
  };
}

function choose(
  chosen: ChosenFilters,
  definition: RecordDefinition,
  name: string,
  value: unknown,
  directory: Directory,
  language: Language,
): void {
  if (value === undefined || value === null) return;
  const field = filteredField(definition, name);
  // A spec of the catalogue of words checks that each field of a record has a heading.
  const heading = filteredName(definition, name) as Heading;
  if (field.kind === 'flag') chosen.flag(heading, value as boolean);
  else if (field.kind === 'id') chosen.text(heading, directory.centre(value as string)?.name);
  else if ('enumeration' in field && field.enumeration) {
    for (const code of [value].flat()) chosen.code(heading, field.enumeration, code as string);
  } else if (field.kind === 'text' && field.valueList)
    chosen.text(heading, directory.label(field.valueList, String(value), language));
  else chosen.text(heading, String(value));
}
