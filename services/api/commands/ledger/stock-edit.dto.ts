import { DayField, IdField, NumberField, TextField } from '../fields.js';

export class StockEditBody {
  @IdField('Stock batch; at a vaccination centre the received delivery-note line.', { required: true })
  idStock: string | null = null;

  @NumberField('What is added, or taken where negative; never 0. This or `peremption` is required.', {
    unit: 'packages',
    example: -2,
  })
  quantite: number | null = null;

  @DayField('New expiry; for a month-type product any day of the month. Not in the past.')
  peremption: string | null = null;

  @TextField('Why.', { required: true, example: 'Inventaire du mois' })
  commentaire: string | null = null;
}
