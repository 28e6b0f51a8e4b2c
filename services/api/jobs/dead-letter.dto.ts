import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import type { DeadLetter } from '../../jobs/dead-letters.js';
import { QUEUES, type QueueName } from '../../jobs/job-kinds.js';
import * as shows from '../http/fields/answer-fields.js';

/** A job that was tried as often as it may be. */
export class DeadLetterView implements DeadLetter {
  @shows.choice('What kind of job it is.', QUEUES, { example: 'mail' })
  queue!: QueueName;

  @shows.text('Id of the job.', { example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  id!: string;

  @shows.text('A mail’s receiver and subject, a document’s type, an exported list.', {
    example: 'bellevue@example.org: Preparation PN-2026-000123',
  })
  subject!: string;

  @shows.text('What its last attempt said.', { example: 'connect ECONNREFUSED' })
  reason!: string;

  @shows.count('Attempts made.', { example: 14 })
  attempts!: number;

  @shows.instant('When it was handed in.')
  createdAt!: string;

  @shows.instant('When it was given up.', { nullable: true, example: '2026-11-20T19:30:00.000Z' })
  failedAt!: string | null;
}

export class DeadLetterPath {
  @ApiProperty({ description: 'What kind of job it is.', enum: QUEUES, example: 'mail' })
  @IsIn(QUEUES)
  queue!: QueueName;

  @ApiProperty({ description: 'Id of the job.', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  @IsString()
  id!: string;
}

export class ResentView {
  @shows.count('Jobs that are tried again.', { example: 3 })
  resent!: number;
}
