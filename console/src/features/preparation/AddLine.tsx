import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { firstExit } from '../../shared/pickers/freezer-exit.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { LineDialog } from './LineDialog.js';
import { LineFields } from './LineFields.js';
import { EMPTY_LINE, type Line, type PreparableProduct } from './lines.js';
import type { PreparationValues } from './preparation.js';
import { useLineEntry } from './useLineEntry.js';

/** Where a line is added. */
export interface LineAdder {
  /** A line was begun and is not on the list: it was not finished yet, or is not right. */
  readonly isBegun: () => boolean;
  /** Adds the line that was begun, if it is right; otherwise shows its faults. */
  readonly finish: () => Promise<void>;
  /** Takes the focus. */
  readonly focus: () => void;
}

interface Props {
  readonly ref: Ref<LineAdder>;
  readonly products: readonly PreparableProduct[];
  /** Those that are on the list already. */
  readonly lines: readonly Line[];
  readonly thawed: boolean;
  readonly onAdd: (lines: readonly Line[]) => void;
}

/** Line after line without the mouse: a few letters, Enter, the quantity, Enter, and the next product. */
export function AddLine({ ref, products, lines, thawed, onAdd }: Props) {
  const translate = useTranslate();
  const { control, clearErrors } = useFormContext<PreparationValues>();
  // The form around the line says it of itself.
  const isSaidAround = useFormState({ control, name: 'lines' }).errors.lines !== undefined;
  // Goods of one preparation leave the freezer together, but for those that left it before.
  const lastExit = useRef<string | null>(null);
  const entry = useLineEntry({
    initial: EMPTY_LINE,
    products,
    others: lines,
    thawed,
    splits: true,
    onDone: (added) => {
      const left = added.find(({ exit, batch }) => exit !== firstExit(batch));
      if (left) lastExit.current = left.exit;
      // Before the list has it: a line that is on the list is not begun any more.
      entry.form.reset({ ...EMPTY_LINE, exit: lastExit.current });
      onAdd(added);
    },
  });
  const { isBegun, done } = entry;
  const focus = () => requestAnimationFrame(() => entry.form.setFocus('product'));
  const add = async () => {
    await done();
    if (!isBegun()) focus();
  };
  useImperativeHandle(ref, () => ({
    isBegun,
    finish: async () => {
      if (isBegun()) await done();
    },
    focus,
  }));
  // What was begun is emptied again: nothing is left to finish.
  const isEmpty = !isBegun();
  useEffect(() => {
    if (isEmpty) clearErrors('lines');
  }, [isEmpty, clearErrors]);
  return (
    <>
      <Box sx={{ p: 5, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <LineFields
          entry={entry}
          products={products}
          onEnter={add}
          autoFocus
          problem={isSaidAround ? undefined : entry.problem}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4 }}>
            <Typography variant="caption" color="textSecondary">
              {translate('preparation.keys')}
            </Typography>
            <Button
              variant="outlined"
              startIcon={<AddIcon />}
              sx={{ flexShrink: 0 }}
              onClick={() => void add()}
            >
              {translate('preparation.addLine', { smart_count: entry.split?.length ?? 1 })}
            </Button>
          </Box>
        </LineFields>
      </Box>
      {/* After the fields: Shift+Tab leads from the product to what the lines have in common. */}
      <ScanBar scanning={entry.scanning} />
    </>
  );
}

/** On a phone a line is entered in a dialog. Nothing around it is drawn anew while it opens. */
export function AddLineDialog({ ref, products, lines, thawed, onAdd }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isDone = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // While the dialog is open, nothing beneath it can be sent.
  useImperativeHandle(ref, () => ({
    isBegun: () => isOpen && !isDone.current,
    finish: () => Promise.resolve(),
    focus: () => button.current?.focus(),
  }));
  const open = () => {
    isDone.current = false;
    setOpen(true);
  };
  return (
    <Box sx={{ px: 4, pt: 3 }}>
      <Button ref={button} fullWidth variant="outlined" startIcon={<AddIcon />} onClick={open}>
        {translate('preparation.addProduct')}
      </Button>
      {isOpen && (
        <LineDialog
          title={translate('preparation.addProduct')}
          submitLabel={(count) => translate('preparation.addLine', { smart_count: count })}
          initial={EMPTY_LINE}
          products={products}
          others={lines}
          thawed={thawed}
          onDone={(added) => {
            // Before the list has it: a line that is on the list is not begun any more.
            isDone.current = true;
            setOpen(false);
            // The dialog closes at once; the list, its totals and the form around them follow without blocking.
            startTransition(() => onAdd(added));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
