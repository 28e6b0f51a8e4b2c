import { FlagField, IdField, NumberField, TextField } from '../fields.js';

export class StockReturnBody {
  @IdField('Vaccination centre that the goods come back from: a child of the selected one.', {
    required: true,
  })
  idCentreRetour: string | null = null;

  @IdField('Delivery-note line by which they had left.', { required: true })
  idLigneBl: string | null = null;

  @IdField('Product; that of the line.', { required: true })
  idProduit: string | null = null;

  @NumberField('How much comes back.', { required: true, unit: 'packages', minimum: 1, example: 3 })
  quantite: number | null = null;

  @FlagField('The user confirmed a quantity above what the centre has left.', false)
  forceValidation: boolean | null = null;

  @TextField('Comment.', { example: 'Séance annulée' })
  commentaireRetour: string | null = null;
}
