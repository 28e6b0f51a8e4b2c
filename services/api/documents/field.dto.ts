import { ApiProperty } from '@nestjs/swagger';
import type { FieldDescription } from '../../documents/fields.js';

/** A field that a template may use in its tags. */
export class FieldView implements FieldDescription {
  @ApiProperty({ description: 'As it stands in a tag: `{{numeroBl}}`.', example: 'numeroBl' })
  nom!: string;

  @ApiProperty({
    description:
      'TEXTE prints; BOOLEEN is asked with `if`; CODE prints as a DataMatrix; GROUPE and LISTE hold others.',
    enum: ['TEXTE', 'BOOLEEN', 'CODE', 'GROUPE', 'LISTE'],
    example: 'TEXTE',
  })
  type!: FieldDescription['type'];

  @ApiProperty({ description: 'What it says.', example: 'Number of the delivery note' })
  libelle!: string;

  @ApiProperty({
    description: 'Fields of a group, or of each item of a list.',
    type: () => [FieldView],
    required: false,
  })
  champs?: readonly FieldView[];
}
