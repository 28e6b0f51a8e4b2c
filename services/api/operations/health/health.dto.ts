import * as shows from '../../http/fields/answer-fields.js';

export class HealthDto {
  @shows.choice('`ok`, or `unavailable` with the reasons.', ['ok', 'unavailable'])
  status!: 'ok' | 'unavailable';

  @shows.list('What speaks against sending requests here; empty where all is well.', () => String, {
    example: ['event store does not answer'],
  })
  reasons!: string[];

  @shows.list(
    'What is ill, while requests are answered nevertheless: mails, documents and exports may wait. Empty where all is well.',
    () => String,
    { example: ['queues do not answer'] },
  )
  impaired!: string[];

  @shows.choice(
    '`old` while a read model is halted or more than a minute behind; absent where all are current.',
    ['old'],
    { optional: true },
  )
  figures?: 'old';
}
