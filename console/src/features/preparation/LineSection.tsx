import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { type RefObject, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useField } from '../../shared/form/useField.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';
import { AddLine, AddLineDialog, type LineAdder } from './AddLine.js';
import { LineDialog } from './LineDialog.js';
import { LineList } from './LineList.js';
import type { LineFault } from './line-faults.js';
import { type Line, type PreparableProduct, valuesOf } from './lines.js';
import type { PreparationValues } from './preparation.js';

interface Props {
  readonly products: readonly PreparableProduct[];
  readonly thawed: boolean;
  /** Where lines are added; the form finishes there what was begun, before it is sent. */
  readonly adder: RefObject<LineAdder | null>;
  readonly faults: readonly LineFault[];
  /** The line has been changed since it was refused. */
  readonly onMend: (lineKey: string) => void;
  /** The line that is to be in sight and to have the focus. A new object asks for it once more. */
  readonly reveal: { readonly key: string } | undefined;
}

/** What leaves: entered in place on a desk, in a dialog on a phone; edited in a dialog on both. */
export function LineSection({ products, thawed, adder, faults, onMend, reveal }: Props) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const titleId = useId();
  const isSmall = useIsSmall();
  // A window that changes its width takes away no line that is begun: it stays where it is until it is on the list.
  const inDialog = useRef(isSmall);
  if (!adder.current?.isBegun()) inDialog.current = isSmall;
  const [editing, setEditing] = useState<Line>();
  const {
    value: lines,
    set: setLines,
    error,
    ref,
  } = useField<readonly Line[]>({
    name: 'lines',
    label: translate('preparation.lines'),
    rules: [() => (adder.current?.isBegun() ? { code: 'preparation.lineBegun' } : undefined)],
  });

  // The form itself knows of a line before it is drawn.
  const { getValues } = useFormContext<PreparationValues>();
  const add = (added: readonly Line[]) => setLines([...getValues('lines'), ...added]);
  const replace = (key: string, edited: Line) => {
    setLines(lines.map((line) => (line.key === key ? { ...edited, key } : line)));
    setEditing(undefined);
    onMend(key);
  };
  const remove = useEventCallback((line: Line) => {
    setLines(lines.filter(({ key }) => key !== line.key));
    announce.info(translate('preparation.removed', { product: line.product.nomCommercial }));
    if (lines.length === 1) adder.current?.focus();
  });

  return (
    // As the place of this fault it takes no focus: that stays on the first fault of the line that was begun.
    <Box component="section" ref={ref} aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          px: { xs: 4, md: 5 },
          pt: { xs: 4, md: 3 },
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {translate('preparation.products')}
        </Typography>
        <ThawedField adder={adder} />
      </Box>
      {error && (
        <Alert severity="error" sx={{ m: { xs: 4, md: 5 }, mb: 0 }}>
          {error}
        </Alert>
      )}
      {inDialog.current ? (
        <AddLineDialog ref={adder} products={products} lines={lines} thawed={thawed} onAdd={add} />
      ) : (
        <AddLine
          key={String(thawed)}
          ref={adder}
          products={products}
          lines={lines}
          thawed={thawed}
          onAdd={add}
        />
      )}
      <LineList lines={lines} faults={faults} onEdit={setEditing} onRemove={remove} reveal={reveal} />
      {editing && (
        <LineDialog
          title={translate('preparation.editLine', { number: lines.indexOf(editing) + 1 })}
          submitLabel={() => translate('preparation.changeLine')}
          initial={valuesOf(editing)}
          products={products}
          others={lines.filter(({ key }) => key !== editing.key)}
          thawed={thawed}
          onDone={([edited]) => edited && replace(editing.key, edited)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Box>
  );
}

/**
 * A preparation has one thermal state: changing it empties the list of lines, and the line that is begun. Asks first
 * where there are lines to lose.
 */
function ThawedField({ adder }: Pick<Props, 'adder'>) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const { watch, setValue, getValues } = useFormContext<PreparationValues>();

  const change = async (thawed: boolean) => {
    const count = getValues('lines').length + (adder.current?.isBegun() ? 1 : 0);
    const mayEmpty =
      count === 0 ||
      (await confirm({
        title: translate('preparation.emptyTitle'),
        text: translate('preparation.emptyText', { smart_count: count }),
        confirmLabel: translate('preparation.emptyConfirm'),
        danger: true,
      }));
    if (!mayEmpty) return;
    setValue('thawed', thawed, { shouldDirty: true });
    setValue('lines', [], { shouldDirty: true });
  };

  return (
    <FormControlLabel
      label={translate('preparation.thawed')}
      control={<Checkbox checked={watch('thawed')} onChange={(_, thawed) => void change(thawed)} />}
    />
  );
}
