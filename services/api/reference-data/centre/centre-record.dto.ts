import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsObject, IsOptional, Matches } from 'class-validator';
import type { DocumentType } from '../../../documents/document-type.js';
import { CENTRE_TYPES, type CentreType } from '../../../domain/ledger/vocabulary.js';
import { FlagFilter, RecordQuery, TextFilter } from '../../administration-support/listing/record-query.js';
import {
  ChoiceField,
  ChoicesField,
  EmailField,
  FlagField,
  IdField,
  IdsField,
  TextField,
  WholeNumberField,
} from '../../administration-support/records/body-fields.js';
import { ActivatableBody, RecordView } from '../../administration-support/records/record.dto.js';
import { ApiCode } from '../../http/errors/codes.js';
import { ListOf } from '../../http/validation/list-of.js';
import { UserChoice } from '../user/user-record.dto.js';
import { CentreChoiceDto } from './centre.dto.js';
import {
  ADMINISTRATION_MODES,
  type AdministrationMode,
  MAIL_REASONS,
  MAIL_RECEIVERS,
  type MailReason,
  type MailReceivers,
  QUANTITY_MODES,
  type QuantityMode,
  TAG_CATEGORIES,
  type TagCategory,
} from './vocabulary.js';

export class TagBody {
  @ChoiceField('Category; each one a centre has once.', TAG_CATEGORIES, {
    required: true,
    example: 'SECTEUR',
  })
  categorieType!: TagCategory;

  @TextField('Name of the category; required for AUTRE, where it exists once, and for AUTRE only.')
  categorieLabel?: string | null;

  @TextField('What the tag says.', { required: true, example: 'Nord-Est' })
  valeur!: string;
}

/** Template by type. */
export type TemplateChoices = Partial<Record<DocumentType, string | null>>;

const MAX_TAGS = 100;

export class CentreBody extends ActivatableBody {
  @TextField(
    'Begins the numbers of its delivery notes: 1 to 10 capital letters and digits, exists once, never changes. Absent: made from the name.',
    {
      max: 10,
      example: 'PN',
    },
  )
  @Matches(/^[A-Z0-9]+$/, { context: { code: ApiCode.centreCode } })
  code?: string | null;

  @TextField('Name.', { required: true, example: 'Centre Bellevue' })
  nom!: string;

  @TextField('Service within the institution.', { example: 'Vaccination' })
  service?: string | null;

  @ChoiceField(
    'Type. Required at creation (VACCINATION where a dispatch administrator sends none); never changes.',
    CENTRE_TYPES,
    {
      example: 'VACCINATION',
    },
  )
  type?: CentreType | null;

  @WholeNumberField('Of vaccination centres and points.', { unit: 'persons a day', min: 0, max: 9_999_999 })
  capacite?: number | null;

  @TextField('FINESS number; exists once.', { example: '750000011' })
  numFiness?: string | null;

  @TextField('SIRET number.')
  siret?: string | null;

  @TextField('APE code.')
  ape?: string | null;

  @TextField('Second line of the address.')
  complementDistrib?: string | null;

  @TextField('Street and number.', { required: true, example: '12 rue des Carmes' })
  adresse!: string;

  @TextField('Postal code.', { required: true, example: '75005' })
  codePostal!: string;

  @TextField('Town.', { required: true, example: 'Paris' })
  ville!: string;

  @TextField('Routing label of the post.')
  libelleRoutage?: string | null;

  @TextField('Telephone number.', { example: '+33 1 40 00 00 11' })
  telephone?: string | null;

  @EmailField('E-mail address of the centre.')
  email?: string | null;

  @FlagField(
    'Keeps stock. Of referents only; other centres always do. A referent that is created without does not.',
  )
  gestionStock?: boolean | null;

  @FlagField('What is sent to the centre is not followed up. Always true for a vaccination point.')
  desactivationSuivi?: boolean | null;

  @FlagField('May work without a network. Of vaccination centres only.')
  modeOffline?: boolean | null;

  @ChoiceField('How quantities are counted. Of referent and dispatch centres.', QUANTITY_MODES, {
    default: 'CONDITIONNEMENT',
  })
  modeQte?: QuantityMode | null;

  @ChoiceField('How uses are declared. Of vaccination centres and points.', ADMINISTRATION_MODES, {
    default: 'JOUR',
  })
  modeAdministration?: AdministrationMode | null;

  @ChoiceField('Who gets its mails: the centre, its referent, or both.', MAIL_RECEIVERS, {
    required: true,
    example: 'BOTH',
  })
  destinataireEmail!: MailReceivers;

  @ChoicesField('What it wants to be told by mail.', MAIL_REASONS)
  emailAutorise?: MailReason[] | null;

  @IdsField('Users of the centre. A referent who is not among them any more is no referent any more.')
  users?: string[] | null;

  @IdField('Referent; one of the users.')
  idReferent?: string | null;

  @IdField('Default carrier.')
  idTransporteur?: string | null;

  @IdsField('Centres right below.')
  childrenIds?: string[] | null;

  @IdsField('Centres right above. A dispatch administrator’s new centre stands below the selected one.')
  parentIds?: string[] | null;

  @ApiProperty({ description: 'Tags, all of them.', required: false, type: [TagBody], maxItems: MAX_TAGS })
  @IsOptional()
  @ArrayMaxSize(MAX_TAGS)
  @ListOf(() => TagBody)
  etiquettes?: TagBody[] | null;

  @ApiProperty({
    description:
      'Published templates by type, all of them; types that are left out print with the built-in layout.',
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'string', format: 'uuid' },
    example: {},
  })
  @IsOptional()
  @IsObject()
  templates?: TemplateChoices | null;
}

/** A centre in the list of its administration. */
export class CentreRow extends IntersectionType(
  OmitType(CentreBody, ['users', 'etiquettes', 'templates']),
  RecordView,
) {}

export class CentreView extends IntersectionType(CentreBody, RecordView) {
  @ApiProperty({ description: 'The users by name; read-only.', type: [UserChoice] })
  utilisateurs!: UserChoice[];

  @ApiProperty({ description: 'Centres right below; read-only.', type: [CentreChoiceDto] })
  centreEnfants!: CentreChoiceDto[];

  @ApiProperty({ description: 'Centres right above; read-only.', type: [CentreChoiceDto] })
  centreParents!: CentreChoiceDto[];
}

export class CentreQuery extends RecordQuery {
  @TextFilter('Contained in the name.')
  nom?: string;

  @ApiProperty({ description: 'Of these types.', required: false, enum: CENTRE_TYPES, isArray: true })
  @IsOptional()
  @IsIn(CENTRE_TYPES, { each: true })
  @Transform(({ value }: { value: unknown }) =>
    value === '' ? undefined : Array.isArray(value) ? value : [value],
  )
  type?: CentreType[];

  @FlagFilter('Only active ones, or only inactive ones.')
  statut?: boolean;
}

export class AvailableCentresQuery {
  @ApiProperty({ description: 'Type of the centre that others are to be attached to.', enum: CENTRE_TYPES })
  @IsIn(CENTRE_TYPES)
  centerType!: CentreType;

  @IdField('That centre, where it exists already.')
  existingCenter?: string | null;
}
