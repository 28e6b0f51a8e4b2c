import { ApiProperty } from '@nestjs/swagger';
import { IdField, TextField } from '../../http/fields/record-fields.js';
import { CentreChoiceDto } from './centre.dto.js';

export class CentreMailBody {
  @TextField('Subject.', { required: true, example: 'Fermeture exceptionnelle' })
  title!: string;

  @TextField('Message, as plain text.', { required: true, max: 20_000 })
  body!: string;
}

export class CentreMailQuery {
  @IdField('The centre; absent: every active centre.')
  idCentre?: string | null;
}

export class CentreMailReport {
  @ApiProperty({ description: 'Mails that were handed over for delivery, one an address.', type: 'integer' })
  nbMails!: number;

  @ApiProperty({
    description: 'Centres that were not written to: nobody there has an address.',
    type: [CentreChoiceDto],
  })
  centresSansAdresse!: CentreChoiceDto[];
}
