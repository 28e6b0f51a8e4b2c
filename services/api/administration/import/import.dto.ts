import { ApiProperty } from '@nestjs/swagger';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import { FieldError } from '../../http/errors/failure.dto.js';
import * as shows from '../../http/fields/answer-fields.js';
import { FlagField } from '../../http/fields/body-fields.js';
import { FileField, FromText } from '../../http/forms/file-field.js';
import type { UploadedFile } from '../../http/forms/form.js';
import { UserChoice } from '../user/user-record.dto.js';

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

const ANY_VALUE = {
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
  nullable: true,
};

class ImportedChange {
  @shows.text('Field.', { example: 'nom' })
  champ!: string;

  @ApiProperty({ description: 'Its value before.', ...ANY_VALUE, example: 'Centre Bellevue' })
  avant!: unknown;

  @ApiProperty({ description: 'Its value afterwards.', ...ANY_VALUE, example: 'Centre Bellevue-Sud' })
  apres!: unknown;

  @shows.choice('Of a plan: what both values count.', QUANTITY_MODES, { optional: true })
  unite?: QuantityMode;

  @shows.choice(
    'Of a plan: what it counted before; null where nothing was planned. Where it counted otherwise than it will, both values are in doses.',
    QUANTITY_MODES,
    { optional: true, nullable: true },
  )
  uniteAvant?: QuantityMode | null;
}

class ImportedLine {
  @shows.count('Row of the sheet, from 2.', { min: 2 })
  ligne!: number;

  @shows.choice('What becomes of it.', LINE_STATES)
  statut!: LineState;

  @shows.text('Name in that line.', { nullable: true })
  libelle!: string | null;

  @shows.id('Id of the record; null where there is none, or would only be one.', { nullable: true })
  id!: string | null;

  @shows.list('Fields of the record that change.', () => ImportedChange)
  modifications!: ImportedChange[];

  @shows.list('What is wrong with the line.', () => FieldError)
  erreurs!: FieldError[];
}

export class ImportReport {
  @shows.flag('Nothing was changed: it was only tried.')
  dryRun!: boolean;

  @shows.count('Records that are created.')
  creations!: number;

  @shows.count('Records that change.')
  modifications!: number;

  @shows.count('Records that stay as they are.')
  inchanges!: number;

  @shows.count('Lines that are wrong; with one of them, nothing is imported.')
  erreurs!: number;

  @shows.list('Each line, in the order of the sheet.', () => ImportedLine)
  lignes!: ImportedLine[];

  @shows.list(
    'Of an import of centres: active users who have no active centre left once the lines disable theirs, by name.',
    () => UserChoice,
    { optional: true },
  )
  pertesAcces?: UserChoice[];
}
