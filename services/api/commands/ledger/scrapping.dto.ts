import { IdField, NumberField, TextField } from '../fields.js';

/** Scrapping at a referent or dispatch centre. */
export class CentreScrappingBody {
  @IdField('Product; that of the batch.', { required: true })
  idProduit: string | null = null;

  @IdField('Stock batch.', { required: true })
  idStock: string | null = null;

  @NumberField('How much is scrapped.', { required: true, unit: 'packages', minimum: 1, example: 1 })
  quantite: number | null = null;

  @TextField('Code of the value list SCRAPPING_CAUSE.', { required: true, example: 'CASSE' })
  cause: string | null = null;

  @TextField('Comment; required for the cause AUTRE.', { example: 'Chute du carton' })
  commentaire: string | null = null;
}

/** Scrapping at a vaccination centre. */
export class VaccinationScrappingBody {
  @IdField('Received delivery-note line: the stock unit of a vaccination centre.', { required: true })
  idLigneBl: string | null = null;

  @NumberField('How much is scrapped.', { required: true, unit: 'packages', minimum: 1, example: 1 })
  quantite: number | null = null;

  @TextField('Code of the value list SCRAPPING_CAUSE.', { required: true, example: 'PEREMPTION' })
  causeDechet: string | null = null;

  @TextField('Comment; required for the cause AUTRE.', { example: 'Flacon entamé' })
  commentaireDechet: string | null = null;
}
