import { ApiProperty } from '@nestjs/swagger';
import type { Carrier } from './carrier.entity.js';

export class CarrierCentreDto {
  @ApiProperty({ description: 'Id of the dispatch centre.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name.', example: 'Plateforme Nord' })
  nom!: string;

  @ApiProperty({
    description: 'Service within the institution.',
    type: String,
    nullable: true,
    example: 'Logistique',
  })
  service!: string | null;
}

/** A carrier as reference lists and its administration show it. */
export class CarrierDto {
  @ApiProperty({ description: 'Carrier id.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Name, unique.', example: 'Froid Express Nord' })
  nom!: string;

  @ApiProperty({
    description: 'SIRET number, unique.',
    type: String,
    nullable: true,
    example: '40000000000011',
  })
  siret!: string | null;

  @ApiProperty({ description: 'The dispatch centre that it drives for.', format: 'uuid' })
  idCentre!: string;

  @ApiProperty({ description: 'The dispatch centre that it drives for.', type: CarrierCentreDto })
  centreDispatch!: CarrierCentreDto;

  @ApiProperty({ description: 'Street and number.', example: '1 rue des Transporteurs' })
  adresse!: string;

  @ApiProperty({ description: 'Second line of the address.', type: String, nullable: true })
  complementAdresse!: string | null;

  @ApiProperty({ description: 'Postal code.', maxLength: 5, example: '59810' })
  codePostal!: string;

  @ApiProperty({ description: 'Town.', example: 'Lesquin' })
  ville!: string;

  @ApiProperty({ description: 'Country.', example: 'France' })
  pays!: string;

  @ApiProperty({
    description: 'Telephone number.',
    type: String,
    nullable: true,
    example: '+33 3 20 00 01 11',
  })
  telephone!: string | null;

  @ApiProperty({
    description: 'E-mail address of the contact.',
    format: 'email',
    example: 'exploitation@froid-nord.example',
  })
  mailContact!: string;

  @ApiProperty({ description: 'May be chosen.', example: true })
  actif!: boolean;

  /** @param carrier with its `centre` loaded */
  static of(carrier: Carrier): CarrierDto {
    const { id, name, service } = carrier.centre;
    return {
      id: carrier.id,
      nom: carrier.name,
      siret: carrier.siret,
      idCentre: carrier.centreId,
      centreDispatch: { id, nom: name, service },
      adresse: carrier.address,
      complementAdresse: carrier.addressComplement,
      codePostal: carrier.postalCode,
      ville: carrier.city,
      pays: carrier.country,
      telephone: carrier.phone,
      mailContact: carrier.mailContact,
      actif: carrier.active,
    };
  }
}
