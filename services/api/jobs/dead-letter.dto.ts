import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import type { DeadLetter } from '../../jobs/dead-letters.js';
import { QUEUES, type QueueName } from '../../jobs/job-kinds.js';

/** A job that was tried as often as it may be. */
export class DeadLetterView implements DeadLetter {
  @ApiProperty({ description: 'What kind of job it is.', enum: QUEUES, example: 'mail' })
  queue!: QueueName;

  @ApiProperty({ description: 'Id of the job.', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  id!: string;

  @ApiProperty({
    description: 'A mail’s receiver and subject, a document’s type, an exported list.',
    example: 'bellevue@example.org: Preparation PN-2026-000123',
  })
  subject!: string;

  @ApiProperty({ description: 'What its last attempt said.', example: 'connect ECONNREFUSED' })
  reason!: string;

  @ApiProperty({ description: 'Attempts made.', type: 'integer', example: 14 })
  attempts!: number;

  @ApiProperty({
    description: 'When it was handed in.',
    format: 'date-time',
    example: '2026-11-20T08:30:00.000Z',
  })
  createdAt!: string;

  @ApiProperty({
    description: 'When it was given up.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-20T19:30:00.000Z',
  })
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
  @ApiProperty({ description: 'Jobs that are tried again.', type: 'integer', example: 3 })
  resent!: number;
}
