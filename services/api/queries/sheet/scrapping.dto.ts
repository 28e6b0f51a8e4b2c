import { ApiProperty } from '@nestjs/swagger';
import { Sheet } from './sheet.dto.js';

export class ScrappingView extends Sheet {
  @ApiProperty({ description: 'Code of the value list SCRAPPING_CAUSE.', example: 'CASSE' })
  cause!: string;

  @ApiProperty({ description: 'Comment.', type: String, nullable: true, example: 'Tombé du quai' })
  commentaire!: string | null;
}
