import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { today } from '../../shared/format/zone.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { Tag } from '../../shared/record/Tag.js';
import { missing, requestsOf, type ServedDay, type ServedProduct, toneOfServed } from './serving.js';

/** What the dispatch centre can serve at once: its stock against all open requests, by product and day. */
export default function ServingScreen() {
  const translate = useTranslate();
  const products = useRead('/dispatch/besoin/disponibilite');
  return (
    <Page title={translate('replenishment.serving.title')} lead={translate('replenishment.serving.lead')}>
      <Loaded
        query={products}
        rows={5}
        height={56}
        empty={{
          title: translate('replenishment.serving.empty'),
          help: translate('replenishment.serving.emptyHelp'),
        }}
      >
        {(found) => (
          <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {found.map((served) => (
              <ProductDays key={served.produit.id} served={served} />
            ))}
          </Box>
        )}
      </Loaded>
    </Page>
  );
}

function ProductDays({ served }: { served: ServedProduct }) {
  const translate = useTranslate();
  const format = useFormat();
  const { produit, stock, quantite, jours } = served;
  const figures = [
    ['inStock', stock],
    ['asked', quantite],
    ['served', served.quantiteServie],
  ] as const;
  return (
    <Box component="section" aria-label={produit.nomCommercial}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 5, rowGap: 1, mb: 2 }}>
        <Typography variant="h3" component="h2">
          {produit.nomCommercial}
        </Typography>
        {figures.map(([name, packages]) => (
          <Typography key={name} variant="body2" color="textSecondary">
            {translate('labelled', {
              label: translate(`replenishment.serving.figure.${name}`),
              text: format.packages(packages, produit),
            })}
          </Typography>
        ))}
        <ServedTag served={served} product={produit} />
      </Box>
      <ServedDays product={produit} days={jours} />
    </Box>
  );
}

function ServedDays({ product, days }: { product: ServedProduct['produit']; days: readonly ServedDay[] }) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<ServedDay>();
  const format = useFormat();
  const { zone } = useSession();
  const columns = useMemo(() => {
    const packages = (
      id: 'quantite' | 'quantiteConfirmee' | 'quantiteServie' | 'resteStock',
      label: string,
    ) => figure(id, `replenishment.serving.figure.${label}`, (day) => format.packages(day[id], product));
    return [
      headline('day', 'replenishment.serving.day', ({ date }) => (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', whiteSpace: 'nowrap' }}>
          {format.date(date)}
          {date < today(zone) && <Tag tone="caution">{translate('replenishment.serving.overdue')}</Tag>}
        </Box>
      )),
      figure('requests', 'replenishment.serving.requests', ({ nbDemandes }) => format.number(nbDemandes)),
      packages('quantite', 'asked'),
      packages('quantiteConfirmee', 'promised'),
      packages('quantiteServie', 'served'),
      packages('resteStock', 'left'),
      column('state', 'field.status', (day) => <ServedTag served={day} product={product} />),
    ];
  }, [translate, format, zone, product, headline, figure, column]);
  const name = (date: string) =>
    translate('replenishment.serving.openOf', { product: product.nomCommercial, date: format.date(date) });
  return (
    <DataList
      label={product.nomCommercial}
      rows={days}
      rowKey={({ date }) => date}
      columns={columns}
      actions={({ date }) => (
        <LinkButton to={requestsOf(product.id, date, zone)} size="small" aria-label={name(date)}>
          {translate('replenishment.serving.open')}
        </LinkButton>
      )}
    />
  );
}

interface ServedTagProps {
  readonly served: Pick<ServedDay, 'quantite' | 'quantiteServie'>;
  readonly product: ServedProduct['produit'];
}

function ServedTag({ served, product }: ServedTagProps) {
  const translate = useTranslate();
  const format = useFormat();
  const lacking = missing(served);
  return (
    <Tag tone={toneOfServed(served)}>
      {lacking === 0
        ? translate('replenishment.serving.enough')
        : translate('replenishment.serving.missing', { quantity: format.packages(lacking, product) })}
    </Tag>
  );
}
