import { ApiProperty } from '@nestjs/swagger';
import {
  EXIT_DESTINATIONS,
  type ExitDestination,
  PACKAGINGS,
  type Packaging,
} from '../../../domain/ledger/vocabulary.js';
import { CentreReference } from '../shared/references.dto.js';
import { Sheet } from './sheet.dto.js';

export class FridgeExitView extends Sheet {
  @ApiProperty({
    description: 'For the centre itself, or for a point.',
    enum: EXIT_DESTINATIONS,
    example: 'INTERNE',
  })
  sortieType!: ExitDestination;

  @ApiProperty({
    description: 'Vaccination point that it was for.',
    type: () => CentreReference,
    nullable: true,
  })
  pointVacc!: CentreReference | null;

  @ApiProperty({ description: 'How it was typed in.', enum: PACKAGINGS, example: 'FLACON' })
  typeConditionnement!: Packaging;

  @ApiProperty({
    description: 'Syringes drawn, in syringe mode. Unit: syringes.',
    type: 'integer',
    nullable: true,
    example: null,
  })
  seringueQte!: number | null;

  @ApiProperty({ description: 'Comment.', type: String, nullable: true, example: null })
  commentaire!: string | null;
}
