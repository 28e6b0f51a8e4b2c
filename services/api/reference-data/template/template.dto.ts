import { ApiProperty } from '@nestjs/swagger';
import { TEMPLATE_TYPES, type TemplateType } from './template-types.js';

/** A template to choose from. */
export class TemplateChoiceDto {
  @ApiProperty({ description: 'Template id.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name, unique.', example: 'Bon de livraison 2026' })
  nom!: string;

  @ApiProperty({ description: 'Documents that it makes.', enum: TEMPLATE_TYPES, example: 'DISPATCH_BL' })
  type!: TemplateType;
}
