import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { BatchTags, FreshnessTag } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import type { LineFault } from './line-faults.js';
import type { Line } from './lines.js';
import { useFaultText } from './useFaultText.js';

interface Props {
  readonly lines: readonly Line[];
  readonly faults: readonly LineFault[];
  readonly onEdit: (line: Line) => void;
  readonly onRemove: (line: Line) => void;
  /** The line that is to be in sight and to have the focus. A new object asks for it once more. */
  readonly reveal: { readonly key: string } | undefined;
}

/**
 * The latest line on top, under the entry that made it. One stop of the Tab key: arrows go from line to line, Enter
 * edits, Delete removes, and a further Tab reaches the button that removes. What is typed anywhere else in the form
 * draws none of it.
 */
export const LineList = memo(function LineList({ lines, faults, onEdit, onRemove, reveal }: Props) {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  // A line on another page, or of a long list out of sight, is drawn later: its button takes the focus when it comes.
  const awaited = useRef<string>(undefined);
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
      buttonOf(list.current, next.key, button.dataset.act)?.focus();
    }
    if (event.key === 'Delete') {
      event.preventDefault();
      remove(line);
    }
  };

  /** The focus goes to the next line, else to the one before. After the last one the form says where. */
  const remove = (line: Line) => {
    const at = rows.indexOf(line);
    const neighbour = rows[at + 1] ?? rows[at - 1];
    onRemove(line);
    if (neighbour) requestAnimationFrame(() => buttonOf(list.current, neighbour.key)?.focus());
    else setHasFocus(false);
  };

  useEffect(() => {
    if (!reveal) return;
    const button = buttonOf(list.current, reveal.key);
    if (button) bringForward(button);
    else awaited.current = reveal.key;
  }, [reveal]);

  if (lines.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ px: 5, py: 8, textAlign: 'center' }}>
        {translate('preparation.noLine')}
      </Typography>
    );
  }
  const isStop = ({ key }: Line) => key === stop;
  const shared = (line: Line) => ({
    'data-line': line.key,
    onFocus: () => setReached(line.key),
    size: 'small' as const,
  });
  const isRefused = ({ key }: Line) => faults.some(({ lineKey }) => lineKey === key);
  const named = (line: Line) => ({
    number: lines.indexOf(line) + 1,
    product: line.product.nomCommercial,
  });
  return (
    <Box
      ref={list}
      onKeyDown={onKeyDown}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
      sx={{ p: { xs: 4, md: 0 }, '& .MuiPaper-root': { border: 0, borderRadius: 0 } }}
    >
      <DataList
        label={translate('preparation.lines')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={columns}
        reveal={reveal}
        actions={(line) => (
          <>
            <IconButton
              {...shared(line)}
              ref={(button) => {
                if (!button || awaited.current !== line.key) return;
                awaited.current = undefined;
                bringForward(button);
              }}
              data-act="edit"
              tabIndex={isStop(line) ? 0 : -1}
              aria-describedby={isRefused(line) ? faultId(line.key) : undefined}
              aria-keyshortcuts="Delete"
              aria-label={translate('preparation.editNamed', named(line))}
              onClick={() => onEdit(line)}
            >
              <EditIcon fontSize="small" />
            </IconButton>
            <IconButton
              {...shared(line)}
              data-act="remove"
              // From behind the list, the way back leads to the line itself.
              tabIndex={isStop(line) && hasFocus ? 0 : -1}
              aria-label={translate('preparation.removeNamed', named(line))}
              onClick={() => remove(line)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </>
        )}
      />
    </Box>
  );
});

const buttonOf = (list: HTMLElement | null, key: string, act = 'edit') =>
  list?.querySelector<HTMLElement>(`[data-line="${key}"][data-act="${act}"]`);

/** Into the middle of the window: neither the header nor the bar with the form's buttons is over it. */
function bringForward(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  button.closest('tr, li')?.scrollIntoView({ block: 'center' });
}

const faultId = (lineKey: string): string => `fault-${lineKey}`;

/** A line of the preparation that is being put together, with what the service refused about it. */
function useLineColumns(lines: readonly Line[], faults: readonly LineFault[]): Column<Line>[] {
  const translate = useTranslate();
  const faultText = useFaultText();
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
        <Box id={faultId(line.key)}>
          {faults
            .filter(({ lineKey }) => lineKey === line.key)
            .map((fault) => (
              <Typography key={fault.message.code} variant="body2" color="error">
                {faultText(fault)}
              </Typography>
            ))}
        </Box>
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
