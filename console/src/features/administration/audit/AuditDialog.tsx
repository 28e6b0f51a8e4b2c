import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useValueLabel } from '../../../providers/reference/reference-lists.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../../shared/dialog/ResponsiveDialog.js';
import { Grid } from '../../../shared/list/Grid.js';
import { useFieldWords } from '../record/useFieldWords.js';
import { type AuditEntry, auditedFields } from './audit-entry.js';
import { useNames } from './useNames.js';

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
