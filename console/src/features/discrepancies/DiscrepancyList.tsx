import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import { type Discrepancy, replayOf, toneOf } from './discrepancies.js';

/** The latest first; each leads to the movements in which it can be followed. */
export function DiscrepancyList({ rows }: { readonly rows: readonly Discrepancy[] }) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<Discrepancy>();
  const format = useFormat();
  const columns = [
    headline('type', 'discrepancies.type', ({ type }) => (
      <Tag tone={toneOf(type)}>{translate(`discrepancies.types.${type}`)}</Tag>
    )),
    column('date', 'field.date', ({ date }) => format.dateTime(date)),
    column('centre', 'field.centre', ({ centre }) => centre?.nom ?? '–'),
    column('product', 'field.product', ({ produit }) => produit?.nomCommercial ?? '–'),
    column('batch', 'field.batch', ({ lot }) => (lot ? <Code>{lot}</Code> : '–')),
    figure('quantity', 'field.quantity', ({ quantite, doses }) => {
      if (doses !== null) return translate('discrepancies.doses', { doses: format.signed(doses) });
      return quantite === null || quantite === 0 ? '–' : format.signed(quantite);
    }),
    column('user', 'field.user', ({ utilisateur }) => utilisateur ?? '–'),
    column('comment', 'field.comment', ({ commentaire }) => commentaire ?? '–'),
    column('replay', 'discrepancies.follow', (row) => {
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
    }),
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
