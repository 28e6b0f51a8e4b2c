import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { USE_AND_LOSS_GROUPS, type UseAndLossGroup } from '../../../../projections/movement/use-and-loss.js';
import * as shows from '../../http/fields/answer-fields.js';
import { ChoiceFilter, IdFilter, PeriodBegin, PeriodEnd } from '../../http/fields/query-filters.js';

export class UseAndLossFilters {
  @PeriodBegin('Without dates: the current month.')
  dateDebut?: string;

  @PeriodEnd()
  dateFin?: string;

  @ChoiceFilter('A row for each centre, product or month.', USE_AND_LOSS_GROUPS, {
    default: 'CENTRE',
    example: 'PRODUIT',
  })
  groupe?: UseAndLossGroup;

  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @IdFilter('Only this centre or point.')
  idCentre?: string;
}

class NamedGroup {
  @shows.id('Centre or product.')
  id!: string;

  @shows.text('Name.', { example: 'Centre Bellevue' })
  nom!: string;
}

const showsDoses = (description: string) => shows.number(description, { unit: 'doses', example: 120 });

/** Use and loss of a centre, a product or a month. */
@ApiExtraModels(NamedGroup)
export class UseAndLossRow {
  @ApiProperty({
    description: 'Centre or product; a month is `YYYY-MM`.',
    oneOf: [{ $ref: getSchemaPath(NamedGroup) }, { type: 'string', example: '2026-11' }],
  })
  groupe!: NamedGroup | string;

  @showsDoses('What was taken in: a dose counts once at each centre that it reaches.')
  entre!: number;

  @showsDoses('What was taken out of the fridge; syringes count by the packages that were opened for them.')
  sorti!: number;

  @showsDoses('What was declared as administered; of a point under the point.')
  administre!: number;

  @showsDoses('What was scrapped.')
  dechet!: number;

  @ApiProperty({
    description: 'What was scrapped, by the code of its cause. Unit: doses.',
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { CASSE: 12 },
  })
  dechetParCause!: Readonly<Record<string, number>>;

  @shows.number(
    '`dechet` ÷ (`sorti` + `dechet`), 0 to 1; null where nothing went out and nothing was scrapped.',
    { nullable: true, example: 0.0909 },
  )
  tauxPerte!: number | null;

  @showsDoses(
    '`sorti` − `administre`: taken out and not declared, or, where negative, declared and not taken out.',
  )
  ecart!: number;
}
