import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { ShortDay } from '../../../shared/record/ShortDay.js';
import { WEEKDAYS } from '../../../shared/record/weekly-plan.js';
import { ACROSS, COLUMNS, PlanLine, type PlannedProduct } from './PlanLine.js';
import {
  cellName,
  linesOf,
  type PastedCell,
  type PlanValues,
  paste,
  totalsOf,
  type WeekFacts,
  type WeekValues,
} from './plan-grid.js';
import { readBlock } from './quantity-text.js';

interface Props {
  readonly facts: readonly WeekFacts[];
  readonly product: PlannedProduct;
  /** Whether the week, by its index, may be written. */
  readonly isWritable: (week: number) => boolean;
}

/** The last block that was pasted, to be told and taken back. */
interface LastPaste {
  readonly count: number;
  readonly left: number;
  readonly before: readonly PastedCell[];
}

/** Where a key leads: lines down, days to the right. */
const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/**
 * Weeks typed as in a spreadsheet: arrows and Enter go from cell to cell, Tab to the next one, Esc takes back what was
 * typed in a cell; a block that was copied from a spreadsheet is pasted at the cell that has the focus.
 */
export function PlanGrid({ facts, product, isWritable }: Props) {
  const translate = useTranslate();
  const form = useFormContext<PlanValues>();
  const grid = useRef<HTMLDivElement>(null);
  const typedFrom = useRef({ name: '', text: '' });
  const [pasted, setPasted] = useState<LastPaste>();
  const weeks = useWatch<PlanValues, 'weeks'>({ name: 'weeks' });
  const lines = linesOf(weeks);
  const written = lines.filter(({ week }) => isWritable(week));

  const cellOf = (target: EventTarget) => {
    const { line, day } = (target as HTMLElement).dataset;
    return line === undefined || day === undefined ? undefined : { line: Number(line), day: Number(day) };
  };
  const focus = (line: number, day: number): boolean => {
    const cell = grid.current?.querySelector<HTMLInputElement>(`[data-line="${line}"][data-day="${day}"]`);
    cell?.focus();
    return cell !== null && cell !== undefined;
  };
  const put = (cells: readonly PastedCell[]) => {
    for (const { name, text } of cells) form.setValue(name as 'mode', text as never, { shouldDirty: true });
    void form.trigger(cells.map(({ name }) => name as 'mode'));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const cell = cellOf(event.target);
    // Ctrl+Enter sends the form, Alt with an arrow is the browser's.
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = cellName(written[cell.line]!, cell.day);
    const input = event.target as HTMLInputElement;
    if (event.key === 'Escape' && typedFrom.current.name === name) {
      put([typedFrom.current]);
      return;
    }
    const move = MOVES[event.key];
    if (!move) return;
    const [down, right] = event.key === 'Enter' && event.shiftKey ? [-1, 0] : move;
    if (right !== 0 && !isAtEdge(input, right)) return;
    // An Enter in a cell never sends the form.
    event.preventDefault();
    focus(cell.line + down, cell.day + right);
  };

  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    event.preventDefault();
    const block = readBlock(event.clipboardData.getData('text/plain'));
    const { cells, left } = paste(block, written, cell.line, cell.day);
    const before = cells.map(({ name }) => ({ name, text: String(form.getValues(name as 'mode') ?? '') }));
    put(cells);
    setPasted({ count: cells.length, left, before });
  };

  return (
    <>
      <Box
        ref={grid}
        role="grid"
        aria-label={translate('procurement.grid.label')}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={({ target }) => {
          const cell = cellOf(target);
          if (!cell) return;
          const name = cellName(written[cell.line]!, cell.day);
          typedFrom.current = { name, text: (target as HTMLInputElement).value };
        }}
      >
        <Box
          role="row"
          sx={{
            ...COLUMNS,
            display: { xs: 'none', md: 'grid' },
            typography: 'caption',
            color: 'text.secondary',
            pb: 1,
          }}
        >
          <Box role="columnheader">{translate('field.week')}</Box>
          {WEEKDAYS.map((day) => (
            <Box role="columnheader" key={day} sx={{ textAlign: 'right', pr: 2 }}>
              <ShortDay day={day} />
            </Box>
          ))}
          <Box role="columnheader" sx={{ ...ACROSS, pl: 2 }}>
            {translate('procurement.total')}
          </Box>
        </Box>
        {lines.map((line) => {
          const at = written.indexOf(line);
          return (
            <PlanLine
              key={`${line.week} ${line.round}`}
              line={line}
              debutSemaine={weeks[line.week]!.debutSemaine}
              facts={facts[line.week]!}
              product={product}
              writtenAs={at < 0 ? undefined : at}
            />
          );
        })}
      </Box>
      <GrandTotal weeks={weeks} product={product} />
      <Box role="status">
        {pasted && (
          <Alert
            severity={pasted.left > 0 ? 'warning' : 'success'}
            sx={{ mt: 2 }}
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  put(pasted.before);
                  setPasted(undefined);
                }}
              >
                {translate('procurement.grid.undoPaste')}
              </Button>
            }
          >
            {translate('procurement.grid.pasted', { smart_count: pasted.count })}
            {pasted.left > 0 && ` ${translate('procurement.grid.tooMany', { smart_count: pasted.left })}`}
          </Alert>
        )}
      </Box>
    </>
  );
}

/** True where an arrow leads out of the text: nothing is left to go over, or all of it is selected. */
function isAtEdge({ value, selectionStart, selectionEnd }: HTMLInputElement, right: number): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  if (selectionStart !== selectionEnd) return false;
  return right < 0 ? selectionStart === 0 : selectionEnd === value.length;
}

interface GrandTotalProps {
  readonly weeks: readonly WeekValues[];
  readonly product: PlannedProduct;
}

/** All weeks together. */
function GrandTotal({ weeks, product }: GrandTotalProps) {
  const translate = useTranslate();
  const format = useFormat();
  let packages = 0;
  let doses = 0;
  for (const week of weeks) {
    const totals = totalsOf(week, product.nbDoses);
    packages += totals.packages;
    doses += totals.doses;
  }
  return (
    <Typography
      component="p"
      variant="subtitle2"
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2, textAlign: 'right' }}
    >
      {translate('procurement.grid.total', {
        packages: format.packages(packages, product),
        doses: format.doseCount(doses),
      })}
    </Typography>
  );
}
