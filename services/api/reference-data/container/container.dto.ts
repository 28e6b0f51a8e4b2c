import { ApiProperty } from '@nestjs/swagger';
import type { Container } from './container.entity.js';

/** A container as reference lists and its administration show it. */
export class ContainerDto {
  @ApiProperty({ description: 'Container id.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name, unique for its maker.', example: 'Caisse isotherme 12 L' })
  nom!: string;

  @ApiProperty({ description: 'Maker.', example: 'Isotherma' })
  fabricant!: string;

  @ApiProperty({ description: 'Kind of container, as free text.', example: 'Passif 2-8 °C' })
  type!: string;

  @ApiProperty({ description: 'Size, in the maker’s unit.', minimum: 1, example: 12 })
  taille!: number;

  @ApiProperty({ description: 'Weight, in the maker’s unit.', minimum: 0, example: 3.4 })
  poids!: number;

  @ApiProperty({ description: 'Capacity, in the maker’s unit.', minimum: 0, example: 60 })
  capacite!: number;

  @ApiProperty({ description: 'May be chosen.', example: true })
  actif!: boolean;

  static of(container: Container): ContainerDto {
    return {
      id: container.id,
      nom: container.name,
      fabricant: container.maker,
      type: container.type,
      taille: container.size,
      poids: container.weight,
      capacite: container.capacity,
      actif: container.active,
    };
  }
}
