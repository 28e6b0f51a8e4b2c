import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import type { TraceExit } from './lot.js';

interface Props {
  readonly exits: readonly TraceExit[];
  readonly product: ProductBrief;
}

/** Every fridge exit of the lot: where, for whom, how much, when and by whom. */
export function ExitTable({ exits, product }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const columns: readonly Column<TraceExit>[] = [
    { id: 'date', label: translate('field.date'), render: ({ date }) => format.dateTime(date) },
    { id: 'centre', label: translate('field.centre'), card: 'title', render: ({ centre }) => centre.nom },
    { id: 'point', label: translate('lot.point'), render: ({ pointVacc }) => pointVacc?.nom ?? '–' },
    {
      id: 'quantity',
      label: translate('field.quantity'),
      align: 'right',
      card: 'title',
      render: ({ quantite }) => <strong>{format.packages(quantite, product)}</strong>,
    },
    {
      id: 'doses',
      label: translate('lot.doses'),
      align: 'right',
      render: ({ quantite, seringueQte }) =>
        seringueQte === null
          ? format.doses(quantite, product)
          : translate('unit.SERINGUE', { smart_count: seringueQte, count: format.number(seringueQte) }),
    },
    { id: 'user', label: translate('field.user'), render: ({ utilisateur }) => utilisateur },
  ];
  return (
    <DataList
      label={translate('lot.exits')}
      rows={exits}
      rowKey={({ idOperation }) => idOperation}
      columns={columns}
    />
  );
}
