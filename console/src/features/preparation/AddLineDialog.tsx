import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startTransition, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { AddLineProps } from './AddLine.js';
import { LineDialog } from './LineDialog.js';
import { EMPTY_LINE } from './lines.js';

/** On a phone a line is entered in a dialog. Nothing around it is drawn anew while it opens. */
export function AddLineDialog({ products, lines, thawed, onAdd }: AddLineProps) {
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
