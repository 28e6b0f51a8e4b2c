import * as shows from '../../http/fields/answer-fields.js';

export class ConfigurationDto {
  @shows.flag('Requests ask for the period that they cover.')
  replenishmentCoverage!: boolean;

  @shows.flag('Requests may be made in doses.')
  replenishmentDose!: boolean;

  @shows.flag('A dispatch preparation may be a transfer.')
  transfertPreparation!: boolean;

  @shows.choice('Language before anybody has chosen one.', ['fr', 'en'], { example: 'en' })
  defaultLanguage!: 'fr' | 'en';

  @shows.text('IANA zone of business days and weeks.', { example: 'Europe/Paris' })
  timeZone!: string;
}
