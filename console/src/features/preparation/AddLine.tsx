import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { startTransition, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { firstExit } from '../../shared/pickers/freezer-exit.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { LineDialog } from './LineDialog.js';
import { LineFields } from './LineFields.js';
import { EMPTY_LINE, type Line, type PreparableProduct } from './lines.js';
import { useLineEntry } from './useLineEntry.js';

interface Props {
  readonly products: readonly PreparableProduct[];
  /** Those that are on the list already. */
  readonly lines: readonly Line[];
  readonly thawed: boolean;
  readonly onAdd: (lines: readonly Line[]) => void;
}

/** Line after line without the mouse: a few letters, Enter, the quantity, Enter, and the next product. */
export function AddLine({ products, lines, thawed, onAdd }: Props) {
  const translate = useTranslate();
  // Goods of one preparation leave the freezer together, but for those that left it before.
  const lastExit = useRef<string | null>(null);
  const entry = useLineEntry({
    initial: EMPTY_LINE,
    products,
    others: lines,
    thawed,
    splits: true,
    onDone: (added) => {
      onAdd(added);
      const left = added.find(({ exit, batch }) => exit !== firstExit(batch));
      if (left) lastExit.current = left.exit;
      entry.form.reset({ ...EMPTY_LINE, exit: lastExit.current });
      requestAnimationFrame(() => entry.form.setFocus('product'));
    },
  });
  return (
    <>
      <Box sx={{ p: 5, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <LineFields entry={entry} products={products} autoFocus>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4 }}>
            <Typography variant="caption" color="textSecondary">
              {translate('preparation.keys')}
            </Typography>
            <Button
              variant="outlined"
              startIcon={<AddIcon />}
              sx={{ flexShrink: 0 }}
              onClick={() => void entry.done()}
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
export function AddLineDialog({ products, lines, thawed, onAdd }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ px: 4, pt: 3 }}>
      <Button fullWidth variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
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
