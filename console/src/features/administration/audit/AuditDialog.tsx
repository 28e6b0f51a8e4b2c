import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../../shared/dialog/ResponsiveDialog.js';
import { useFieldWords } from '../record/useFieldWords.js';
import { type AuditEntry, auditedFields, auditedName } from './audit-entry.js';
import { useNames } from './useNames.js';

/** One change: each field before and after. */
export function AuditDialog({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const fields = auditedFields(entry);
  const words = useFieldWords(useNames(fields));
  const title = `${translate(`administration.audited.${entry.entity}`)} : ${auditedName(entry)}`;
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
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('administration.conflict.field')}</TableCell>
              {entry.before && <TableCell>{translate('administration.audit.before')}</TableCell>}
              <TableCell>{translate('administration.audit.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ field, before, after }) => (
              <TableRow key={field} sx={{ verticalAlign: 'top' }}>
                <TableCell component="th" scope="row">
                  {words.label(field)}
                </TableCell>
                {entry.before && <TableCell>{words.value(field, before)}</TableCell>}
                <TableCell>{words.value(field, after)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ResponsiveDialog>
  );
}
