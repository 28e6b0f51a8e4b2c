import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
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
  const format = useFormat();
  const rows = [...links.filter(isOnTheWay), ...links.filter((link) => !isOnTheWay(link))];
  const columns: readonly Column<TraceLink>[] = [
    {
      id: 'number',
      label: translate('field.deliveryNote'),
      card: 'title',
      render: ({ numeroBl }) => <Code>{numeroBl}</Code>,
    },
    { id: 'from', label: translate('lot.from'), render: ({ origine }) => origine.nom },
    {
      id: 'to',
      label: translate('lot.to'),
      render: ({ destination }) => destination?.nom ?? translate('lot.outside'),
    },
    {
      id: 'quantity',
      label: translate('field.quantity'),
      align: 'right',
      card: 'title',
      render: ({ quantite }) => <strong>{format.packages(quantite, product)}</strong>,
    },
    {
      id: 'status',
      label: translate('field.status'),
      render: ({ statut }) => <Tag tone={TONES[statut]}>{translate(`lot.linkStatus.${statut}`)}</Tag>,
    },
    { id: 'date', label: translate('field.date'), render: ({ date }) => format.dateTime(date) },
  ];
  return (
    <DataList label={translate('lot.links')} rows={rows} rowKey={({ idBl }) => idBl} columns={columns} />
  );
}
