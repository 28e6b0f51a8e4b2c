import { ApiProperty } from '@nestjs/swagger';
import type { Tracker } from './tracker.entity.js';

/** A temperature logger as reference lists and its administration show it. */
export class TrackerDto {
  @ApiProperty({ description: 'Tracker id.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name, unique for its maker.', example: 'TT-100' })
  nom!: string;

  @ApiProperty({ description: 'Maker.', example: 'Thermotrace' })
  fabricant!: string;

  @ApiProperty({ description: 'First kind, as free text.', example: 'Enregistreur' })
  type1!: string;

  @ApiProperty({ description: 'Second kind, as free text.', example: 'USB' })
  type2!: string;

  @ApiProperty({ description: 'Lowest temperature that it takes, in °C.', example: 2 })
  minTemperature!: number;

  @ApiProperty({ description: 'Highest temperature that it takes, in °C.', example: 8 })
  maxTemperature!: number;

  @ApiProperty({ description: 'May be chosen.', example: true })
  actif!: boolean;

  static of(tracker: Tracker): TrackerDto {
    return {
      id: tracker.id,
      nom: tracker.name,
      fabricant: tracker.maker,
      type1: tracker.type1,
      type2: tracker.type2,
      minTemperature: tracker.minTemperature,
      maxTemperature: tracker.maxTemperature,
      actif: tracker.active,
    };
  }
}
