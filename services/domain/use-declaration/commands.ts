/** Declaration of use by a vaccination centre or point. Null: not filled in. */
export interface DeclareUse {
  readonly type: 'DeclareUse';
  readonly centreId: string;
  readonly productId: string | null;
  /** The product is in the reference data. */
  readonly productKnown: boolean;
  readonly mode: 'JOUR' | 'SEMAINE';
  /** `YYYY-MM-DD`; required in day mode. */
  readonly day: string | null;
  /** `YYYY-MM-DD`, any day of the week; required in week mode. */
  readonly weekEnd: string | null;
  readonly doses: {
    readonly first: number | null;
    readonly second: number | null;
    readonly third: number | null;
    readonly single: number | null;
  };
}
