import { ApiProperty } from '@nestjs/swagger';
import { TextFilter } from '../http/fields/query-filters.js';
import { ListQuery } from '../http/lists/list-query.js';

export class OutboxQuery extends ListQuery {
  @TextFilter('Contained in the receiver or the subject, in whatever case.')
  q?: string;
}

export class OutboxMailRow {
  @ApiProperty({
    description: 'Mail: the name of its file.',
    type: String,
    example: '2026-11-21T09-30-00.000Z-5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d.eml',
  })
  id!: string;

  @ApiProperty({ description: 'When it was handed in.', type: String, format: 'date-time' })
  date!: string;

  @ApiProperty({ description: 'Receiver.', type: String, example: 'bellevue@demo.example' })
  destinataire!: string;

  @ApiProperty({
    description: 'Subject.',
    type: String,
    example: 'Livraison en préparation : PN-2026-000123',
  })
  objet!: string;
}

export class OutboxMailView extends OutboxMailRow {
  @ApiProperty({ description: 'Plain text.', type: String })
  texte!: string;

  @ApiProperty({
    description: 'The same in HTML, where there is one.',
    type: String,
    nullable: true,
  })
  html!: string | null;
}
