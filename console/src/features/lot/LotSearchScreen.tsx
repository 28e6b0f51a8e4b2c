import Alert from '@mui/material/Alert';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { DataList } from '../../shared/list/DataList.js';
import { ListFilters } from '../../shared/list/ListFilters.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { Panel } from '../../shared/page/Panel.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import { traceAddress } from '../../shared/record/trace-address.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScanning } from '../../shared/scan/useScanning.js';
import { fromSearch, type LotFilters, type LotRow, MOST_ROWS, NO_FILTERS, toQuery, toSearch } from './lot.js';

/** Any lot within reach, by product and a part of its number, or by the code on its box. */
export default function LotSearchScreen() {
  const translate = useTranslate();
  // Asked for with the rows: the fields are drawn later, and find them in the cache.
  useProducts();
  const [search, setSearch] = useSearchParams();
  const filters = fromSearch(search);
  const lots = useRead('/lot', { query: toQuery(filters) });

  const show = (wanted: LotFilters) => setSearch(toSearch(wanted), { replace: true });
  const scanning = useScanning(({ produit, lot }, { taken, unknown }) => {
    if (!produit) return unknown;
    show({ lot: lot ?? '', idProduit: produit.id });
    const product = produit.nomCommercial;
    return lot ? taken('scan.batchTaken', { product, lot }) : taken('scan.productTaken', { product });
  });

  return (
    <Page
      title={translate('lot.title')}
      lead={translate('lot.lead')}
      actions={
        <LinkButton to="/recalls" variant="outlined">
          {translate('lot.recall.listTitle')}
        </LinkButton>
      }
    >
      <Panel flush sx={{ mb: 4 }}>
        <ScanBar scanning={scanning} />
      </Panel>
      <ListFilters values={filters} defaults={NO_FILTERS} onApply={show}>
        <FormText name="lot" label={translate('lot.search')} help={translate('lot.searchHelp')} code />
        <FormAnyProduct name="idProduit" />
      </ListFilters>
      <Loaded
        query={lots}
        rows={6}
        height={56}
        empty={{ title: translate('lot.none'), help: translate('lot.noneHelp') }}
      >
        {(rows) => (
          <>
            {rows.length === MOST_ROWS && (
              <Alert severity="info" sx={{ mb: 3 }}>
                {translate('lot.more', { count: MOST_ROWS })}
              </Alert>
            )}
            <LotList rows={rows} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function LotList({ rows }: { rows: readonly LotRow[] }) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<LotRow>();
  const format = useFormat();
  const navigate = useNavigate();
  const products = useProducts();
  const productOf = (row: LotRow) => products.data?.find(({ id }) => id === row.idProduit);
  const columns = [
    headline('lot', 'field.batch', ({ lot, rappel }) => (
      <>
        <Code>{lot}</Code> {rappel && <Tag tone="danger">{translate('recalled.tag')}</Tag>}
      </>
    )),
    column('product', 'field.product', ({ nomCommercial }) => <strong>{nomCommercial}</strong>),
    column('expiry', 'field.expiry', (row) =>
      format.expiry(row.peremption, productOf(row) ?? { peremptionType: 'JOUR' }),
    ),
    figure(
      'quantity',
      'lot.held',
      (row) => {
        const product = productOf(row);
        return product ? format.packages(row.quantite, product) : format.number(row.quantite);
      },
      { card: 'title' },
    ),
    column('centres', 'lot.heldBy', ({ centres }) =>
      namesOf(
        centres.map(({ nom }) => nom),
        translate,
      ),
    ),
  ];
  return (
    <DataList
      label={translate('lot.title')}
      rows={rows}
      rowKey={({ idProduit, lot, peremption }) => `${idProduit} ${lot} ${peremption}`}
      columns={columns}
      onOpen={({ idProduit, lot }) => void navigate(traceAddress(idProduit, lot))}
      openLabel={({ lot }) => translate('lot.open', { lot })}
    />
  );
}

/** Names that a cell has room for. */
const NAMED = 3;

function namesOf(names: readonly string[], translate: ReturnType<typeof useTranslate>): string {
  if (names.length === 0) return '–';
  const named = names.slice(0, NAMED).join(', ');
  return names.length > NAMED
    ? translate('lot.andMore', { named, smart_count: names.length - NAMED })
    : named;
}
