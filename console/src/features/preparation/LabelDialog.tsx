import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeliveryNoteLine, Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { messageText } from '../../shared/errors/error-text.js';
import { useQuantityText } from '../../shared/form/fields/quantity.js';
import { Code } from '../../shared/record/Code.js';
import {
  faultOf,
  isWrong,
  type LabelBody,
  type LabelGroup,
  type LineLabels,
  labelCount,
  newGroup,
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

/** How each line is packed, one label for each group; full boxes and a remainder are proposed. */
export function LabelDialog({ lines, products, onClose, onPrint }: Props) {
  const translate = useTranslate();
  const [labels, setLabels] = useState<readonly LineLabels[]>(() =>
    lines.map((line) =>
      proposedLabels(line, products.find(({ id }) => id === line.produit.id)?.nbUnitesBoite),
    ),
  );
  const count = labels.reduce((sum, each) => sum + labelCount(each), 0);
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
            disabled={count === 0 || labels.some(isWrong)}
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

interface GroupsProps {
  readonly labels: LineLabels;
  readonly onChange: (labels: LineLabels) => void;
}

/** The labels of one line: boxes and bottles of each, and what is left over. */
function LabelGroups({ labels, onChange }: GroupsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { line, perBox, groups } = labels;
  const left = remaining(labels);
  const isBoxed = perBox > 1;

  const setGroup = (at: number, part: Partial<LabelGroup>) =>
    onChange({
      ...labels,
      groups: groups.map((group, index) => (index === at ? { ...group, ...part } : group)),
    });

  return (
    <Box
      component="li"
      sx={{ py: 4, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'baseline', mb: 2 }}>
        <Typography component="h3" variant="h4">
          {line.produit.nomCommercial}
        </Typography>
        <Code>{line.stock.lot}</Code>
        <Typography color="textSecondary">{format.packages(line.quantite, line.produit)}</Typography>
        {isBoxed && (
          <Typography variant="caption" color="textSecondary">
            {translate('preparation.perBox', { packages: format.packages(perBox, line.produit) })}
          </Typography>
        )}
      </Box>
      {groups.map((group, index) => (
        <Box
          key={group.key}
          role="group"
          aria-label={translate('preparation.labelNumber', { number: index + 1 })}
          sx={{ display: 'flex', gap: 3, alignItems: 'center', mt: 3 }}
        >
          {isBoxed && (
            <CountField
              label={translate('preparation.boxes')}
              value={group.boxes}
              onValue={(boxes) => setGroup(index, { boxes })}
            />
          )}
          <CountField
            label={translate(isBoxed ? 'preparation.bottles' : 'field.quantity')}
            value={group.bottles}
            onValue={(bottles) => setGroup(index, { bottles })}
          />
          <IconButton
            aria-label={translate('preparation.removeLabel', { number: index + 1 })}
            disabled={groups.length === 1}
            onClick={() => onChange({ ...labels, groups: groups.filter((_, at) => at !== index) })}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 2 }}>
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => onChange({ ...labels, groups: [...groups, newGroup(0, Math.max(0, left))] })}
        >
          {translate('preparation.addLabel')}
        </Button>
        <Typography role="status" variant="body2" color={left < 0 ? 'error' : 'textSecondary'}>
          {left < 0
            ? translate('preparation.tooMany', { packages: format.packages(-left, line.produit) })
            : translate('preparation.remaining', { packages: format.packages(left, line.produit) })}
        </Typography>
      </Box>
    </Box>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
}

function CountField({ label, value, onValue }: CountProps) {
  const translate = useTranslate();
  const { text, type } = useQuantityText(value, onValue);
  const fault = faultOf(value);
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      error={fault !== undefined}
      helperText={fault && messageText(fault, translate)}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ maxWidth: 160 }}
    />
  );
}
