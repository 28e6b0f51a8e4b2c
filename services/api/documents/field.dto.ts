import type { FieldDescription } from '../../documents/fields.js';
import * as shows from '../http/fields/answer-fields.js';

/** A field that a template may use in its tags. */
export class FieldView implements FieldDescription {
  @shows.text('As it stands in a tag: `{{numeroBl}}`.', { example: 'numeroBl' })
  nom!: string;

  @shows.choice(
    'TEXTE prints; BOOLEEN is asked with `if`; CODE prints as a DataMatrix; GROUPE and LISTE hold others.',
    ['TEXTE', 'BOOLEEN', 'CODE', 'GROUPE', 'LISTE'],
    { example: 'TEXTE' },
  )
  type!: FieldDescription['type'];

  @shows.text('What it says.', { example: 'Number of the delivery note' })
  libelle!: string;

  @shows.text('What it prints in the example document; null where it prints nothing.', {
    nullable: true,
    example: 'PN-2026-000123',
  })
  exemple!: string | null;

  @shows.list('Fields of a group, or of each item of a list.', () => FieldView, { optional: true })
  champs?: readonly FieldView[];
}
