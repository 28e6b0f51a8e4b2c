import { ApiProperty } from '@nestjs/swagger';

export class ConfigurationDto {
  @ApiProperty({ description: 'Requests ask for the period that they cover.', example: true })
  replenishmentCoverage!: boolean;

  @ApiProperty({ description: 'Requests may be made in doses.', example: true })
  replenishmentDose!: boolean;

  @ApiProperty({ description: 'A dispatch preparation may be a transfer.', example: true })
  transfertPreparation!: boolean;

  @ApiProperty({ description: 'Language before anybody has chosen one.', enum: ['fr', 'en'], example: 'en' })
  defaultLanguage!: 'fr' | 'en';

  @ApiProperty({ description: 'IANA zone of business days and weeks.', example: 'Europe/Paris' })
  timeZone!: string;
}
