import type { QuantityMode } from '../../../domain/shared/quantity-mode.js';
import { ChoiceField, DayField, FlagField } from '../../http/fields/body-fields.js';
import { FileField, FromText } from '../../http/forms/file-field.js';
import type { UploadedFile } from '../../http/forms/form.js';
import { IMPORT_PERIODS, type ImportPeriod } from './import-columns.js';

/** Packages may be named as in the name of the model's file. */
const IMPORT_MODES = ['DOSE', 'CONDITIONNEMENT', 'FLACON'] as const;

export class AllocationImportForm {
  @FileField(
    'The .xlsx or .xls: `finess`, `produit`, then the quantities as in the model file; at most 5,000 lines. A week without a quantity stays as it is.',
    { required: true },
  )
  file!: UploadedFile;

  @ChoiceField('What each column of quantities is for: a day (35 of them) or a week (10).', IMPORT_PERIODS, {
    required: true,
    reportedWithOthers: true,
  })
  period?: ImportPeriod;

  @ChoiceField(
    'What the quantities count. In doses a day or week has two columns, D1 and D2.',
    IMPORT_MODES,
    {
      required: true,
      reportedWithOthers: true,
    },
  )
  qtyMode?: QuantityMode;

  @DayField('Monday of the first week, not one that is over.', {
    required: true,
    reportedWithOthers: true,
    example: '2026-11-23',
  })
  startWeek?: string;

  @FlagField('True: tells what would change and changes nothing.', false)
  @FromText((text) => text === 'true' || (text === 'false' ? false : text))
  dryRun?: boolean;
}
