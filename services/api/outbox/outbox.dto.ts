import * as shows from '../http/fields/answer-fields.js';
import { TextFilter } from '../http/fields/query-filters.js';
import { ListQuery } from '../http/lists/list-query.js';

export class OutboxQuery extends ListQuery {
  @TextFilter('Contained in the receiver or the subject, in whatever case.')
  q?: string;
}

export class OutboxMailRow {
  @shows.text('Mail: the name of its file.', {
    example: '2026-11-21T09-30-00.000Z-5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d.eml',
  })
  id!: string;

  @shows.instant('When it was handed in.')
  date!: string;

  @shows.text('Receiver.', { example: 'bellevue@demo.example' })
  destinataire!: string;

  @shows.text('Subject.', { example: 'Livraison en préparation : PN-2026-000123' })
  objet!: string;
}

export class OutboxMailView extends OutboxMailRow {
  @shows.text('Plain text.')
  texte!: string;

  @shows.text('The same in HTML, where there is one.', { nullable: true })
  html!: string | null;
}
