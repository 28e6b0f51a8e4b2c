import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { messageText } from '../../shared/errors/error-text.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { BatchTags, FreshnessTag } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import type { LineFault } from './line-faults.js';
import type { Line } from './lines.js';

interface Props {
  readonly lines: readonly Line[];
  readonly faults: readonly LineFault[];
  readonly onEdit: (line: Line) => void;
  readonly onRemove: (line: Line) => void;
}

/**
 * The latest line on top, under the entry that made it. One stop of the Tab key: arrows go from line to line, Enter
 * edits, Delete removes. What is typed anywhere else in the form draws none of it.
 */
export const LineList = memo(function LineList({ lines, faults, onEdit, onRemove }: Props) {
  const translate = useTranslate();
  const [reached, setReached] = useState<string>();
  const columns = useLineColumns(lines, faults);
  const rows = lines.toReversed();
  const stop = rows.some(({ key }) => key === reached) ? reached : rows[0]?.key;

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-line]');
    const at = rows.findIndex(({ key }) => key === button?.dataset.line);
    const line = rows[at];
    if (!button || !line) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = rows[at + (step ?? 0)];
    if (step && next) {
      event.preventDefault();
      focusLine(event.currentTarget, next.key, button.dataset.act);
    }
    if (event.key === 'Delete') {
      event.preventDefault();
      const list = event.currentTarget;
      const neighbour = rows[at + 1] ?? rows[at - 1];
      onRemove(line);
      requestAnimationFrame(() => neighbour && focusLine(list, neighbour.key, button.dataset.act));
    }
  };

  if (lines.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ px: 5, py: 8, textAlign: 'center' }}>
        {translate('preparation.noLine')}
      </Typography>
    );
  }
  const buttonOf = (line: Line, act: string) => ({
    'data-line': line.key,
    'data-act': act,
    tabIndex: line.key === stop ? 0 : -1,
    onFocus: () => setReached(line.key),
    size: 'small' as const,
  });
  const named = (line: Line) => ({
    number: lines.indexOf(line) + 1,
    product: line.product.nomCommercial,
  });
  return (
    <Box
      onKeyDown={onKeyDown}
      sx={{ p: { xs: 4, md: 0 }, '& .MuiPaper-root': { border: 0, borderRadius: 0 } }}
    >
      <DataList
        label={translate('preparation.lines')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={columns}
        actions={(line) => (
          <>
            <IconButton
              {...buttonOf(line, 'edit')}
              aria-label={translate('preparation.editNamed', named(line))}
              onClick={() => onEdit(line)}
            >
              <EditIcon fontSize="small" />
            </IconButton>
            <IconButton
              {...buttonOf(line, 'remove')}
              aria-label={translate('preparation.removeNamed', named(line))}
              onClick={() => onRemove(line)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </>
        )}
      />
    </Box>
  );
});

function focusLine(list: HTMLElement, key: string, act = 'edit'): void {
  list.querySelector<HTMLElement>(`[data-line="${key}"][data-act="${act}"]`)?.focus();
}

/** A line of the preparation that is being put together, with what the service refused about it. */
function useLineColumns(lines: readonly Line[], faults: readonly LineFault[]): Column<Line>[] {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<Line>();
  const format = useFormat();
  const numbers = new Map(lines.map(({ key }, index) => [key, index + 1]));
  return [
    column('number', 'preparation.number', ({ key }) => numbers.get(key), { card: 'hidden' }),
    headline('product', 'field.product', (line) => (
      <>
        <Box sx={{ fontWeight: 'fontWeightMedium' }}>{line.product.nomCommercial}</Box>
        {line.reference && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{line.reference}</Box>
        )}
        {faults
          .filter(({ lineKey }) => lineKey === line.key)
          .map(({ message }) => (
            <Typography key={message.code} variant="body2" color="error">
              {messageText(message, translate)}
            </Typography>
          ))}
      </>
    )),
    column('batch', 'field.batch', ({ batch, laterBatchReason }) =>
      batch ? (
        <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Code>{batch.lot}</Code>
          <FreshnessTag batch={batch} />
          <BatchTags batch={batch} />
          {laterBatchReason && (
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', width: 1 }}>
              {laterBatchReason}
            </Box>
          )}
        </Box>
      ) : (
        translate('preparation.anyBatch')
      ),
    ),
    column('exit', 'field.freezerExit', ({ exit }) => (
      <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{format.dateTime(exit)}</Box>
    )),
    figure(
      'quantity',
      'field.quantity',
      ({ product, quantity }) => (
        <Box sx={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
          <Box sx={{ fontWeight: 'fontWeightMedium' }}>{format.packages(quantity, product)}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{format.doses(quantity, product)}</Box>
        </Box>
      ),
      { card: 'title' },
    ),
  ];
}
