import type { Scrap } from '../../../domain/ledger/commands.js';
import type { Violation } from '../../http/errors/api-error.js';
import { IdField, NumberField, TextField } from '../../http/fields/body-fields.js';
import { createdAt } from '../created.dto.js';
import { Execute } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import { fieldsOf, refusedAs } from '../field-names.js';
import { OFFLINE_NAME, OfflineInstantField } from '../offline.js';
import { isCauseListed } from '../scrapping-cause.js';
import { unknownProduct } from './known-product.js';

/** Scrapping at a referent or dispatch centre. */
export class CentreScrappingBody {
  @IdField('Product; that of the batch.', { required: true })
  idProduit: string | null = null;

  @IdField('Stock batch.', { required: true })
  idStock: string | null = null;

  @NumberField('How much is scrapped.', { required: true, unit: 'packages', min: 1, example: 1 })
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

  @NumberField('How much is scrapped.', { required: true, unit: 'packages', min: 1, example: 1 })
  quantite: number | null = null;

  @TextField('Code of the value list SCRAPPING_CAUSE.', { required: true, example: 'PEREMPTION' })
  causeDechet: string | null = null;

  @TextField('Comment; required for the cause AUTRE.', { example: 'Flacon entamé' })
  commentaireDechet: string | null = null;

  @OfflineInstantField()
  dateOperation: string | null = null;
}

const CENTRE_NAMES = {
  productId: 'idProduit',
  batchId: 'idStock',
  quantity: 'quantite',
  cause: 'cause',
  comment: 'commentaire',
} as const;

const VACCINATION_NAMES = {
  batchId: 'idLigneBl',
  quantity: 'quantite',
  cause: 'causeDechet',
  comment: 'commentaireDechet',
} as const;

export function scrapAtCentre(body: CentreScrappingBody, facts: CommandFacts) {
  const faults = unknownProduct(body.idProduit, facts);
  const namesProduct = faults.length === 0;
  return scrap({ namesProduct, ...fieldsOf(body, CENTRE_NAMES) }, CENTRE_NAMES, facts, faults);
}

export const scrapAtVaccination = (body: VaccinationScrappingBody, facts: CommandFacts) =>
  scrap(
    { namesProduct: false, productId: null, ...fieldsOf(body, VACCINATION_NAMES) },
    VACCINATION_NAMES,
    facts,
  );

function scrap(
  given: Omit<Scrap, 'type' | 'scrappingId' | 'causeListed' | 'offline'>,
  names: Readonly<Record<string, string>>,
  facts: CommandFacts,
  faults: readonly Violation[] = [],
) {
  const scrappingId = idOf(facts, 'scrapping');
  const causeListed = isCauseListed(facts, given.cause);
  return new Execute({
    stream: 'ledger',
    id: facts.centre.id,
    command: { type: 'Scrap', scrappingId, causeListed, offline: facts.offline, ...given },
    context: facts.context,
    refused: refusedAs({ ...names, ...OFFLINE_NAME }),
    faults,
    answer: () => createdAt(facts, scrappingId),
  });
}
