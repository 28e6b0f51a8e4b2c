import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import { type Discrepancy, replayOf, toneOf } from './discrepancies.js';

/** The latest first; each leads to the movements in which it can be followed. */
export function DiscrepancyList({ rows }: { readonly rows: readonly Discrepancy[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const columns: readonly Column<Discrepancy>[] = [
    {
      id: 'type',
      label: translate('discrepancies.type'),
      card: 'title',
      render: ({ type }) => <Tag tone={toneOf(type)}>{translate(`discrepancies.types.${type}`)}</Tag>,
    },
    { id: 'date', label: translate('field.date'), render: ({ date }) => format.dateTime(date) },
    {
      id: 'centre',
      label: translate('field.centre'),
      render: ({ centre }) => centre?.nom ?? '–',
    },
    {
      id: 'product',
      label: translate('field.product'),
      render: ({ produit }) => produit?.nomCommercial ?? '–',
    },
    {
      id: 'batch',
      label: translate('field.batch'),
      render: ({ lot }) => (lot ? <Code>{lot}</Code> : '–'),
    },
    {
      id: 'quantity',
      label: translate('field.quantity'),
      align: 'right',
      render: ({ quantite, doses }) => {
        if (doses !== null) return translate('discrepancies.doses', { doses: format.signed(doses) });
        return quantite === null || quantite === 0 ? '–' : format.signed(quantite);
      },
    },
    { id: 'user', label: translate('field.user'), render: ({ utilisateur }) => utilisateur ?? '–' },
    { id: 'comment', label: translate('field.comment'), render: ({ commentaire }) => commentaire ?? '–' },
    {
      id: 'replay',
      label: translate('discrepancies.follow'),
      render: (row) => {
        const to = replayOf(row);
        return (
          to && (
            <LinkButton
              to={to}
              size="small"
              aria-label={translate('discrepancies.followAt', { centre: row.centre?.nom ?? '' })}
            >
              {translate('discrepancies.follow')}
            </LinkButton>
          )
        );
      },
    },
  ];
  return (
    <DataList
      label={translate('discrepancies.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}
