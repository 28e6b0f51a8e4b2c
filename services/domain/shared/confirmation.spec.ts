import { ErrorCode } from '../../words/codes.js';
import { demandConfirmed, type Question } from './confirmation.js';
import { DomainError } from './error.js';
import { PAST_LIMIT } from './past-limit.js';

const ALLOCATION: Question = {
  code: ErrorCode.allocationExceeded,
  arguments: { residual: 4 },
  needsComment: false,
};

function refused(questions: readonly Question[], forced: boolean, comment: string | null) {
  try {
    demandConfirmed(questions, forced, comment);
  } catch (error) {
    if (error instanceof DomainError) return error.violations;
    throw error;
  }
  throw new Error('it was not refused');
}

describe('demandConfirmed', () => {
  it('asks all questions at once, so that none is confirmed unread', () => {
    expect(refused([PAST_LIMIT, ALLOCATION], false, 'seen')).toEqual([
      { code: ErrorCode.pastLimit },
      { code: ErrorCode.allocationExceeded, arguments: { residual: 4 } },
    ]);
  });

  it('wants a comment where one of them does', () => {
    const comment = [{ code: ErrorCode.required, field: 'comment' }];
    expect(refused([ALLOCATION, PAST_LIMIT], true, null)).toEqual(comment);
    expect(demandConfirmed([ALLOCATION], true, null)).toEqual([ErrorCode.allocationExceeded]);
  });

  it('says what was confirmed, which is nothing where nothing was asked', () => {
    expect(demandConfirmed([PAST_LIMIT, ALLOCATION], true, 'seen')).toEqual([
      ErrorCode.pastLimit,
      ErrorCode.allocationExceeded,
    ]);
    expect(demandConfirmed([], true, null)).toEqual([]);
    expect(demandConfirmed([], false, null)).toEqual([]);
  });
});
