import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import type { TraceExit } from './lot.js';

interface Props {
  readonly exits: readonly TraceExit[];
  readonly product: ProductBrief;
}

/** Every fridge exit of the lot: where, for whom, how much, when and by whom. */
export function ExitTable({ exits, product }: Props) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<TraceExit>();
  const format = useFormat();
  const columns = [
    column('date', 'field.date', ({ date }) => format.dateTime(date)),
    headline('centre', 'field.centre', ({ centre }) => centre.nom),
    column('point', 'field.point', ({ pointVacc }) => pointVacc?.nom ?? '–'),
    figure(
      'quantity',
      'field.quantity',
      ({ quantite }) => <strong>{format.packages(quantite, product)}</strong>,
      { card: 'title' },
    ),
    figure('doses', 'lot.doses', ({ quantite, seringueQte }) =>
      seringueQte === null
        ? format.doses(quantite, product)
        : translate('unit.SERINGUE', { smart_count: seringueQte, count: format.number(seringueQte) }),
    ),
    column('user', 'field.user', ({ utilisateur }) => utilisateur),
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
