/**
 * Doses that a centre or a point declares as administered, one stream per centre, product and period
 * (`use-declaration-<uuid5>`); declaring again replaces the first (docs/rules/exits-and-returns.md, EX-8).
 */
export interface UseDeclared {
  readonly type: 'UseDeclared';
  readonly data: {
    readonly declarationId: string;
    readonly centreId: string;
    readonly productId: string;
    /** JOUR: `day` counts; SEMAINE: the week that ends on `weekEnd`. */
    readonly mode: 'JOUR' | 'SEMAINE';
    /** `YYYY-MM-DD`; null in week mode. */
    readonly day: string | null;
    /** Monday of the week, `YYYY-MM-DD`. */
    readonly weekStart: string;
    /** Sunday of the week, `YYYY-MM-DD`. */
    readonly weekEnd: string;
    /** Doses administered: first, second, third or booster, single. */
    readonly doses: {
      readonly first: number;
      readonly second: number;
      readonly third: number;
      readonly single: number;
    };
  };
}

export type UseDeclarationEvent = UseDeclared;
