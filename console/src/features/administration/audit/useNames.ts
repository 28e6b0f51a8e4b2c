import { useQueries } from '@tanstack/react-query';
import { readOf, rowsOf } from '../../../api/queries.js';
import type { Names } from '../record/useFieldWords.js';
import { fullName } from '../user/user.js';
import type { AuditedField } from './audit-entry.js';
import { referredIds } from './referred-ids.js';

type Named =
  | { readonly id?: string | null; readonly nom: string }
  | { readonly id?: string | null; readonly firstname: string; readonly lastname: string };

const nameOf = (record: Named): string => ('nom' in record ? record.nom : fullName(record));

/** What the records are called to which fields of the trail refer. */
export function useNames(fields: readonly AuditedField[]): Names {
  return useQueries({
    queries: [...referredIds(fields)].map(([list, id]) => ({
      ...readOf(list, { query: { id } }),
      enabled: id.length > 0,
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) =>
          rowsOf<Named>(data).map((record) => [record.id ?? '', nameOf(record)] as const),
        ),
      ),
  });
}
