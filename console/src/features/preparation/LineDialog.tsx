import Button from '@mui/material/Button';
import { useDeferredValue, useEffect } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { LineFields } from './LineFields.js';
import { type LineEntryOptions, useLineEntry } from './useLineEntry.js';

interface Props extends Omit<LineEntryOptions, 'splits'> {
  readonly title: string;
  /** Says it of so many lines. */
  readonly submitLabel: (lines: number) => string;
  readonly onClose: () => void;
}

/** Add a line on a small screen, edit one on any. */
export function LineDialog({ title, submitLabel, onClose, products, ...options }: Props) {
  const translate = useTranslate();
  const isNew = options.initial.product === null;
  const entry = useLineEntry({ ...options, products, splits: isNew });
  const { setFocus } = entry.form;
  // The dialog is there at once with the product, which everything else waits for; the rest comes without blocking.
  const hasAll = useDeferredValue(true, !isNew);

  // Mostly the count is what was wrong; the dialog takes the focus first.
  useEffect(() => {
    if (!isNew) requestAnimationFrame(() => setFocus('quantity'));
  }, [isNew, setFocus]);

  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={title}
      width="md"
      actions={
        <>
          <Button onClick={onClose}>{translate('action.cancel')}</Button>
          <Button variant="contained" onClick={() => void entry.done()}>
            {submitLabel(entry.split?.length ?? 1)}
          </Button>
        </>
      }
    >
      <ScanBar scanning={entry.scanning} />
      <LineFields
        entry={entry}
        products={products}
        onEnter={entry.done}
        autoFocus={isNew}
        onlyProduct={!hasAll}
        problem={entry.problem}
      />
    </ResponsiveDialog>
  );
}
