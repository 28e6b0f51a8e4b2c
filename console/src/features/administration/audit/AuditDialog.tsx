import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { readOf, rowsOf } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useValueLabel } from '../../../providers/reference/reference-lists.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../../shared/dialog/ResponsiveDialog.js';
import { Grid } from '../../../shared/list/Grid.js';
import { type Names, useFieldWords } from '../record/useFieldWords.js';
import { fullName } from '../user/user.js';
import { type AuditEntry, type AuditedField, auditedFields } from './audit-entry.js';
import { referredIds } from './referred-ids.js';

/** One change: each field before and after. */
export function AuditDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const fields = auditedFields(entry);
  const words = useFieldWords(useNames(fields), useValueLabel('PRODUCT_TYPE'));
  const title = translate('labelled', {
    label: translate(`enum.auditedEntity.${entry.entity}`),
    text: entry.name,
  });
  return (
    <ResponsiveDialog open width="md" onClose={onClose} title={title}>
      <Typography sx={{ mb: 3 }} color="textSecondary">
        {translate('administration.audit.by', {
          user: entry.user ?? translate('administration.theProduct'),
          date: format.dateTime(entry.occurredAt),
        })}
        {entry.origin === 'database' && ` · ${translate('administration.audit.pastService')}`}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Grid sx={{ '& tbody > tr': { verticalAlign: 'top' } }}>
          <thead>
            <tr>
              <th scope="col">{translate('administration.conflict.field')}</th>
              {entry.before && <th scope="col">{translate('administration.audit.before')}</th>}
              <th scope="col">{translate('administration.audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{words.label(field)}</th>
                {entry.before && <td>{words.value(field, before)}</td>}
                <td>{words.value(field, after)}</td>
              </tr>
            ))}
          </tbody>
        </Grid>
      </TableContainer>
    </ResponsiveDialog>
  );
}

type Named =
  | { readonly id?: string | null; readonly nom: string }
  | { readonly id?: string | null; readonly firstname: string; readonly lastname: string };

const nameOf = (record: Named): string => ('nom' in record ? record.nom : fullName(record));

/** What the records are called to which fields of the trail refer. */
function useNames(fields: readonly AuditedField[]): Names {
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
