import { ErrorCode } from '../../words/codes.js';
import { DomainError } from '../shared/error.js';
import { BELLEVUE, IMMUNOL, VAXILOR } from '../testing/ledger.js';
import { scenario } from '../testing/scenario.js';
import type { DeclareUse } from './commands.js';
import { decide, declarationId, streamIdOf } from './decide.js';
import type { UseDeclared } from './events.js';
import { evolve, type UseDeclarationState, undeclared } from './state.js';

const given = scenario<DeclareUse, UseDeclarationState, UseDeclared>({ initial: undeclared, decide, evolve });

const declare = (more: Partial<DeclareUse> = {}): DeclareUse => ({
  type: 'DeclareUse',
  centreId: BELLEVUE,
  productId: VAXILOR.id,
  productKnown: true,
  mode: 'JOUR',
  day: '2026-03-12',
  weekEnd: null,
  doses: { first: 10, second: 4, third: null, single: 0 },
  ...more,
});
const idOf = (mode: 'JOUR' | 'SEMAINE', date: string) =>
  declarationId({ centreId: BELLEVUE, productId: VAXILOR.id, mode, date });

describe('DeclareUse', () => {
  it('declares the doses of a day', () => {
    given()
      .when(declare())
      .thenExactly({
        type: 'UseDeclared',
        data: {
          declarationId: idOf('JOUR', '2026-03-12'),
          centreId: BELLEVUE,
          productId: VAXILOR.id,
          mode: 'JOUR',
          day: '2026-03-12',
          weekStart: '2026-03-09',
          weekEnd: '2026-03-15',
          doses: { first: 10, second: 4, third: 0, single: 0 },
        },
      });
  });

  it.each(['2026-03-09', '2026-03-12', '2026-03-15'])('declares the doses of the week of %s', (weekEnd) => {
    given()
      .when(declare({ mode: 'SEMAINE', day: null, weekEnd }))
      .thenLike({
        data: {
          declarationId: idOf('SEMAINE', '2026-03-15'),
          day: null,
          weekStart: '2026-03-09',
          weekEnd: '2026-03-15',
        },
      });
  });

  it('has one id for a centre, a product and a period', () => {
    const ids = [
      idOf('JOUR', '2026-03-09'),
      idOf('JOUR', '2026-03-10'),
      idOf('SEMAINE', '2026-03-09'),
      idOf('SEMAINE', '2026-03-16'),
      declarationId({ centreId: BELLEVUE, productId: IMMUNOL.id, mode: 'JOUR', date: '2026-03-09' }),
      declarationId({ centreId: VAXILOR.id, productId: VAXILOR.id, mode: 'JOUR', date: '2026-03-09' }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(idOf('SEMAINE', '2026-03-11')).toBe(idOf('SEMAINE', '2026-03-15'));
  });

  it('has no stream where the form is faulty', () => {
    expect(streamIdOf(declare())).toBe(idOf('JOUR', '2026-03-12'));
    expect(() => streamIdOf(declare({ day: null }))).toThrow(DomainError);
  });

  it('replaces what was declared', () => {
    const again = declare({ doses: { first: 1, second: 1, third: 1, single: 1 } });
    const state = given(...decide(declare()))
      .when(again)
      .thenState();
    expect(state?.doses).toEqual({ first: 1, second: 1, third: 1, single: 1 });
  });

  it('needs the product, and the period of its mode', () => {
    given()
      .when(declare({ productId: null, day: null, weekEnd: '2026-03-15' }))
      .thenRefusedFor(
        { code: ErrorCode.required, field: 'productId' },
        { code: ErrorCode.required, field: 'day' },
      );
    given()
      .when(declare({ mode: 'SEMAINE' }))
      .thenRefused(ErrorCode.required, 'weekEnd');
    given()
      .when(declare({ productKnown: false }))
      .thenRefused(ErrorCode.productNotFound, 'productId');
    given()
      .when(declare({ day: '12/03/2026' }))
      .thenRefused(ErrorCode.dateForm, 'day');
  });

  it('counts in whole doses, none below 0', () => {
    given()
      .when(declare({ doses: { first: -1, second: 0.5, third: -2, single: 10_000_000 } }))
      .thenRefusedFor(
        { code: ErrorCode.notNegative, field: 'doses.first' },
        { code: ErrorCode.integer, field: 'doses.second' },
        { code: ErrorCode.notNegative, field: 'doses.third' },
        { code: ErrorCode.quantityTooLarge, field: 'doses.single' },
      );
  });
});
