import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeliveryNoteLine, Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { LabelGroups } from './LabelGroups.js';
import {
  type LabelBody,
  type LineLabels,
  labelCount,
  proposedLabels,
  remaining,
  toLabelBody,
} from './label-selection.js';

interface Props {
  readonly lines: readonly DeliveryNoteLine[];
  readonly products: readonly Pick<Product, 'id' | 'nbUnitesBoite'>[];
  readonly onClose: () => void;
  readonly onPrint: (labels: readonly LabelBody[]) => void;
}

/** How each line is packed, one label a group; full boxes and a remainder are proposed. */
export function LabelDialog({ lines, products, onClose, onPrint }: Props) {
  const translate = useTranslate();
  const [labels, setLabels] = useState<readonly LineLabels[]>(() =>
    lines.map((line) =>
      proposedLabels(line, products.find(({ id }) => id === line.produit.id)?.nbUnitesBoite),
    ),
  );
  const count = labels.reduce((sum, each) => sum + labelCount(each), 0);
  const isWrong = labels.some((each) => remaining(each) < 0);
  const change = (changed: LineLabels) =>
    setLabels(labels.map((each) => (each.line.id === changed.line.id ? changed : each)));

  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={translate('preparation.labelsTitle')}
      width="md"
      actions={
        <>
          <Typography role="status" sx={{ flex: 1, pl: 3 }}>
            {translate('preparation.labelCount', { smart_count: count })}
          </Typography>
          <Button onClick={onClose}>{translate('action.cancel')}</Button>
          <Button
            variant="contained"
            disabled={count === 0 || isWrong}
            onClick={() => onPrint(labels.map(toLabelBody))}
          >
            {translate('preparation.printLabels')}
          </Button>
        </>
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {labels.map((each) => (
          <LabelGroups key={each.line.id} labels={each} onChange={change} />
        ))}
      </Box>
    </ResponsiveDialog>
  );
}
