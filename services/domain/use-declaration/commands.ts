/** Declaration of use by a vaccination centre or point (section 5 "Use declaration"). Null: not filled in. */
export interface DeclareUse {
  readonly type: 'DeclareUse';
  readonly centreId: string;
  readonly productId: string | null;
  /** The product is in the reference data. */
  readonly productKnown: boolean;
  readonly mode: 'JOUR' | 'SEMAINE';
  /** `dayOfWeek`, `YYYY-MM-DD`; needed in day mode. */
  readonly day: string | null;
  /** `endOfWeek`, `YYYY-MM-DD`, any day of the week; needed in week mode. */
  readonly weekEnd: string | null;
  readonly doses: {
    readonly first: number | null;
    readonly second: number | null;
    readonly third: number | null;
    readonly single: number | null;
  };
}
