import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { BALANCE, type Figure, type TraceNode } from './lot.js';

interface Props {
  readonly nodes: readonly TraceNode[];
  readonly totals: Readonly<Record<Figure, number>>;
}

type Row = Readonly<Record<Figure, number>> & { readonly id: string; readonly name: string };

/** What came, what left and what remains, centre by centre, with the sum of all (docs/rules/lots.md, LO-3). */
export function BalanceTable({ nodes, totals }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { headline, figure } = useColumns<Row>();
  const rows: readonly Row[] = [
    { ...totals, id: 'total', name: translate('lot.total') },
    ...nodes.map(({ centre, ...figures }) => ({ ...figures, id: centre.id, name: centre.nom })),
  ];
  const columns = [
    headline('centre', 'field.centre', ({ id, name }) => (id === 'total' ? <strong>{name}</strong> : name)),
    ...BALANCE.map((side) =>
      figure(side, `lot.figure.${side}`, (row) => {
        const text = format.number(row[side]);
        return side === 'restant' || row.id === 'total' ? <strong>{text}</strong> : text;
      }),
    ),
  ];
  return <DataList label={translate('lot.balance')} rows={rows} rowKey={({ id }) => id} columns={columns} />;
}
