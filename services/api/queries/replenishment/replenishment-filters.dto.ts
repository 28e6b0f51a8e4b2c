import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { REQUEST_STATUSES, type RequestStatus } from '../../../domain/replenishment/request-status.js';
import { TAG_CATEGORIES, type TagCategory } from '../../../reference-data/centre/vocabulary.js';
import {
  ChoiceFilter,
  IdFilter,
  PeriodBegin,
  PeriodEnd,
  TextFilter,
} from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';

const DATE_TYPES = ['CREATION', 'RECEPTION'] as const;
export type DateType = (typeof DATE_TYPES)[number];

/** Filters of the lists of requests. */
export class ReplenishmentFilters extends ListQuery {
  @IdFilter('Only this product; absent or `all`: every product.')
  idProduit?: string;

  @IdFilter('Only requests of this centre; for points’ requests also a point.')
  idCentre?: string;

  @ApiPropertyOptional({
    description: 'Only these statuses: `statut=…&statut=…`. Absent: all.',
    isArray: true,
    enum: REQUEST_STATUSES,
    example: ['EN_ATTENTE', 'CONFIRME'],
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => {
    const chosen = typeof value === 'string' ? value.split(',') : value;
    const named = Array.isArray(chosen) ? chosen.filter((status) => status !== '') : chosen;
    return Array.isArray(named) && named.length === 0 ? undefined : named;
  })
  @IsIn(REQUEST_STATUSES, { each: true })
  statut?: RequestStatus[];

  @IdFilter('Only requests with this carrier.')
  idTransporteur?: string;

  @ChoiceFilter('Only centres with a tag of this category.', TAG_CATEGORIES, { unchosen: 'none' })
  typeEtiquette?: TagCategory;

  @TextFilter('Only centres with a tag whose text contains this, in whatever case.', 'Tournée 3')
  etiquette?: string;

  @ChoiceFilter(
    'Which date lies between `dateDebut` and `dateFin`, which are then required: of the request, or of the reception that was promised, else asked for. Absent: none.',
    DATE_TYPES,
    { unchosen: 'none' },
  )
  typeDate?: DateType;

  @PeriodBegin('Default: none.')
  dateDebut?: string;

  @PeriodEnd()
  dateFin?: string;
}
