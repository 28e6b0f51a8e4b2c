import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useRead } from '../../api/queries.js';
import type { Schemas } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { SlowAnswer } from '../../shared/feedback/SlowAnswer.js';
import { dimmed } from '../../shared/form/dimmed.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useUnsavedGuard } from '../../shared/form/useUnsavedGuard.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { useLeadOn } from '../../shared/navigation/useLeadOn.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { Panel } from '../../shared/page/Panel.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScannedProduct } from '../../shared/scan/useScannedProduct.js';
import { STATUS_TONES } from './stock-count.js';

type CountRow = Schemas['CountRow'];

/** The counts within reach, and the beginning of a new one at the selected centre. */
export default function CountListScreen() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const session = useSession();
  const own = session.centre;
  const counts = useRead(`/${prefix}/inventaire`, { query: { lignes: false } });
  const holdsOthers = counts.data?.some(({ centre }) => centre.id !== own?.id) ?? false;
  const { column, headline, figure } = useColumns<CountRow>();
  const format = useFormat();
  const columns = useMemo(
    () => [
      headline('number', 'stockCount.number', ({ numero }) => <Code>{numero}</Code>),
      ...(holdsOthers ? [column('centre', 'field.centre', ({ centre }) => centre.nom)] : []),
      column('status', 'field.status', ({ statut }) => (
        <Tag tone={STATUS_TONES[statut]}>{translate(`enum.countStatus.${statut}`)}</Tag>
      )),
      column(
        'products',
        'stockCount.products',
        ({ produit }) => produit?.nomCommercial ?? translate('stockCount.allProducts'),
      ),
      column('opened', 'stockCount.openedOn', ({ dateOuverture }) => format.dateTime(dateOuverture)),
      column('openedBy', 'stockCount.openedBy', ({ ouvertPar }) => ouvertPar),
      figure('counted', 'stockCount.countedBatches', ({ nbComptes }) => format.number(nbComptes)),
      figure('differences', 'stockCount.differences', ({ nbEcarts }) => format.number(nbEcarts)),
    ],
    [translate, format, column, headline, figure, holdsOthers],
  );
  const title = translate('stockCount.title');
  return (
    <Page title={title} lead={translate('stockCount.lead')}>
      {!onlyReads(session) && <StartCount />}
      <Loaded
        query={counts}
        rows={5}
        height={56}
        empty={{
          title: translate('stockCount.empty'),
          help: translate('stockCount.emptyHelp'),
        }}
      >
        {(rows) => (
          <DataList<CountRow>
            label={title}
            rows={rows}
            rowKey={({ id }) => id}
            columns={columns}
            onOpen={({ id }) => void navigate(`/${prefix}/counts/${id}`)}
            openLabel={({ numero }) => translate('stockCount.open', { number: numero })}
          />
        )}
      </Loaded>
    </Page>
  );
}

interface Values {
  readonly product: string | null;
}
const EMPTY: Values = { product: null };

/** Begins a count of all products, or of one. */
function StartCount() {
  const translate = useTranslate();
  const prefix = usePrefix();
  const leadOn = useLeadOn();
  const { data: products, isPending } = useProducts();
  const { form, submit, sending, isSending, isUnanswered, isWaiting, problem } = useOperationForm({
    defaultValues: EMPTY,
    command: { method: 'post', path: `/${prefix}/inventaire` },
    toBody: ({ product }: Values) => ({ idProduit: product }),
    fieldNames: { idProduit: 'product' },
    onSuccess: ({ id }) => leadOn(`/${prefix}/counts/${id}`),
  });
  useUnsavedGuard({ hasChanges: isUnanswered, sending });
  const scanning = useScannedProduct(products, (id) => form.setValue('product', id, { shouldDirty: true }));
  return (
    <FormProvider {...form}>
      <Panel flush sx={{ mb: 5 }}>
        <Box inert={isSending} sx={dimmed(isSending)}>
          <ScanBar scanning={scanning} hint={translate('scan.hintProduct')} />
        </Box>
        <Box
          component="form"
          noValidate
          aria-label={translate('stockCount.start')}
          onSubmit={submit}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', p: { xs: 4, md: 5 } }}
        >
          <Box inert={isSending} sx={{ flex: '1 1 260px', maxWidth: { md: 420 }, ...dimmed(isSending) }}>
            <FormProduct
              name="product"
              products={products ?? []}
              loading={isPending}
              label={translate('stockCount.productToCount')}
              help={translate('stockCount.productToCountHelp')}
              openOnFocus={false}
            />
          </Box>
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={isSending}
            sx={{ flex: { xs: '1 1 100%', md: 'none' } }}
          >
            {translate('stockCount.start')}
          </Button>
          <Box sx={{ flexBasis: '100%' }}>
            <SlowAnswer isWaiting={isWaiting} />
            <Box role="alert">{problem && <Alert severity="error">{problem}</Alert>}</Box>
          </Box>
        </Box>
      </Panel>
    </FormProvider>
  );
}
