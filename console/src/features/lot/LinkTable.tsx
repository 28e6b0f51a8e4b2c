import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import type { ToneName } from '../../theme/tokens.js';
import { isOnTheWay, type TraceLink } from './lot.js';

const TONES: Readonly<Record<TraceLink['statut'], ToneName>> = {
  PREPARE: 'notice',
  RECU: 'good',
  ANNULE: 'neutral',
  SANS_SUIVI: 'caution',
};

interface Props {
  readonly links: readonly TraceLink[];
  readonly product: ProductBrief;
}

/** The delivery notes that carried the lot, those still on their way first. */
export function LinkTable({ links, product }: Props) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<TraceLink>();
  const format = useFormat();
  const rows = [...links.filter(isOnTheWay), ...links.filter((link) => !isOnTheWay(link))];
  const columns = [
    headline('number', 'field.deliveryNote', ({ numeroBl }) => <Code>{numeroBl}</Code>),
    column('from', 'lot.from', ({ origine }) => origine.nom),
    column('to', 'lot.to', ({ destination }) => destination?.nom ?? translate('lot.outside')),
    figure(
      'quantity',
      'field.quantity',
      ({ quantite }) => <strong>{format.packages(quantite, product)}</strong>,
      { card: 'title' },
    ),
    column('status', 'field.status', ({ statut }) => (
      <Tag tone={TONES[statut]}>{translate(`lot.linkStatus.${statut}`)}</Tag>
    )),
    column('date', 'field.date', ({ date }) => format.dateTime(date)),
  ];
  return (
    <DataList label={translate('lot.links')} rows={rows} rowKey={({ idBl }) => idBl} columns={columns} />
  );
}
