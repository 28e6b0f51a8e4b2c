import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import type { ProductBrief, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { positive } from '../../shared/form/rules.js';
import { fromBatch, offersBoxes, packagesOf, type ScrappingValues, type Unit } from './scrapping.js';

interface Props {
  readonly product: ProductBrief;
  readonly batch: StockRow | undefined;
  /** Packages in a box. */
  readonly boxSize: number | null;
}

/** Counted in the product's unit, in boxes of it where there is a whole one, or all of the batch at once. */
export function ScrappedQuantityFields({ product, batch, boxSize }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { setValue, clearErrors, watch } = useFormContext<ScrappingValues>();
  const { unit, quantity } = watch();
  const packages = packagesOf({ unit, quantity }, boxSize);

  const takeAll = () => {
    setValue('unit', 'PACKAGE', { shouldDirty: true });
    setValue('quantity', batch?.quantite ?? null, { shouldDirty: true });
    clearErrors('quantity');
  };

  return (
    <>
      {offersBoxes(boxSize, batch) ? (
        <FormChoice<Unit>
          name="unit"
          label={translate('scrapping.unit')}
          required
          options={[
            { value: 'PACKAGE', label: format.packages(1, product) },
            {
              value: 'BOX',
              label: translate('scrapping.boxOf', { packages: format.packages(boxSize ?? 1, product) }),
            },
          ]}
          onValue={() => setValue('quantity', null)}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('scrapping.unitIs', { content: format.content(product) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'start' }}>
        <Box sx={{ flex: '0 1 320px' }}>
          <FormQuantity
            key={unit}
            required
            min={1}
            max={unit === 'PACKAGE' ? batch?.quantite : undefined}
            rules={[positive, fromBatch(batch, unit, boxSize)]}
            product={unit === 'PACKAGE' ? product : undefined}
          />
        </Box>
        {batch && (
          <Button onClick={takeAll} sx={{ minHeight: { xs: 48, md: 40 } }}>
            {translate('scrapping.wholeBatch', { packages: format.packages(batch.quantite, product) })}
          </Button>
        )}
      </Box>
      {unit === 'BOX' && packages !== null && (
        <Typography variant="body2" aria-live="polite">
          {format.withDoses(packages, product)}
        </Typography>
      )}
    </>
  );
}
