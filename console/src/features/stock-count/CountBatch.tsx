import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { Panel } from '../../shared/page/Panel.js';
import { BatchNote, BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import type { Count, CountLine } from './stock-count.js';
import { type LineSaves, useCountBatch } from './useCountCommands.js';

interface Props {
  readonly line: CountLine;
  readonly countId: string;
  readonly saves: LineSaves;
  readonly onCounted: (count: Count) => void;
  readonly onSkip: () => void;
}

interface Values {
  readonly counted: number | null;
}

/** One batch, large: what it is, how many are there, next. Mounted anew for each. */
export function CountBatch({ line, countId, saves, onCounted, onSkip }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { count, forget, isPending } = useCountBatch(countId, line, saves);
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<Values>({ defaultValues: { counted: line.quantiteComptee } });
  const { produit, quantiteAttendue, quantiteComptee } = line;
  const save = form.handleSubmit(async ({ counted }) => {
    setProblem(undefined);
    try {
      onCounted(await count(counted ?? 0));
    } catch (error) {
      setProblem(error);
    }
  });
  /** The last batch is left for none: it stays, as it was before. */
  const skip = () => {
    void forget();
    setProblem(undefined);
    form.reset();
    onSkip();
  };
  return (
    <FormProvider {...form}>
      <Panel>
        <Box component="form" noValidate onSubmit={save} aria-label={line.lot}>
          <Typography variant="h3" component="h2">
            {produit.nomCommercial}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1, mb: 3 }}>
            <Code>{line.lot}</Code>
            <Typography component="span" color="textSecondary">
              {translate('batch.expiry', { date: format.expiry(line.peremption, produit) })}
            </Typography>
            <BatchTags batch={line} />
            <BatchNote batch={line} />
          </Box>
          {quantiteAttendue !== null && quantiteComptee === null && (
            <Typography color="textSecondary" sx={{ mb: 3 }}>
              {translate('labelled', {
                label: translate('stockCount.expected'),
                text: format.packages(quantiteAttendue, produit),
              })}
            </Typography>
          )}
          <FormQuantity
            name="counted"
            label={translate('stockCount.counted')}
            required
            product={produit}
            autoFocus
          />
          <Box role="alert" sx={{ mt: 2 }}>
            {problem !== undefined && <Alert severity="error">{commandErrorText(problem, translate)}</Alert>}
          </Box>
          <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
            <Button variant="outlined" onClick={skip}>
              {translate('stockCount.skip')}
            </Button>
            <Button type="submit" variant="contained" size="large" loading={isPending} sx={{ flex: 1 }}>
              {translate('stockCount.saveAndNext')}
            </Button>
          </Box>
        </Box>
      </Panel>
    </FormProvider>
  );
}
