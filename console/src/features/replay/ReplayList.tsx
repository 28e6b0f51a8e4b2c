import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { Code } from '../../shared/record/Code.js';
import { movementWord } from '../../shared/record/movement-word.js';
import type { ProvableMovement, ReplayedMovement, ReplayFilters } from './replay.js';

interface Props {
  readonly movements: readonly ReplayedMovement[];
  readonly filters: ReplayFilters;
  readonly onShow: (movement: ProvableMovement) => void;
}

/** In the order of the ledger, with what each movement left; the event of each is one click away. */
export function ReplayList({ movements, filters, onShow }: Props) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<ReplayedMovement>();
  const format = useFormat();
  const all = [
    headline('type', 'replay.movement', (row) =>
      translate(movementWord({ ...row, idMouvementAnnule: row.annulation ? '-' : null })),
    ),
    column('date', 'field.date', ({ date }) => format.dateTime(date)),
    !filters.idCentre && column('centre', 'field.centre', ({ centre }) => centre.nom),
    !filters.idProduit && column('product', 'field.product', ({ produit }) => produit.nomCommercial),
    column('batch', 'field.batch', ({ lot }) => <Code>{lot}</Code>),
    figure('quantity', 'field.quantity', ({ quantite, sens }) =>
      quantite === 0 ? '–' : format.signed(sens === 'ENTREE' ? quantite : -quantite),
    ),
    figure('balance', 'replay.balance', ({ solde }) => <strong>{format.number(solde)}</strong>),
    column('user', 'field.user', ({ utilisateur }) => utilisateur),
    column('comment', 'field.comment', ({ commentaire }) => commentaire ?? '–'),
    column('event', 'replay.event', ({ index, ...row }) =>
      index === null ? (
        '–'
      ) : (
        <Button
          size="small"
          aria-label={translate('replay.showEvent', { number: format.number(index) })}
          onClick={() => onShow({ ...row, index })}
        >
          {format.number(index)}
        </Button>
      ),
    ),
  ];
  return (
    <DataList
      label={translate('replay.movements')}
      rows={movements}
      rowKey={({ id }) => id}
      columns={all.filter((each) => each !== false)}
    />
  );
}
