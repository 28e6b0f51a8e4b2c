import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import type { DocumentType } from '../../../documents/document-type.js';
import { CENTRE_TYPES, type CentreType } from '../../../domain/ledger/vocabulary.js';
import { centreDefinition } from '../../../reference-data/centre/centre.definition.js';
import { TAG_CATEGORIES, type TagCategory } from '../../../reference-data/centre/vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { ChoiceField, IdField, IdsByKeyField, IdsField, TextField } from '../../http/fields/body-fields.js';
import { ListOf } from '../../http/validation/list-of.js';
import { RecordView } from '../records/record.dto.js';
import { bodyClass } from '../records/record-schemas.js';
import { UserChoice } from '../user/user-record.dto.js';
import { LinkedCentreDto } from './centre.dto.js';

export class TagBody {
  @ChoiceField('Category; each one a centre has once.', TAG_CATEGORIES, {
    required: true,
    checked: true,
    example: 'SECTEUR',
  })
  categorieType!: TagCategory;

  @TextField('Name of the category; required for AUTRE, where it exists once, and for AUTRE only.', {
    checked: true,
  })
  categorieLabel?: string | null;

  @TextField('What the tag says.', { required: true, checked: true, example: 'Nord-Est' })
  valeur!: string;
}

/** Template by type. */
export type TemplateChoices = Partial<Record<DocumentType, string | null>>;

const MAX_TAGS = 100;

export class CentreBody extends bodyClass(centreDefinition) {
  @IdsField('Users of the centre. A referent who is not among them any more is no referent any more.')
  users?: string[] | null;

  @IdsField('Centres right below.')
  childrenIds?: string[] | null;

  @IdsField('Centres right above. A dispatch administrator’s new centre stands below the selected one.')
  parentIds?: string[] | null;

  @ApiProperty({ description: 'Tags, all of them.', required: false, type: [TagBody], maxItems: MAX_TAGS })
  @IsOptional()
  @ArrayMaxSize(MAX_TAGS)
  @ListOf(() => TagBody)
  etiquettes?: TagBody[] | null;

  @IdsByKeyField(
    'Published templates by type, all of them; types that are left out print with the built-in layout.',
  )
  templates?: TemplateChoices | null;
}

/** A centre in the list of its administration. */
export class CentreRow extends IntersectionType(
  OmitType(CentreBody, ['users', 'etiquettes', 'templates']),
  RecordView,
) {}

export class CentreView extends IntersectionType(CentreBody, RecordView) {
  @shows.list('The users by name; read-only.', () => UserChoice)
  utilisateurs!: UserChoice[];

  @shows.list('Centres right below; read-only.', () => LinkedCentreDto)
  centreEnfants!: LinkedCentreDto[];

  @shows.list('Centres right above; read-only.', () => LinkedCentreDto)
  centreParents!: LinkedCentreDto[];
}

export class AvailableCentresQuery {
  @ApiProperty({ description: 'Type of the centre that others are to be attached to.', enum: CENTRE_TYPES })
  @IsIn(CENTRE_TYPES)
  centerType!: CentreType;

  @IdField('That centre, where it exists already.', { checked: true })
  existingCenter?: string | null;
}
