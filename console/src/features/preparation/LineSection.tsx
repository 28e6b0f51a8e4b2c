import AddIcon from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useField } from '../../shared/form/useField.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';
import { AddLine } from './AddLine.js';
import { LineDialog } from './LineDialog.js';
import { LineList } from './LineList.js';
import { LineRefusal } from './LineRefusal.js';
import type { Refusal } from './line-faults.js';
import { EMPTY_LINE, type Line, type PreparableProduct, valuesOf } from './lines.js';
import { ThawedField } from './ThawedField.js';

interface Props {
  readonly products: readonly PreparableProduct[];
  readonly thawed: boolean;
  readonly refusal: Refusal | undefined;
  /** The line has been changed since it was refused. */
  readonly onMend: (lineKey: string) => void;
}

/** What leaves: entered in place on a desk, in a dialog on a phone; edited in a dialog on both. */
export function LineSection({ products, thawed, refusal, onMend }: Props) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const titleId = useId();
  const isSmall = useIsSmall();
  const [editing, setEditing] = useState<Line>();
  const [isAdding, setAdding] = useState(false);
  const {
    value: lines,
    set: setLines,
    error,
  } = useField<readonly Line[]>({ name: 'lines', label: translate('preparation.lines') });

  const replace = (key: string, edited: Line) => {
    setLines(lines.map((line) => (line.key === key ? { ...edited, key } : line)));
    setEditing(undefined);
    onMend(key);
  };
  const remove = (line: Line) => {
    setLines(lines.filter(({ key }) => key !== line.key));
    announce.info(translate('preparation.removed', { product: line.product.nomCommercial }));
  };
  const faults = (refusal?.faults ?? []).filter(({ lineKey }) => lines.some(({ key }) => key === lineKey));

  return (
    <Box component="section" aria-labelledby={titleId}>
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
        <ThawedField />
      </Box>
      {faults.length > 0 && refusal && <LineRefusal refusal={{ ...refusal, faults }} />}
      {error && (
        <Alert severity="error" sx={{ m: { xs: 4, md: 5 }, mb: 0 }}>
          {error}
        </Alert>
      )}
      {isSmall ? (
        <Box sx={{ px: 4, pt: 3 }}>
          <Button fullWidth variant="outlined" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {translate('preparation.addProduct')}
          </Button>
        </Box>
      ) : (
        <AddLine
          key={String(thawed)}
          products={products}
          lines={lines}
          thawed={thawed}
          onAdd={(added) => setLines([...lines, ...added])}
        />
      )}
      <LineList lines={lines} faults={faults} onEdit={setEditing} onRemove={remove} />
      {isAdding && (
        <LineDialog
          title={translate('preparation.addProduct')}
          submitLabel={(count) => translate('preparation.addLine', { smart_count: count })}
          initial={EMPTY_LINE}
          products={products}
          others={lines}
          thawed={thawed}
          onDone={(added) => {
            setLines([...lines, ...added]);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
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
