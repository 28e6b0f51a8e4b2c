import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { atMost, chosenFrom, exitTime, positive } from '../../shared/form/rules.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { leftFreezerAt } from '../../shared/pickers/freezer-exit.js';
import { LaterBatchReason } from '../../shared/pickers/LaterBatchReason.js';
import { SplitNotice } from '../../shared/pickers/SplitNotice.js';
import { FormBatchSelect } from './FormBatchSelect.js';
import { needsBatch, type PreparableProduct } from './lines.js';
import type { LineEntry } from './useLineEntry.js';

interface Props {
  readonly entry: LineEntry;
  readonly products: readonly PreparableProduct[];
  /** Makes the line. */
  readonly onEnter: () => Promise<void>;
  readonly autoFocus?: boolean;
  /** The other fields are still to come. */
  readonly onlyProduct?: boolean;
  /** That fields are wrong, where nothing around the line says so. */
  readonly problem: string | undefined;
  /** The button that makes the line. */
  readonly children?: ReactNode;
}

/** Where the summary leaves the form less than this, a count and its two buttons need half of a line. */
const NARROW = '@container (max-width: 660px)';

/**
 * Product, batch, quantity, exit, reference: in the order of the Tab key. Enter makes the line from any of them,
 * unless a list is open, whose Enter it is.
 */
export function LineFields(props: Props) {
  const { entry, products, onEnter, autoFocus, onlyProduct = false, problem, children } = props;
  const translate = useTranslate();
  const format = useFormat();
  const { form, product, batches, batch, split, earlier, asksExit } = entry;
  const leftAt = leftFreezerAt(batch);

  const finishOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    void onEnter();
  };

  return (
    <FormProvider {...form}>
      <Box role="group" aria-label={translate('preparation.line')} data-takes-enter onKeyDown={finishOnEnter}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
          }}
        >
          <Box sx={{ gridColumn: { md: 'span 4' } }}>
            <FormProduct
              name="product"
              products={products}
              required
              rules={[chosenFrom(products)]}
              autoFocus={autoFocus}
              openOnFocus={false}
              offersLast
              onValue={(id) => void entry.chooseProduct(id)}
            />
          </Box>
          {!onlyProduct && (
            <>
              <Box sx={{ gridColumn: { md: 'span 8' }, minHeight: { md: 80 } }}>
                <FormBatchSelect
                  name="batch"
                  label={translate('field.batch')}
                  required={product !== undefined && needsBatch(product)}
                  batches={batches}
                  help={
                    product && batches.length === 0
                      ? translate('batch.none')
                      : batches.length > 1
                        ? translate('preparation.batchesToChoose', { smart_count: batches.length })
                        : undefined
                  }
                  onValue={entry.chooseBatch}
                />
              </Box>
              {earlier && (
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <LaterBatchReason earlier={earlier} />
                </Box>
              )}
              <Box
                sx={{
                  gridColumn: { md: 'span 4' },
                  [NARROW]: { gridColumn: 'span 6' },
                  minHeight: { md: 88 },
                }}
              >
                <FormQuantity
                  required
                  min={1}
                  max={batch?.quantite}
                  // Several batches hold it together.
                  rules={[positive, split ? undefined : atMost(batch?.quantite)]}
                  product={product}
                />
                {split && product && (
                  <SplitNotice
                    product={product}
                    parts={split.map(({ batch: from, quantity }) => ({ lot: from?.lot ?? '', quantity }))}
                  />
                )}
              </Box>
              {asksExit && (
                <Box sx={{ gridColumn: { md: 'span 4' }, [NARROW]: { gridColumn: 'span 6' } }}>
                  <FormDateTime
                    key={`${product?.id} ${batch?.id}`}
                    name="exit"
                    label={translate('field.freezerExit')}
                    required
                    rules={[exitTime]}
                    help={
                      leftAt === null
                        ? translate('preparation.exitHelp', { hours: product?.stabilite28 ?? 0 })
                        : translate('preparation.leftBefore', { date: format.dateTime(leftAt) })
                    }
                  />
                </Box>
              )}
              <Box
                sx={{
                  gridColumn: { md: asksExit ? 'span 4' : 'span 8' },
                  [NARROW]: { gridColumn: asksExit ? '1 / -1' : 'span 6' },
                }}
              >
                <FormText name="reference" label={translate('field.externalReference')} />
              </Box>
            </>
          )}
          {problem && (
            <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
              {problem}
            </Alert>
          )}
          {children && <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>}
        </Box>
      </Box>
    </FormProvider>
  );
}
