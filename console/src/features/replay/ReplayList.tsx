import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
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
  const format = useFormat();
  const all: readonly (Column<ReplayedMovement> | false)[] = [
    {
      id: 'type',
      label: translate('replay.movement'),
      card: 'title',
      render: (row) => translate(movementWord({ ...row, idMouvementAnnule: row.annulation ? '-' : null })),
    },
    { id: 'date', label: translate('field.date'), render: ({ date }) => format.dateTime(date) },
    !filters.idCentre && {
      id: 'centre',
      label: translate('field.centre'),
      render: ({ centre }) => centre.nom,
    },
    !filters.idProduit && {
      id: 'product',
      label: translate('field.product'),
      render: ({ produit }) => produit.nomCommercial,
    },
    { id: 'batch', label: translate('field.batch'), render: ({ lot }) => <Code>{lot}</Code> },
    {
      id: 'quantity',
      label: translate('field.quantity'),
      align: 'right',
      render: ({ quantite, sens }) =>
        quantite === 0 ? '–' : format.signed(sens === 'ENTREE' ? quantite : -quantite),
    },
    {
      id: 'balance',
      label: translate('replay.balance'),
      align: 'right',
      render: ({ solde }) => <strong>{format.number(solde)}</strong>,
    },
    { id: 'user', label: translate('field.user'), render: ({ utilisateur }) => utilisateur },
    { id: 'comment', label: translate('field.comment'), render: ({ commentaire }) => commentaire ?? '–' },
    {
      id: 'event',
      label: translate('replay.event'),
      render: ({ index, ...row }) =>
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
    },
  ];
  return (
    <DataList
      label={translate('replay.movements')}
      rows={movements}
      rowKey={({ id }) => id}
      columns={all.filter((column) => column !== false)}
    />
  );
}
