import { CENTRE_TYPES, type CentreType } from '../../../domain/ledger/vocabulary.js';
import { TAG_CATEGORIES, type TagCategory } from '../../../reference-data/centre/vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { TextField } from '../../http/fields/body-fields.js';
import { IdsFilter, OneOfFilter, TextFilter } from '../../http/fields/query-filters.js';
import { CentreChoiceDto } from './centre.dto.js';

export class CentreMailBody {
  @TextField('Subject.', { required: true, checked: true, example: 'Fermeture exceptionnelle' })
  title!: string;

  @TextField('Message, as plain text.', { required: true, checked: true, max: 20_000 })
  body!: string;
}

/** Which centres are written to: what all conditions together let through; without any, every active centre. */
export class CentreMailQuery {
  @IdsFilter('These centres, active or not.')
  idCentre?: string[];

  @OneOfFilter('Active centres of these types.', CENTRE_TYPES)
  type?: CentreType[];

  @IdsFilter('Active centres right below these.')
  idParent?: string[];

  @OneOfFilter('Active centres with a tag of these categories.', TAG_CATEGORIES)
  typeEtiquette?: TagCategory[];

  @TextFilter('Active centres with a tag that contains this.')
  etiquette?: string;
}

export class CentreMailPreview {
  @shows.count('Centres that the mail is for.')
  nbCentres!: number;

  @shows.count('Mails that would be sent, one an address.')
  nbMails!: number;

  @shows.list('Centres that cannot be written to: nobody there has an address.', () => CentreChoiceDto)
  centresSansAdresse!: CentreChoiceDto[];
}

export class CentreMailReport {
  @shows.count('Mails that were handed over for delivery, one an address.')
  nbMails!: number;

  @shows.list('Centres that were not written to: nobody there has an address.', () => CentreChoiceDto)
  centresSansAdresse!: CentreChoiceDto[];
}
