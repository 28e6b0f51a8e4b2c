import { PickType } from '@nestjs/swagger';
import * as shows from '../../http/fields/answer-fields.js';
import {
  IdFilter,
  PeriodBegin,
  PeriodEnd,
  TextFilter,
  WholeFilter,
} from '../../http/fields/query-filters.js';
import { MovementRow } from '../movement/movement-row.dto.js';

/** Most movements of one answer. */
const MAX_MOVEMENTS = 1_000;

/** What is replayed, or put into a dossier: a centre, or a lot of a product wherever it went. */
export class ReplayFilters {
  @IdFilter('Centre; it may be left out where product and lot are given.')
  idCentre?: string;

  @IdFilter('Only this product.')
  idProduit?: string;

  @TextFilter('Only this lot, written like this.', 'VX24-0117')
  lot?: string;

  @PeriodBegin('Default: the first movement.')
  dateDebut?: string;

  @PeriodEnd()
  dateFin?: string;
}

export class ReplayPage extends ReplayFilters {
  @WholeFilter('Only movements after this position.', { min: 0, example: 0 })
  after?: number;

  @WholeFilter(
    'Most movements, up to 1,000; those of one event stay together. Default: 200. Unit: movements.',
    { min: 1, max: MAX_MOVEMENTS, example: 200 },
  )
  limit?: number;
}

/** A movement, what it left, and its proof. */
export class ReplayedMovement extends PickType(MovementRow, [
  'id',
  'position',
  'idEvenement',
  'date',
  'dateEnregistrement',
  'type',
  'sens',
  'quantite',
  'centre',
  'produit',
  'idStock',
  'lot',
  'utilisateur',
  'commentaire',
  'numeroBl',
]) {
  @shows.count('Place of its event among all, from 0; null as long as the tree does not cover it.', {
    nullable: true,
    example: 1041,
  })
  index!: number | null;

  @shows.text(
    'Hash of that event, 64 hexadecimal digits: a leaf of the tree; null as long as the tree does not cover it.',
    { nullable: true, example: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328' },
  )
  hash!: string | null;

  @shows.count('What the centre then had of the product; where a lot is asked for, of that lot.', {
    unit: 'packages',
    example: 12,
  })
  solde!: number;

  @shows.flag('It takes back an earlier preparation.', { example: false })
  annulation!: boolean;
}
