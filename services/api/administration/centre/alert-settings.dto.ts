import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsOptional } from 'class-validator';
import {
  type AlertSettings,
  DEFAULT_ALERT_SETTINGS,
  MAX_ALERT_DAYS,
  MAX_ALERT_HOURS,
} from '../../../domain/shared/alert-settings.js';
import { MAX_QUANTITY } from '../../../domain/shared/fields.js';
import { IdField, NumberField } from '../../http/fields/body-fields.js';
import { ListOf } from '../../http/validation/list-of.js';

const { expiryDays, limitHours, receptionDays } = DEFAULT_ALERT_SETTINGS;

/** Fewer than the lists and objects that a body may hold (docs/rules/http.md, HT-11). */
const MAX_THRESHOLDS = 2_900;

export class StockThresholdDto {
  @IdField('Product.', { required: true, checked: true })
  idProduit!: string;

  @NumberField('At or below it the stock is low; 0: never.', {
    unit: 'packages',
    required: true,
    checked: true,
    min: 0,
    max: MAX_QUANTITY,
    example: 20,
  })
  stockBas!: number;
}

/** When a centre wants to be told about its stock. What is left out is set to its default. */
export class AlertSettingsDto {
  @ApiProperty({
    description: 'Products of which a low stock is told, each once; none by default.',
    type: () => [StockThresholdDto],
  })
  @IsOptional()
  @ArrayMaxSize(MAX_THRESHOLDS)
  @ListOf(() => StockThresholdDto)
  seuils: StockThresholdDto[] | null = null;

  @NumberField(`Days before an expiry; ${expiryDays} by default.`, {
    unit: 'days',
    checked: true,
    min: 0,
    max: MAX_ALERT_DAYS,
    example: expiryDays,
  })
  joursPeremption: number | null = null;

  @NumberField(`Hours before a usage limit; ${limitHours} by default.`, {
    unit: 'hours',
    checked: true,
    min: 0,
    max: MAX_ALERT_HOURS,
    example: limitHours,
  })
  heuresLimite: number | null = null;

  @NumberField(`Days after which a note that nobody received is late; ${receptionDays} by default.`, {
    unit: 'days',
    checked: true,
    min: 0,
    max: MAX_ALERT_DAYS,
    example: receptionDays,
  })
  joursReception: number | null = null;

  static of({ thresholds, ...settings }: AlertSettings): AlertSettingsDto {
    return {
      seuils: thresholds.map(({ productId, lowStock }) => ({ idProduit: productId, stockBas: lowStock })),
      joursPeremption: settings.expiryDays,
      heuresLimite: settings.limitHours,
      joursReception: settings.receptionDays,
    };
  }
}
