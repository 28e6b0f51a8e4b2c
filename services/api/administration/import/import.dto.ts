import { ApiProperty } from '@nestjs/swagger';
import { FieldError } from '../../http/errors/failure.dto.js';
import { FlagField } from '../../http/fields/body-fields.js';
import { FileField, FromText } from '../../http/forms/file-field.js';
import type { UploadedFile } from '../../http/forms/form.js';

export class ImportForm {
  @FileField(
    'The .xlsx: headings as in the model file or in an exported list, at most 5,000 lines. An empty cell leaves its field as it is.',
    {
      required: true,
    },
  )
  file!: UploadedFile;

  @FlagField('True: tells what would change and changes nothing.', false)
  @FromText((text) => text === 'true' || (text === 'false' ? false : text))
  dryRun?: boolean;
}

const LINE_STATES = ['CREATION', 'MODIFICATION', 'INCHANGE', 'ERREUR'] as const;
export type LineState = (typeof LINE_STATES)[number];

export class ImportedChange {
  @ApiProperty({ description: 'Field.', type: String, example: 'nom' })
  champ!: string;

  @ApiProperty({ description: 'Its value before.', nullable: true, example: 'Centre Bellevue' })
  avant!: unknown;

  @ApiProperty({ description: 'Its value afterwards.', nullable: true, example: 'Centre Bellevue-Sud' })
  apres!: unknown;
}

export class ImportedLine {
  @ApiProperty({ description: 'Row of the sheet, from 2.', type: 'integer', minimum: 2 })
  ligne!: number;

  @ApiProperty({ description: 'What becomes of it.', enum: LINE_STATES })
  statut!: LineState;

  @ApiProperty({ description: 'Name in that line.', type: String, nullable: true })
  libelle!: string | null;

  @ApiProperty({
    description: 'Id of the record; null where there is none, or would only be one.',
    type: String,
    format: 'uuid',
    nullable: true,
  })
  id!: string | null;

  @ApiProperty({ description: 'Fields of the record that change.', type: [ImportedChange] })
  modifications!: ImportedChange[];

  @ApiProperty({ description: 'What is wrong with the line.', type: [FieldError] })
  erreurs!: FieldError[];
}

export class ImportReport {
  @ApiProperty({ description: 'Nothing was changed: it was only tried.', type: Boolean })
  dryRun!: boolean;

  @ApiProperty({ description: 'Records that are created.', type: 'integer' })
  creations!: number;

  @ApiProperty({ description: 'Records that change.', type: 'integer' })
  modifications!: number;

  @ApiProperty({ description: 'Records that stay as they are.', type: 'integer' })
  inchanges!: number;

  @ApiProperty({
    description: 'Lines that are wrong; with one of them, nothing is imported.',
    type: 'integer',
  })
  erreurs!: number;

  @ApiProperty({ description: 'Each line, in the order of the sheet.', type: [ImportedLine] })
  lignes!: ImportedLine[];
}
